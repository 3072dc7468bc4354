import type { Locale } from '../../language/locale.ts';
import { splitWords } from '../../search/split-words.ts';
import { stemWord } from '../../search/stem-word.ts';
import { AR } from './ar.ts';
import { COMMON_WORDS } from './common-words.ts';
import { EN } from './en.ts';
import { HI } from './hi.ts';
import { ROMANISED } from './romanised.ts';
import { type Lexicon, type Sense, SENSES, type Writing } from './senses.ts';
import { UR } from './ur.ts';

export const LEXICONS: Record<Locale, Lexicon> = { en: EN, ar: AR, hi: HI, ur: UR };

/** A word of a text with what it is compared by. */
export type ReadWord = { text: string; stem: string };

/** Where words mean something: the positions of the words, the end excluded. */
export type FoundSense = { sense: Sense; from: number; to: number };

export type ReadText = {
  words: readonly ReadWord[];
  senses: readonly FoundSense[];
  /** Positions of words without a sense that are no function words either. */
  others: readonly number[];
};

/** A phrase by its stems; the senses it has. */
type Phrases = { byFirst: ReadonlyMap<string, readonly { stems: readonly string[]; senses: readonly Sense[] }[]> };
type Prepared = Phrases & { functionStems: ReadonlySet<string> };

const prepared = new Map<Writing, Prepared>();

function prepare(writing: Writing): Prepared {
  const known = prepared.get(writing);
  if (known) return known;
  const lexicon = writing === 'romanised' ? ROMANISED : LEXICONS[writing];
  const byPhrase = new Map<string, Sense[]>();
  for (const sense of SENSES) {
    for (const form of lexicon.forms.get(sense) ?? []) {
      const key = stemsOf(form).join(' ');
      const senses = byPhrase.get(key) ?? [];
      if (key !== '' && !senses.includes(sense)) byPhrase.set(key, [...senses, sense]);
    }
  }
  const byFirst = new Map<string, { stems: string[]; senses: readonly Sense[] }[]>();
  for (const [phrase, senses] of byPhrase) {
    const stems = phrase.split(' ');
    const first = stems[0] ?? '';
    byFirst.set(first, [...(byFirst.get(first) ?? []), { stems, senses }]);
  }
  for (const phrases of byFirst.values()) phrases.sort((a, b) => b.stems.length - a.stems.length);
  const made = { byFirst, functionStems: new Set([...lexicon.functionWords, COMMON_WORDS[writing]].flatMap(stemsOf)) };
  prepared.set(writing, made);
  return made;
}

export function readWords(text: string): ReadWord[] {
  return splitWords(text)
    .map((word) => ({ text: word.text, stem: stemWord(word.text) }))
    .filter(({ stem }) => stem !== '');
}

function stemsOf(text: string): string[] {
  return readWords(text).map(({ stem }) => stem);
}

/** Arabic joins these to the word that follows them. */
const JOINED = /^[\u0648\u0641\u0628\u0644\u0643](?=\p{L}{3})/u;

/** What a stem may be looked up as: itself, and without a joined Arabic particle. */
function lookups(stem: string): string[] {
  if (!JOINED.test(stem)) return [stem];
  const bare = stem.slice(1);
  return [stem, stemWord(bare)];
}

const isSameStem = (stem: string, wanted: string) => stem === wanted || lookups(stem).includes(wanted);

/**
 * What the words of a text mean, the longest phrases first; words may have several senses. Each writing in turn reads what
 * the ones before it have left.
 */
export function findSenses(words: readonly ReadWord[], writings: readonly Writing[]): ReadText {
  const senses: FoundSense[] = [];
  const isTaken = words.map(() => false);
  const isFunction = words.map(() => false);
  for (const writing of writings) {
    const lexicon = prepare(writing);
    for (let at = 0; at < words.length; at += 1) {
      const phrase = isTaken[at] ? undefined : longestPhrase(words, at, lexicon, isTaken);
      if (phrase) {
        const to = at + phrase.stems.length;
        senses.push(...phrase.senses.map((sense) => ({ sense, from: at, to })));
        isTaken.fill(true, at, to);
        at = to - 1;
      } else if (lookups(words[at]?.stem ?? '').some((stem) => lexicon.functionStems.has(stem))) isFunction[at] = true;
    }
  }
  const others = [...words.keys()].filter((at) => !isTaken[at] && !isFunction[at]);
  return { words, senses, others };
}

function longestPhrase(words: readonly ReadWord[], at: number, { byFirst }: Phrases, isTaken: readonly boolean[]) {
  const candidates = lookups(words[at]?.stem ?? '').flatMap((stem) => byFirst.get(stem) ?? []);
  return candidates
    .filter(({ stems }) =>
      stems.every((stem, offset) => {
        const word = words[at + offset];
        return word !== undefined && !isTaken[at + offset] && (offset === 0 || isSameStem(word.stem, stem));
      }),
    )
    .toSorted((a, b) => b.stems.length - a.stems.length)[0];
}

/** The senses of a text of the guide in a language. */
export function sensesOfText(text: string, locale: Locale): Set<Sense> {
  return new Set(findSenses(readWords(text), writingsOf(locale)).senses.map(({ sense }) => sense));
}

/** How a text in a language is read: its own words first, then the English ones that every language borrows. */
export function writingsOf(locale: Locale): readonly Writing[] {
  return locale === 'en' ? ['en'] : [locale, 'en'];
}
