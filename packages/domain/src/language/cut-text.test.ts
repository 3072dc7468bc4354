import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutText, firstCharacter } from './cut-text.ts';
import { plainLine } from './plain-line.ts';
import { isStorableText } from './storable-text.ts';

test.each([
  ['an emoji', 'ab🏖', 3, 'ab'],
  ['a family', 'a👨‍👩‍👧', 6, 'a'],
  ['a skin tone', 'a👍🏽', 4, 'a'],
  ['a flag', '🇦🇪🇮🇳', 6, '🇦🇪'],
  ['a letter with its accent', 'cafe\u0301', 4, 'caf'],
  ['an Arabic letter with its vowel', 'دُبَيّ', 3, 'دُ'],
  ['a Devanagari syllable', 'दुबई', 1, 'द'],
  ['a text that fits', '🏖🏖', 4, '🏖🏖'],
  ['half a character', 'a\uD83C', 9, 'a\uFFFD'],
  ['nothing', 'abc', 0, ''],
])('ERR-8 %s is not cut through', (_name, text, limit, cut) => {
  expect(cutText(text, limit)).toBe(cut);
});

test('ERR-8 what is cut is never longer than the limit and can be stored, with a segmenter or without', () => {
  const text = fc
    .array(fc.constantFrom('a', '🏖', '👨‍👩‍👧', 'दु', 'e\u0301', '🇦🇪', '\uD83C', ' '))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, fc.integer({ min: 2, max: 20 }), (given, limit) => {
      for (const cut of [cutText(given, limit), cutText(given, limit, undefined), plainLine(given, limit)]) {
        expect(cut.length).toBeLessThanOrEqual(limit);
        expect(isStorableText(cut)).toBe(true);
      }
    }),
  );
});

test('ERR-8 a character that is longer than the limit is cut between its code points', () => {
  expect(cutText(`a${'\u0301'.repeat(50)}`, 10)).toHaveLength(10);
  expect(cutText('👨‍👩‍👧', 4)).toBe('👨\u200d');
});

test('I18N-1 the first character of a name has its marks', () => {
  expect(['मार्च', '👩‍🚀x', '', 'é'].map((text) => firstCharacter(text))).toEqual(['मा', '👩‍🚀', '', 'é']);
});
