import { expect, test } from 'vitest';
import { foldText, hasEveryWord } from './fold-text.ts';

test.each([
  ['Café', 'cafe'],
  ['ＤＥＷＡ', 'dewa'],
  ['الإيجار', 'الايجار'],
  ['رُخْصَة', 'رخصه'],
  ['کرایہ', 'كرايه'],
  ['مترو دبى', 'مترو دبي'],
  ['किराये की फ़ीस', 'किराये की फीस'],
])('I18N-1 %s and %s are the same to a search', (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});

test('I18N-1 different words stay different', () => {
  expect(foldText('कर')).not.toBe(foldText('कार'));
  expect(foldText('مترو')).not.toBe(foldText('ترام'));
});

test.each([
  ['metro fare', true],
  ['FARE métro', true],
  ['', true],
  ['  ', true],
  ['metro taxi', false],
])('I18N-1 a text holds every word of “%s”: %s', (search, found) => {
  expect(hasEveryWord(foldText('Metro fares by zone'), search)).toBe(found);
});
