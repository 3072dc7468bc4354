import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { expect, test } from 'vitest';
import { readJudgedNeeds } from './judged-needs.ts';
import { readStartingGuide } from './starting-guide.ts';

const { known, heldOut } = await readJudgedNeeds();
const needs = [...known, ...heldOut];
const { documents } = await readStartingGuide();

/** A query may also be typed in Latin letters, whatever the language. The first one is in the language's own script. */
const SCRIPTS: Record<Locale, RegExp> = {
  en: /^[\p{Script=Latin}\p{N}'’ -]+$/u,
  ar: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
  ur: /\p{Script=Arabic}/u,
};

test('SEARCH-8 at least 200 queries are judged, and some more that are held out', () => {
  const count = (some: typeof needs) => some.flatMap(({ queries }) => Object.values(queries).flat()).length;
  expect(count(known)).toBeGreaterThanOrEqual(200);
  expect(heldOut.length).toBeGreaterThanOrEqual(10);
});

test('SEARCH-8 everything that is judged relevant stands in the starting content', () => {
  const ids = new Set(documents.map(({ kind, id }) => `${kind}/${id}`));
  const unknown = needs.flatMap(({ id, grades }) =>
    [...grades.keys()].filter((one) => !ids.has(one)).map((one) => [id, one]),
  );
  expect(unknown).toEqual([]);
});

test('SEARCH-8 every need is asked in four scripts', () => {
  const wrong = needs.flatMap(({ id, queries }) =>
    LOCALES.filter((locale) => !queries[locale].some((query) => SCRIPTS[locale].test(query))).map((locale) => [
      id,
      locale,
    ]),
  );
  expect(wrong).toEqual([]);
});

test('SEARCH-8 a need has an id of its own, and something exactly requested unless the guide cannot answer it', () => {
  expect(new Set(needs.map(({ id }) => id)).size).toBe(needs.length);
  const relevant = needs.filter(({ grades }) => [...grades.values()].includes(3));
  expect(needs.filter(({ isUnanswerable }) => !isUnanswerable)).toEqual(relevant);
  expect(needs.filter(({ isUnanswerable, grades }) => isUnanswerable && grades.size > 0)).toEqual([]);
});

test('SEARCH-8 no query is judged twice within a language', () => {
  const requests = needs.flatMap(({ queries }) =>
    LOCALES.flatMap((l) => queries[l].map((query) => `${l} ${query.toLowerCase()}`)),
  );
  const twice = requests.filter((query, place) => requests.indexOf(query) !== place);
  expect(twice).toEqual([]);
});
