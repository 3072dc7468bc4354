import { expect, test } from 'vitest';
import { missingWords } from './missing-words.ts';

const ARTICLE = { title: 'Swimming at night', summary: 'Three beaches have light.', body: { markdown: 'Go there.' } };
const pathsOf = (given: object, kind: Parameters<typeof missingWords>[0] = 'article') =>
  missingWords(kind, { ...ARTICLE, ...given }).map(({ path }) => path);

test.each([
  ['', ['markdown']],
  [' \n\n ', ['markdown']],
  ['## Where\n\n### When', ['markdown']],
  ['---', ['markdown']],
  ['…', ['markdown']],
  ['Go there.', []],
  ['{{salik.peak.price}}', []],
  ['- [The list](/news)', []],
])('STAFF-1 the Markdown %j makes a page or none', (markdown, expected) => {
  expect(pathsOf({ body: { markdown } })).toEqual(expected);
});

test('STAFF-1 a text needs a title and a summary, in words', () => {
  expect(pathsOf({ title: '\u200d', summary: ' – ' })).toEqual(['title', 'summary']);
  expect(pathsOf({ summary: '' }, 'question')).toEqual([]);
  expect(pathsOf({ summary: '' }, 'legal-document')).toEqual([]);
});

test('STAFF-1 a body of pieces has none that are blank', () => {
  expect(pathsOf({ body: { steps: ['Apply.', ' '], notes: null } }, 'service')).toEqual(['body.steps.1']);
  expect(pathsOf({ body: {}, summary: '' }, 'collection')).toEqual(['summary']);
});
