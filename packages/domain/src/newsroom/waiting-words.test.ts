import { expect, test } from 'vitest';
import { waitingWords } from './waiting-words.ts';

const texts = (values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(values).map(([locale, value]) => [locale, { label: 'Hours', sourceName: 'RTA', value }]),
  );
const BEFORE = texts({ en: 'a', ar: 'a', hi: 'a' });

test('STAFF-6 languages wait that a change of words leaves behind', () => {
  expect(waitingWords([], BEFORE, texts({ en: 'b', ar: 'a', hi: 'a' }))).toEqual(['ar', 'hi']);
  expect(waitingWords([], BEFORE, texts({ en: 'b', ar: 'b', hi: 'b' }))).toEqual([]);
  expect(waitingWords([], BEFORE, BEFORE)).toEqual([]);
});

test('STAFF-6 a language that catches up makes no other wait, and one that waited and is left as it was waits on', () => {
  expect(waitingWords(['ar', 'hi'], BEFORE, texts({ en: 'a', ar: 'b', hi: 'a' }))).toEqual(['hi']);
  expect(waitingWords(['hi'], BEFORE, BEFORE)).toEqual(['hi']);
  // A change of the words and of one that waited is news for the others.
  expect(waitingWords(['hi'], BEFORE, texts({ en: 'b', ar: 'a', hi: 'b' }))).toEqual(['ar']);
});

test('STAFF-6 a new label counts as words, the name of a source does not', () => {
  const renamed = { ...BEFORE, en: { label: 'Opening hours', sourceName: 'RTA', value: 'a' } };
  expect(waitingWords([], BEFORE, renamed)).toEqual(['ar', 'hi']);
  const sourced = { ...BEFORE, en: { label: 'Hours', sourceName: 'Roads authority', value: 'a' } };
  expect(waitingWords([], BEFORE, sourced)).toEqual([]);
});

test('STAFF-6 a new sentence counts as words', () => {
  const said = { ...BEFORE, en: { label: 'Hours', sourceName: 'RTA', value: 'a', sentence: 'It opens at {value}.' } };
  expect(waitingWords([], BEFORE, said)).toEqual(['ar', 'hi']);
});
