import { expect, test } from 'vitest';
import { normalizeText, hasEveryWord } from './normalize-text.ts';

test.each([
  ['Café', 'cafe'],
  ['ＤＥＷＡ', 'dewa'],
  ['الإيجار', 'الايجار'],
  ['رُخْصَة', 'رخصه'],
  ['کرایہ', 'كرايه'],
  ['مترو دبى', 'مترو دبي'],
  ['किराये की फ़ीस', 'किराये की फीस'],
])('I18N-1 %s and %s are the same to a search', (one, other) => {
  expect(normalizeText(one)).toBe(normalizeText(other));
});

test('I18N-1 different words stay different', () => {
  expect(normalizeText('कर')).not.toBe(normalizeText('कार'));
  expect(normalizeText('مترو')).not.toBe(normalizeText('ترام'));
});

test.each([
  ['metro fare', true],
  ['FARE métro', true],
  ['', true],
  ['  ', true],
  ['metro taxi', false],
])('I18N-1 a text holds every word of “%s”: %s', (search, found) => {
  expect(hasEveryWord(normalizeText('Metro fares by zone'), search)).toBe(found);
});
