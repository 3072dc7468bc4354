import { expect, test } from 'vitest';
import { tableOf } from '../languages/language-folders.ts';
import { placesOf, plantTree } from './core/planted-tree.ts';
import { checkLanguageFolders, checkLanguages } from './languages.ts';
import { REPOSITORY } from './core/violation.ts';

const FOLDER = 'packages/domain/src/languages';
const SPAN = { en: '{from} to {to}', ar: 'من {from} إلى {to}' };
type Files = Record<string, string>;

function planted(files: Files = {}): Files {
  const spans = Object.entries(SPAN).map(([locale, span]) => [
    `${FOLDER}/${locale}/span.json`,
    JSON.stringify({ span, days: { other: '#' } }),
  ]);
  return {
    ...Object.fromEntries(spans),
    [`${FOLDER}/tables/span.ts`]: tableOf('span.json', ['en', 'ar']),
    ...files,
  };
}

const placesIn = (files: Files, locales = ['en', 'ar']) => placesOf(checkLanguages(plantTree(files), locales));

test('I18N-3 a language is a line of the list and a folder with the same files and keys as the others', () => {
  expect(checkLanguageFolders(REPOSITORY)).toEqual([]);
});

test('I18N-3 folders that agree pass, with the plural forms and the optional words each language has', () => {
  expect(placesIn(planted())).toEqual([]);
  const forms = JSON.stringify({ span: SPAN.ar, days: { zero: '#', one: '#', other: '#' } });
  const words = {
    [`${FOLDER}/en/search-words.json`]: '{}',
    [`${FOLDER}/tables/search-words.ts`]: tableOf('search-words.json', ['en']),
  };
  expect(placesIn(planted({ [`${FOLDER}/ar/span.json`]: forms, ...words }))).toEqual([]);
});

test('I18N-3 a missing folder, file, key or value and a folder of no language of the list are found', () => {
  expect(placesIn(planted(), ['en', 'ar', 'hi'])).toEqual([
    `${FOLDER}/hi:1 same-files`,
    `${FOLDER}/tables/span.ts:1 table`,
  ]);
  expect(placesIn(planted(), ['en'])).toEqual([`${FOLDER}/ar:1 language-list`, `${FOLDER}/tables/span.ts:1 table`]);
  const without = JSON.stringify({ span: SPAN.ar });
  expect(placesIn(planted({ [`${FOLDER}/ar/span.json`]: without }))).toEqual([`${FOLDER}/ar/span.json:1 same-keys`]);
  const other = JSON.stringify({ span: 'من {from}', days: { other: '#' } });
  expect(placesIn(planted({ [`${FOLDER}/ar/span.json`]: other }))).toEqual([`${FOLDER}/ar/span.json:1 same-values`]);
});

test('I18N-3 a table of all languages outside of their folders is found, one of a script is not', () => {
  const path = 'packages/backend/src/emails/names.ts';
  const found = (source: string) =>
    placesIn(planted({ [path]: source }), ['en', 'ar']).map((place) => place.slice(path.length));
  expect(found("export const NAMES = { en: 'English', ar: 'Arabic' };\n")).toEqual([':1 language-table']);
  expect(found("export const CODES = ['en', 'ar'];\n")).toEqual([':1 language-table']);
  expect(found("export type Code = 'en' | 'ar';\n")).toEqual([':1 language-table']);
  expect(found('export type Names = { en: string; ar: string };\n')).toEqual([':1 language-table']);
  expect(found("export const FACES = { Latn: 'Arial', Arab: 'Tahoma' };\n")).toEqual([]);
});
