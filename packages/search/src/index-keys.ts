import { askedKey, readAskedTerms } from './asked-terms.ts';
import { indexWord, MAX_WORD_LENGTH, nameWord, spelledWordOf, wordKey } from './index-word.ts';
import { normalizeWord } from './normalize-query.ts';
import type { SearchDocument } from './search-document.ts';
import { skeletonsOf } from './skeleton.ts';
import { wordsIn } from './split-words.ts';
import { startInFull } from './words/abbreviations.ts';
import { CONCEPT_IMPACTS, FIELD_IMPACTS, type Field, OTHER_CONCEPT_IMPACT, PRIOR_IMPACT } from './weights.ts';

/** A name written as one word is found by its sound: burjulrab. Too many names share fewer consonants. */
const MIN_JOINED_SOUND_LENGTH = 5;
const MAX_JOINED = 4;
/** Only this many letters of a word count for its forms, so a word has at most 29 forms. */
export const SPELLED_LETTERS = 7;
/** From this length on two letters may be wrong. */
const TWO_ERRORS_FROM = 8;
/** Kinds whose titles are names rather than sentences. */
const NAMED_KINDS: readonly string[] = ['place', 'neighbourhood', 'event', 'service'];

/** The keys of a document, each with its impact (1 to 255). */
export function keysOf(document: SearchDocument): Map<string, number> {
  const keys = new Map<string, number>();
  const titles = textsOf(document.titles);
  const isNamed = NAMED_KINDS.includes(document.kind);
  const nameImpact = titleImpact(titles, document.prior);
  const sounds = skeletonsInMany(titles);
  for (const title of titles) addName(keys, title, nameImpact, isNamed ? null : sounds);
  const aliasImpact = impactOf('alias', document.prior);
  for (const alias of document.aliases) addName(keys, alias, aliasImpact, null);
  if (isNamed) for (const name of [...titles, ...document.aliases]) addJoined(keys, name, aliasImpact);
  for (const summary of textsOf(document.summaries)) addText(keys, summary, 'summary', document.prior);
  for (const body of textsOf(document.bodies)) addText(keys, body, 'body', document.prior);
  for (const concept of [...document.concepts, `kind/${document.kind}` as const]) {
    raise(keys, `#${concept}`, conceptImpact(concept, document.prior));
  }
  addAsked(keys, document.asked);
  return keys;
}

/** The share of a document's questions that have a term counts more slowly with each. */
const ASKED_HALF = 2;

