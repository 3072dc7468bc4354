import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deletionForms, hasForm, keysOf, lettersOf, spelledWord, spellingOf, wordsOf } from './index-keys.ts';
import { prefixesOf, wordKey } from './index-word.ts';
import { distance } from './spelling.ts';
import { GUIDE, makeDocument } from './test-documents.ts';
import { FIELD_IMPACTS } from './weights.ts';

const beach = makeDocument({
  id: 'kite-beach',
  titles: { en: 'Kite Beach', ar: 'كايت بيتش' },
  aliases: ['Kitesurf Beach'],
  summaries: { en: 'A strip of sand in the south.' },
  bodies: { en: 'Sand, showers and sand.' },
  concepts: ['subcategory/beach'],
});

describe('SEARCH-8 the keys of a document', () => {
  const keys = keysOf(beach);

  test.each([
    ['=beach', 'title'],
    ['=kit', 'title'],
    ['=كايت', 'title'],
    ['=kitesurf', 'alias'],
    ['=sand', 'summary'],
    ['=shower', 'body'],
    ['^ki', 'title'],
    ['^kit', 'title'],
    ['^kite', 'title'],
    ['^kitesu', 'alias'],
    ['=kitebeach', 'alias'],
  ] as const)('%s has an impact of its best field, %s', (key, field) => {
    const [lowest, highest] = FIELD_IMPACTS[field];
    expect(keys.get(key)).toBeGreaterThanOrEqual(lowest);
    expect(keys.get(key)).toBeLessThanOrEqual(highest);
  });

  test('SEARCH-8 concepts and the kind are keys, words that only join are none', () => {
    expect([...keys.keys()].filter((key) => key.startsWith('#'))).toEqual(['#subcategory/beach', '#kind/place']);
    expect(['=in', '=the', '=a', '=of'].some((key) => keys.has(key))).toBe(false);
  });

  test('SEARCH-8 a word of a title says the same in every language', () => {
    expect(keys.get('=kit')).toBe(keys.get('=كايت'));
  });

  test('SEARCH-8 in the title of an article only names shared by languages sound', () => {
    const article = keysOf(
      makeDocument({ kind: 'article', id: 'x', titles: { en: 'Renting around Barsha', ur: 'برشا میں کرایہ' } }),
    );
    expect([...article.keys()].filter((key) => key.startsWith('~'))).toEqual(['~brx']);
  });

  test('SEARCH-8 what editors want seen never lifts a field above a better one', () => {
    const unwanted = keysOf({ ...beach, prior: 0 });
    const required = keysOf({ ...beach, prior: 1 });
    expect(required.get('=beach')).toBeGreaterThan(unwanted.get('=beach') ?? 0);
    expect(required.get('=kitesurf')).toBeLessThan(unwanted.get('=beach') ?? 0);
    expect(required.get('=sand')).toBeLessThan(unwanted.get('=kitesurf') ?? 0);
    expect(required.get('=shower')).toBeLessThan(unwanted.get('=sand') ?? 0);
  });

  test('SEARCH-8 every impact is a whole number from 1 to 255, however large texts are', () => {
    const text = fc.string({ unit: fc.constantFrom(...Array.from('beach شاطئ तट. ')) });
    fc.assert(
      fc.property(text, text, fc.double({ min: 0, max: 1, noNaN: true }), (title, body, prior) => {
        const document = makeDocument({
          id: 'x',
          titles: { en: title },
          bodies: { en: body },
          aliases: [title],
          prior,
        });
        for (const [key, impact] of keysOf(document)) {
          expect(key.length).toBeGreaterThan(1);
          expect(Number.isInteger(impact) && impact >= 1 && impact <= 255).toBe(true);
        }
      }),
    );
  });
});

test('SEARCH-2 beginnings are indexed with the article and without', () => {
  expect(prefixesOf('البرشاء')).toEqual(['ال', 'الب', 'البر', 'البرشا', 'بر', 'برش', 'برشا']);
  expect(prefixesOf('Deira')).toEqual(['de', 'dei', 'deir']);
  expect(prefixesOf('B')).toEqual([]);
});

test('SEARCH-8 no key is longer than a line', () => {
  expect(wordKey('a'.repeat(500)).length).toBeLessThan(50);
});

describe('SEARCH-8 words to correct to', () => {
  test.each([
    ['रवि', 'रावी'],
    ['मरिना', 'मरीना'],
    ['ख़लिफ़ा', 'ख़लीफ़'],
    ['नूर', 'नुर'],
  ])('%s and %s are spelled alike', (one, other) => {
    expect(spelledWord(one)).toBe(spelledWord(other));
  });

  test('SEARCH-8 they are shown as their language writes them', () => {
    const document = makeDocument({
      id: 'x',
      titles: { en: "Asha's Café", ar: 'مدرسة البَرشاء', ur: 'کرایہ نامہ', hi: 'ख़लीफ़ा में' },
      bodies: { en: 'Unusual.' },
    });
    expect(wordsOf(document)).toEqual(['ashas', 'café', 'مدرسة', 'البرشاء', 'کرایہ', 'نامہ', 'ख़लीफ़ा'.normalize('NFC')]);
  });

  test('SEARCH-8 words without letters or too short are left out', () => {
    expect(wordsOf(makeDocument({ id: 'x', titles: { en: 'T1 the 2026 bus Terminal' } }))).toEqual(['terminal']);
  });

  test('SEARCH-8 two words with one letter wrong share a form', () => {
    const word = fc.string({ unit: fc.constantFrom(...Array.from('abcdefgh')), minLength: 4, maxLength: 12 });
    fc.assert(
      fc.property(
        word,
        fc.nat(),
        fc.constantFrom(...Array.from('abcxyz')),
        fc.nat(2),
        (right, place, letter, change) => {
          const at = place % right.length;
          const changed = [right.slice(0, at) + letter + right.slice(at), right.slice(0, at) + right.slice(at + 1)];
          const wrong = changed[change] ?? right.slice(0, at) + letter + right.slice(at + 1);
          fc.pre(wrong !== right);
          expect(distance(right, wrong)).toBe(1);
          const shared = deletionForms(wrong).filter((form) => deletionForms(right).includes(form));
          expect(shared).not.toEqual([]);
        },
      ),
    );
  });

  test('SEARCH-8 a word has at most 29 forms', () => {
    for (const word of ['a', 'khalifa', 'सांस्कृतिक', 'internationalisation', 'المواصلات']) {
      expect(deletionForms(word).length).toBeLessThanOrEqual(29);
    }
  });

  test.each([
    ['khalifa', 'kalifa', 1],
    ['beach', 'beahc', 1],
    ['marina', 'marena', 1],
    ['salik', 'salik', 0],
    ['restaurant', 'restaraunt', 2],
    ['شاطئ', '', 4],
  ])('SEARCH-8 from %s to %s it is %i', (one, other, expected) => {
    expect(distance(one, other)).toBe(expected);
    expect(distance(other, one)).toBe(expected);
  });
});

test('SEARCH-8 the same document always has the same keys', () => {
  for (const document of GUIDE) expect(keysOf(document)).toEqual(keysOf(structuredClone(document)));
});

test('SEARCH-8 a form is recognised to be a word’s without making its forms', () => {
  const letters = fc.string({ unit: fc.constantFrom(...Array.from('abcشा𞤀𐌰')), minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(letters, letters, (word, other) => {
      for (const form of [...deletionForms(other), ...deletionForms(word)]) {
        expect(hasForm(spellingOf(word), lettersOf(form))).toBe(deletionForms(word).includes(form));
      }
    }),
  );
});
