import { cacheByWord } from './cache-by-word.ts';
import { normalizeWord } from './normalize-query.ts';
import { isStopWord } from './stop-words.ts';
import file from './words/meanings.json' with { type: 'json' };

/** What a word of Arabic, Hindi or Urdu means, in its own letters, in a dialect or in Latin letters. */
export type Meaning = {
  /** Each reading as its English words. None for a word that only joins others ("of") or asks ("when"). */
  readings: readonly (readonly string[])[];
  /** A word in Latin letters that is not English, so the words around it are not English either. */
  isRomanised: boolean;
};

type Readings = readonly (readonly string[])[];

const MAX_READINGS = 2;
/** Arabic in Latin letters has digits for the letters that Latin lacks: "met7af". */
const DIGIT_LETTER = /[a-z][235-9]|[235-9][a-z]/;
/** The Arabic article, also with a preposition, is typed joined to its word. */
const JOINED_ARTICLE = /^(?:w|b|f|l)?(?:el|al|il)(?=[a-z\d]{3})/;
/** How such a digit sounds in Latin letters. The others are letters that Latin names leave out. */
const DIGIT_SOUNDS: Readonly<Record<string, string>> = { 2: '', 3: 'a', 5: 'kh', 6: 't', 7: 'h', 8: 'gh', 9: 's' };

type Meanings = {
  table: ReadonlyMap<string, Readings>;
  /** The same with the words that only join or ask: "kitna" is "how much". */
  whole: ReadonlyMap<string, Readings>;
  particles: ReadonlySet<string>;
  /** Particles that are English words as well. */
  ambiguous: ReadonlySet<string>;
};

let meanings: Meanings | undefined;

function readFile(): Meanings {
  const table = new Map<string, Readings>();
  const whole = new Map<string, Readings>();
  const add = (to: Map<string, Readings>, key: string, words: readonly string[]) => {
    const known = to.get(key) ?? [];
    if (known.length < MAX_READINGS) to.set(key, [...known, words]);
  };
  for (const line of file.words) {
    const [meaning = '', ...written] = line.split(' ');
    const all = meaning.split('_');
    const words = all.filter((word) => !isStopWord(word));
    for (const key of new Set(written.flatMap((word) => [normalizeWord(word), looseKey(normalizeWord(word))]))) {
      if (key === null) continue;
      add(table, key, words);
      add(whole, key, all);
    }
  }
  return { table, whole, particles: wordsIn(file.particles), ambiguous: wordsIn(file.particlesAlsoEnglish) };
}

function wordsIn(rows: readonly string[]): ReadonlySet<string> {
  return new Set(rows.flatMap((row) => row.split(' ').map(normalizeWord)));
}

/** A key that spellings of one word in Latin letters share: they differ in the length of vowels and in doubled letters. */
function looseKey(word: string): string | null {
  if (!/^[a-z]{4,}$/.test(word)) return null;
  const loose = word
    .replaceAll(/ee|ii|ey|ay/g, 'i')
    .replaceAll(/oo|ou/g, 'u')
    .replaceAll('w', 'v')
    .replaceAll(/(.)\1/g, '$1')
    .replace(/h$/, '');
  return `~${loose}`;
}

/** What a word means. Null for a word that is not in the list. Another spelling of a listed word is read by `looseReadingsOf`. */
export const meaningOf = cacheByWord((word): Meaning | null => {
  meanings ??= readFile();
  const { table, particles } = meanings;
  const key = normalizeWord(word);
  const isLatin = /^[a-z\d]+$/.test(key);
  if (particles.has(key)) return { readings: [], isRomanised: isLatin };
  const isSpelledWithDigits = DIGIT_LETTER.test(key);
  const readings = table.get(key) ?? table.get(key.replace(JOINED_ARTICLE, ''));
  if (readings === undefined) return null;
  const significant = readings.filter(({ length }) => length > 0);
  const asks = significant.length === 0 && isLatin && !isStopWord(key);
  return { readings: significant, isRomanised: isSpelledWithDigits || asks };
});

/** Whether a text has a word in Latin letters that is not English, so the words around it are not English either. */
export function hasRomanised(words: readonly string[]): boolean {
  return words.some((word) => meaningOf(word)?.isRomanised);
}

/** Whether a word of a romanised text only joins others or asks. */
export function isParticle(word: string): boolean {
  meanings ??= readFile();
  return meanings.ambiguous.has(normalizeWord(word)) || meaningOf(word)?.readings.length === 0;
}

/** A text with the listed words as they are written in English: "burj khalifaa" is "burj khalifa". */
export function inEnglish(words: readonly string[]): string {
  return words.map((word) => meaningOf(word)?.readings[0]?.join(' ') ?? word).join(' ');
}

/** The readings of a word that is spelled in another way than in the list. Only for text that is known not to be English. */
export function looseReadingsOf(word: string): Meaning['readings'] {
  meanings ??= readFile();
  const readings = meanings.table.get(looseKey(normalizeWord(word)) ?? '') ?? [];
  return readings.filter(({ length }) => length > 0);
}

/**
 * What a word means, with the words that join or ask. Empty for a particle, null for a word that is not in the list. A word in Latin
 * letters is read as English unless `isRomanised`, and only then in other spellings than the listed ones.
 */
export function wholeMeaningOf(word: string, isRomanised: boolean): readonly string[] | null {
  meanings ??= readFile();
  const { whole, particles, ambiguous } = meanings;
  const key = normalizeWord(word);
  const isLatin = /^[a-z\d]+$/.test(key);
  if (isRomanised && ambiguous.has(key)) return [];
  if (isLatin && !isRomanised && !DIGIT_LETTER.test(key)) return null;
  const found = whole.get(key) ?? whole.get(key.replace(JOINED_ARTICLE, ''));
  if (found) return [...new Set(found.flat())];
  if (particles.has(key) || (!isLatin && isStopWord(word))) return [];
  const loose = whole.get(looseKey(key) ?? '');
  return loose ? [...new Set(loose.flat())] : null;
}

/** A word of Arabic in Latin letters and digits as names are spelled: "5alifa" is "khalifa". Null for other words. */
export function withoutDigits(word: string): string | null {
  const normalized = normalizeWord(word);
  if (!DIGIT_LETTER.test(normalized) || !/[a-z]{2}/.test(normalized)) return null;
  return normalized.replaceAll(/[235-9]/g, (digit) => DIGIT_SOUNDS[digit] ?? '');
}