function addAsked(keys: Map<string, number>, questions: readonly string[]): void {
  const counts = new Map<string, number>();
  for (const question of questions) {
    for (const term of readAskedTerms(question)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  for (const [term, count] of counts) raise(keys, askedKey(term), Math.round((255 * count) / (count + ASKED_HALF)));
}

/**
 * The words of a document that a spelling can be corrected to, each once, in lower case and without vowel marks, but not
 * normalized.
 */
export function wordsOf(document: SearchDocument): string[] {
  const texts = [...textsOf(document.titles), ...document.aliases, ...textsOf(document.summaries)];
  const words = new Set<string>();
  for (const text of texts) {
    for (const word of wordsIn(text)) {
      const spelled = spelledWordOf(word);
      if (spelled !== null) words.add(spelled);
    }
  }
  return [...words];
}

/** The letters of a word that count for its forms, as numbers, and how many of them may be wrong. */
export type Spelling = { letters: ArrayLike<number>; errors: number };

export function spellingOf(word: string): Spelling & { letters: readonly number[] } {
  const letters = lettersOf(spelledWord(word));
  return { letters: letters.slice(0, SPELLED_LETTERS), errors: letters.length >= TWO_ERRORS_FROM ? 2 : 1 };
}

export function lettersOf(text: string): number[] {
  return Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
}

/** A normalized word without what varies in the spelling of foreign names, such as the vowel length of Hindi. */
export function spelledWord(word: string): string {
  return normalizeWord(word).replaceAll('ी', 'ि').replaceAll('ू', 'ु').replaceAll('ा', '');
}

/** A normalized word, and its forms without one or two of its letters. Words with similar spelling share a form. */
export function deletionForms(word: string): string[] {
  const { letters, errors } = spellingOf(word);
  const start = String.fromCodePoint(...letters);
  const forms = new Set([start]);
  let last = [start];
  for (let left = errors; left > 0; left--) {
    last = last.flatMap(withoutEachLetter);
    for (const form of last) forms.add(form);
  }
  return [...forms].filter((form) => form !== '');
}

/** Whether a form, given by its letters, belongs to the word. Checks without generating all forms. */
export function hasForm({ letters, errors }: Spelling, form: ArrayLike<number>): boolean {
  const missing = letters.length - form.length;
  if (missing < 0 || missing > errors || form.length === 0) return false;
  let skipped = 0;
  for (let place = 0; place < letters.length; place++) {
    if (letters[place] !== form[place - skipped]) skipped += 1;
    if (skipped > missing) return false;
  }
  return true;
}

function addName(
  keys: Map<string, number>,
  name: string,
  impact: number,
  onlySkeletons: ReadonlySet<string> | null,
): void {
  const readFull = startInFull();
  for (const word of wordsIn(name)) {
    const { isStop, key, inFull } = indexWord(word);
    for (const full of readFull(inFull) ?? []) raise(keys, wordKey(full), impact);
    if (isStop) continue;
    raise(keys, key, impact);
    const { prefixes, skeletons } = nameWord(word);
    for (const prefix of prefixes) raise(keys, prefix, impact);
    for (const skeleton of skeletons) {
      if (onlySkeletons?.has(skeleton) ?? true) raise(keys, `~${skeleton}`, impact);
    }
  }
}

/** Adjacent words of a name are also indexed as one word: albarsha, buqtair. */
function addJoined(keys: Map<string, number>, name: string, impact: number): void {
  const words = wordsIn(name);
  for (const [place, word] of words.entries()) {
    const next = words[place + 1];
    if (next !== undefined) raise(keys, wordKey(word + next), impact);
  }
  if (words.length < 2 || words.length > MAX_JOINED) return;
  for (const skeleton of skeletonsOf(words.join(''))) {
    if (skeleton.length >= MIN_JOINED_SOUND_LENGTH) raise(keys, `~${skeleton}`.slice(0, MAX_WORD_LENGTH), impact);
  }
}

function addText(keys: Map<string, number>, text: string, field: 'summary' | 'body', prior: number): void {
  const counts = new Map<string, number>();
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  const readFull = startInFull();
  for (const word of wordsIn(text)) {
    const { isStop, key, inFull } = indexWord(word);
    if (!isStop) count(key);
    for (const full of readFull(inFull) ?? []) count(wordKey(full));
  }
  for (const [key, times] of counts) raise(keys, key, impactOf(field, (prior + Math.min(times, 3)) / 4));
}

/** Skeletons that titles in at least two languages share: the names in a sentence. */
function skeletonsInMany(titles: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const title of titles) {
    const ofTitle = new Set(wordsIn(title).flatMap(skeletonsOf));
    for (const skeleton of ofTitle) counts.set(skeleton, (counts.get(skeleton) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([skeleton]) => skeleton));
}

/** The shorter the titles of a document, the higher the impact of each word. The same in every language. */
function titleImpact(titles: readonly string[], prior: number): number {
  const lengths = titles.map((title) => wordsIn(title).filter((word) => !indexWord(word).isStop).length);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  return impactOf('title', 0.7 / (1 + 0.25 * Math.max(0, mean - 1)) + 0.3 * prior);
}

function impactOf(field: Field, share: number): number {
  const [lowest, highest] = FIELD_IMPACTS[field];
  return Math.round(lowest + (highest - lowest) * Math.min(1, Math.max(0, share)));
}

function conceptImpact(concept: string, prior: number): number {
  const group = concept.slice(0, concept.indexOf('/'));
  return Math.round((CONCEPT_IMPACTS[group] ?? OTHER_CONCEPT_IMPACT) + PRIOR_IMPACT * prior);
}

function raise(keys: Map<string, number>, key: string, impact: number): void {
  if (key.length > 1 && impact > (keys.get(key) ?? 0)) keys.set(key, impact);
}

function textsOf(texts: Readonly<Partial<Record<string, string>>>): string[] {
  return Object.values(texts).filter((text) => text !== undefined && text !== '') as string[];
}

function withoutEachLetter(form: string): string[] {
  const letters = Array.from(form);
  return letters.map((_, place) => letters.toSpliced(place, 1).join(''));
}
