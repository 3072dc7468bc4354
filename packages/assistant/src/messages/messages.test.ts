import { LOCALES } from '@dalil/domain/language/locale.ts';
import { expect, test } from 'vitest';
import { formatMessage, MESSAGES } from './messages.ts';

const UNITS: readonly string[] = ['kilometres', 'metres', 'changes', 'minutes', 'zones'];

/** Every message with its path, except the plural forms of units: languages have different ones. */
function sentences(messages: object, path = ''): [string, string][] {
  return Object.entries(messages).flatMap(([name, value]): [string, string][] => {
    if (UNITS.includes(name)) return [];
    if (typeof value === 'string') return [[`${path}${name}`, value]];
    return sentences(value as object, `${path}${name}.`);
  });
}

const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name).toSorted((a, b) => (a < b ? -1 : 1));

test.each(LOCALES)('CHAT-4 the assistant says the same in %s', (locale) => {
  const own = new Map(sentences(MESSAGES[locale]));
  const english = new Map(sentences(MESSAGES.en));
  expect([...own.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  for (const [name, text] of english)
    expect([name, placeholders(own.get(name) ?? '')]).toEqual([name, placeholders(text)]);
});

test('CHAT-4 Arabic has all six plural forms of what it counts', () => {
  const { kilometres, metres, journey } = MESSAGES.ar;
  for (const forms of [kilometres, metres, journey.changes, journey.minutes, journey.zones]) {
    expect(Object.keys(forms).toSorted()).toEqual(['few', 'many', 'one', 'other', 'two', 'zero']);
  }
});

test('CHAT-1 what is put into a sentence is not read again', () => {
  expect(formatMessage('{a} and {b}', { a: '{b}', b: '2' })).toBe('{b} and 2');
});
