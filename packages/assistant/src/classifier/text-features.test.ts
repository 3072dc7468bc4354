import { expect, test } from 'vitest';
import { featuresOf, normalizeText, weighFeatures } from './text-features.ts';

test.each([
  ['HELP', 'help'],
  ['heeeelp', 'heelp'],
  ['مُدَرِّسة', 'مدرسه'],
  ['أإآ', 'ااا'.slice(0, 2)],
  ['کیسے', 'كيسے'],
  ['क़ानून', 'कानून'],
  ['हाँ', 'हां'],
  ['١٢ 12 १२', '00 00 00'],
])('CHAT-4 a text is read alike however it is typed: %s', (typed, read) => {
  expect(normalizeText(typed)).toBe(read);
});

test('CHAT-4 the features of a text are its words, pairs of words and runs of letters', () => {
  // Two words, one pair, and the runs of 2 to 5 letters of " ab " (3 + 2 + 1) and " cd ".
  expect(featuresOf('ab cd').size).toBe(2 + 1 + 6 + 6);
  expect(featuresOf('  ').size).toBe(0);
});

test('CHAT-4 a long text weighs about as much as a short one', () => {
  const length = (text: string) =>
    Math.sqrt([...weighFeatures(featuresOf(text)).values()].reduce((sum, weight) => sum + weight * weight, 0));
  expect(length('help')).toBeLessThan(1);
  expect(length('how much is the fine for a day')).toBeGreaterThan(length('help'));
  expect(length('how much is the fine for a day')).toBeLessThanOrEqual(1);
});
