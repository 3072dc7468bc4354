import { normalizeWord } from './normalize-query.ts';
import { cacheByWord } from './cache-by-word.ts';

type Ending = readonly [ending: RegExp, replacement: string];

/** Left of a word: letters that must remain for an ending to be one. */
const ENGLISH: readonly Ending[] = [
  [/(?<=[a-z]{3})ies$/, 'y'],
  [/(?<=[a-z]{2}(?:s|x|z|ch|sh))es$/, ''],
  [/(?<=[a-z]{2}(?:[^sui]|xi))s$/, ''],
  // Swimming, shopping, running: the doubled consonant shows that the rest is a word of its own.
  [/(?<=[aeiou])([bdgmnprt])\1ing$/, '$1'],
];
/** British and American spellings are one, and so is a final e, which a plural may have taken away. */
const ENGLISH_SPELLINGS: readonly Ending[] = [
  [/(?<=[a-z]{3})our$/, 'or'],
  [/(?<=[a-z]{2})tre$/, 'ter'],
  [/(?<=[a-z]{3})ence$/, 'ense'],
  [/(?<=[a-z]{3})e$/, ''],
];

const ARABIC_ARTICLES = /^(?:[وبفك]?ال|لل)(?=\p{L}{3})/u;
/** Applied to normalized words: ه stands for ة as well, ي for ى and ے. */
const ARABIC: readonly Ending[] = [
  [/(?<=\p{L}{3})ات$/u, ''],
  [/(?<=\p{L}{4})[وي]ن$/u, ''],
];
const ARABIC_FINAL: readonly Ending[] = [
  [/(?<=\p{L}{2})ء$/u, ''],
  [/(?<=\p{L}{3})[اه]$/u, ''],
];
/** A place, an agent or a vehicle with the feminine ending is another word than without: مكتبة is a library, مكتب an office. */
const FEMININE_NOUN = /^(?:م[^اوي]{3}|\p{L}ا[^اوي]{2})(?:ه|ات)$/u;
/** Urdu marks its oblique and plural forms with letters that Arabic does not have, so these are read before folding. */
const URDU: readonly Ending[] = [
  [/(?<=\p{L}{2})(?:یوں|یاں)$/u, 'ی'],
  [/(?<=\p{L}{3})(?:ؤں|وں|یں)$/u, ''],
  [/(?<=\p{L}{3})[ۓے]$/u, ''],
];

const HINDI: readonly Ending[] = [
  [/(?<=[क-ह])ि(?:यों|यां)$/u, 'ी'],
  [/(?<=[ाुू])(?:ओं|एं)$/u, ''],
  [/(?<=[क-ह].?)(?:ों|ें)$/u, ''],
  [/(?<=[ाेैोौ])ए$/u, 'ये'],
  [/(?<=[क-ह].*[क-ह])[ाे]$/u, ''],
];

/**
 * A word without case, article and the endings of plural and oblique forms, so that "beaches" finds "beach" and الشواطئ
 * finds شواطئ. Light on purpose: two words that mean different things should not become one.
 */
export const stemWord = cacheByWord((word) => {
  if (/[\u0600-\u06ff]/u.test(word)) return stemArabicScript(word);
  const normalized = normalizeWord(word);
  if (/[\u0900-\u097f]/u.test(normalized)) return takeOffEach(normalized, HINDI);
  if (/^[a-z]+$/.test(normalized)) return takeOffEach(takeOffFirst(normalized, ENGLISH), ENGLISH_SPELLINGS);
  return normalized;
});

/** A normalized word without the Arabic article it may begin with. */
export function withoutArticle(normalized: string): string {
  return normalized.replace(ARABIC_ARTICLES, '');
}

function stemArabicScript(word: string): string {
  const urdu = takeOffFirst(word.normalize('NFC'), URDU);
  const bare = withoutArticle(normalizeWord(urdu));
  if (FEMININE_NOUN.test(bare) && /[ةهت]$/u.test(urdu)) return bare.replace(/(?:ه|ات)$/u, 'ه');
  return takeOffEach(takeOffFirst(bare, ARABIC), ARABIC_FINAL);
}

function takeOffFirst(word: string, endings: readonly Ending[]): string {
  const found = endings.find(([ending]) => ending.test(word));
  return found ? word.replace(found[0], found[1]) : word;
}

function takeOffEach(word: string, endings: readonly Ending[]): string {
  return endings.reduce((rest, [ending, replacement]) => rest.replace(ending, replacement), word);
}
