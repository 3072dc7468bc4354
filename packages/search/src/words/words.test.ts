import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CATEGORIES } from '@dalil/domain/guide/category.ts';
import { CITY_AREAS } from '@dalil/domain/guide/neighbourhood.ts';
import { normalizeText } from '@dalil/domain/language/normalize-text.ts';
import { LOCALES, scriptOf } from '@dalil/domain/language/locale.ts';
import { expect, test } from 'vitest';
import { SEARCH_KINDS, type ConceptId } from '../search-document.ts';
import { addWords, OTHER_WORDS } from './add-words.ts';
import { ALIASES } from './aliases.ts';
import { KINDRED } from './kindred.ts';

const CONTENT = path.join(import.meta.dirname, '../../../database/content');
const FOLDERS = {
  place: 'places',
  service: 'services',
  article: 'articles',
  event: 'events',
  question: 'questions',
} as const;
const SCRIPTS = {
  Latn: /^[\p{Script=Latin}\p{N} '-]+$/u,
  Arab: /^[\p{Script=Arabic}\p{Script=Latin}\p{N} ]+$/u,
} as const;

type Json = { group: string; terms: { id: string }[]; sections: string[]; facts: { id: string; type: string }[] };

function readJson(...names: string[]): Json {
  return JSON.parse(readFileSync(path.join(CONTENT, ...names), 'utf8'));
}

function knownConcepts(): Set<string> {
  const terms = readdirSync(path.join(CONTENT, 'terms')).map((file) => readJson('terms', file));
  const facts = readdirSync(path.join(CONTENT, 'facts')).flatMap((file) => readJson('facts', file).facts);
  const items = Object.values(FOLDERS).flatMap((folder) =>
    readdirSync(path.join(CONTENT, folder)).map((file) => readJson(folder, file)),
  );
  return new Set([
    ...terms.flatMap(({ group, terms: ofGroup }) => ofGroup.map(({ id }) => `${group}/${id}`)),
    ...items.flatMap(({ sections }) => sections.map((id) => `section/${id}`)),
    ...facts.map(({ type }) => `fact-type/${type}`),
    ...CATEGORIES.map((id) => `category/${id}`),
    ...CITY_AREAS.map((id) => `neighbourhood/${id}`),
    ...SEARCH_KINDS.map((id) => `kind/${id}`),
  ]);
}

test('SEARCH-8 every concept that has other words, or kin, stands in the content', () => {
  const known = knownConcepts();
  const used = [...Object.values(OTHER_WORDS).flatMap((words) => Object.keys(words)), ...KINDRED.flat()];
  expect(used.filter((id) => !known.has(id))).toEqual([]);
});

test('SEARCH-8 a concept has its other words in all languages that have some, each once', () => {
  for (const words of Object.values(OTHER_WORDS)) {
    expect(Object.keys(words)).toEqual(Object.keys(OTHER_WORDS.en ?? {}));
    for (const [id, line] of Object.entries(words)) {
      const words = line.split(', ').map((word) => normalizeText(word.trim()));
      expect(words, id).not.toContain('');
      expect(line.split(', '), id).toEqual([...new Set(line.split(', '))]);
    }
  }
});

test('SEARCH-8 other words are written in the letters of their language, or in Latin ones', () => {
  const letters = { ...SCRIPTS, Deva: /^[\p{Script=Devanagari}\p{Script=Latin}\p{N} -]+$/u, Aran: SCRIPTS.Arab };
  const wrong = LOCALES.flatMap((locale) =>
    Object.values(OTHER_WORDS[locale] ?? {})
      .flatMap((line) => line.split(', '))
      .filter((word) => !letters[scriptOf(locale)].test(word.normalize('NFKD').replaceAll(/\p{M}/gu, '')))
      .map((word) => `${locale} ${word}`),
  );
  expect(wrong).toEqual([]);
});

test('SEARCH-8 a concept is kin of one group only, and the first has the words', () => {
  const all = KINDRED.flat();
  expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
  expect(KINDRED.flatMap((kin) => kin.slice(1)).filter((id) => id in (OTHER_WORDS.en ?? {}))).toEqual([]);
});

test('SEARCH-8 the names of kindred concepts lead to each of them', () => {
  const concepts = addWords([
    { id: 'cuisine/emirati', names: { ar: ['المطبخ الإماراتي'] } },
    { id: 'tag/emirati', names: { ar: ['مأكولات إماراتية'] } },
    { id: 'tag/nothing-like-it', names: { en: ['Nothing like it'] } },
  ]);
  const namesOf = (id: ConceptId) => concepts.find((concept) => concept.id === id)?.names;
  expect(namesOf('cuisine/emirati')).toEqual(namesOf('tag/emirati'));
  expect(namesOf('tag/emirati')?.ar).toEqual(expect.arrayContaining(['المطبخ الإماراتي', 'مأكولات إماراتية']));
  expect(namesOf('tag/nothing-like-it')).toEqual({ en: ['Nothing like it'], ar: [], hi: [], ur: [] });
});

test('SEARCH-8 every alias belongs to an item or a fact of the content', () => {
  const items = Object.entries(FOLDERS).flatMap(([kind, folder]) =>
    readdirSync(path.join(CONTENT, folder)).map((file) => `${kind}/${path.basename(file, '.json')}`),
  );
  const facts = readdirSync(path.join(CONTENT, 'facts')).flatMap((file) => readJson('facts', file).facts);
  const known = new Set([...items, ...facts.map(({ id }) => `fact/${id}`)]);
  expect(Object.keys(ALIASES).filter((key) => !known.has(key))).toEqual([]);
});
