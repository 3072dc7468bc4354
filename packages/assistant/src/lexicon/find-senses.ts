import type { Locale } from '@dalil/domain/language/locale.ts';
import { skeletonsOf } from '@dalil/search/skeleton.ts';
import { splitWords } from '@dalil/search/split-words.ts';
import { stemWord } from '@dalil/search/stem-word.ts';
import { EN, lexiconOf } from './lexicons.ts';
import { type Lexicon, type Sense, SENSES, type Writing } from './senses.ts';

/** A word of a text with the stem it is compared by. */
export type ReadWord = { text: string; stem: string };

/** A sense with the positions of its words, end exclusive. */
export type FoundSense = { sense: Sense; from: number; to: number };

export type ReadText = {
  words: readonly ReadWord[];
  senses: readonly FoundSense[];
  /** Positions of words that have no sense and are not function words. */
  others: readonly number[];
};

/** A phrase by its stems, with its senses. */
type Phrase = { stems: readonly string[]; senses: readonly Sense[] };
type Phrases = { byFirst: ReadonlyMap<string, readonly Phrase[]> };
type Prepared = Phrases & {
  functionStems: ReadonlySet<string>;
  /** Senses of exact spellings, including words without a meaning, because their stems may equal those of other words. */
  written: ReadonlyMap<string, readonly Sense[]>;
};

const prepared = new Map<Writing, Prepared>();

function prepare(writing: Writing): Prepared {
  const known = prepared.get(writing);
  if (known) return known;
  const lexicon = lexiconOf(writing);
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
  const made = {
    byFirst,
    functionStems: new Set([...lexicon.functionWords, lexicon.commonWords].flatMap(stemsOf)),
    written: writtenWords(lexicon),
  };
  prepared.set(writing, made);
  return made;
}

function writtenWords({ forms, functionWords, commonWords }: Lexicon): Map<string, readonly Sense[]> {
  const written = new Map<string, readonly Sense[]>();
  for (const word of [...functionWords, ...commonWords.split(' ')]) written.set(word.toLowerCase(), []);
  for (const [sense, list] of forms) {
    for (const form of list.filter((one) => !/\s/u.test(one))) {
      const key = form.toLowerCase();
      written.set(key, [...(written.get(key) ?? []), sense]);
    }
  }
  return written;
}

export function readWords(text: string): ReadWord[] {
  return splitWords(text)
    .map((word) => ({ text: word.text, stem: stemWord(word.text) }))
    .filter(({ stem }) => stem !== '');
}

function stemsOf(text: string): string[] {
  return readWords(text).map(({ stem }) => stem);
}

/** Particles that Arabic joins to the following word. Spoken Arabic also joins على, "this" and the sign of the present. */
const JOINED = [
  /^[\u0648\u0641\u0628\u0644\u0643](?=\p{L}{3})/u,
  /^(?:\u0639|\u0647)\u0627?\u0644(?=\p{L}{3})/u,
  /^(?:[\u0648\u0628\u0641\u0643]?\u0627\u0644|\u0644\u0644)(?=\p{L}{2}$)/u,
  /^[\u0648\u0641]\u0628(?=\p{L}{3})/u,
];

/**
 * The stems a word may be looked up by: its own stem, and the stem of the rest without a joined Arabic particle. The particle is
 * removed from the word, because a stem may depend on how a word begins, and from the stem, because a word may have a further
 * ending.
 */
function lookups({ text, stem }: ReadWord): string[] {
  if (!/^[\u0600-\u06ff]/u.test(stem)) return [stem];
  const bare = [text, stem].flatMap((word) =>
    JOINED.filter((joined) => joined.test(word)).map((joined) => stemWord(word.replace(joined, ''))),
  );
  return [...new Set([stem, ...bare])];
}

/** Too many words share fewer consonants or shorter forms. */
const MIN_SOUND_LENGTH = 4;
const MIN_BORROWED_LENGTH = 5;
let sounds: Map<string, readonly Sense[]> | undefined;

/** The consonants of English words, which sound alike in every script, with their senses. */
function soundsOfEnglish(): Map<string, readonly Sense[]> {
  if (sounds) return sounds;
  sounds = new Map();
  const clashes = new Set<string>();
  for (const [sense, forms] of EN.forms) {
    for (const form of forms.filter((one) => one.length >= MIN_BORROWED_LENGTH && !/[\s-]/u.test(one))) {
      for (const sound of skeletonsOf(form).filter(({ length }) => length >= MIN_SOUND_LENGTH)) {
        const known = sounds.get(sound) ?? [];
        if (known.length > 0 && !known.includes(sense)) clashes.add(sound);
        sounds.set(sound, [...new Set([...known, sense])]);
      }
    }
  }
  for (const sound of clashes) sounds.delete(sound);
  return sounds;
}

/** The senses of an English word written in another script: टेस्टिंग, ڈاکومنٹس, باركنج. */
function borrowedSenses({ text }: ReadWord): readonly Sense[] {
  if (!/^[\p{Script=Arabic}\p{Script=Devanagari}]/u.test(text)) return [];
  return skeletonsOf(text).flatMap((sound) => soundsOfEnglish().get(sound) ?? []);
}

/**
 * The senses of the words of a text, longest phrases first. Words may have several senses. Each writing reads the words that the
 * previous ones did not match.
 */
export function findSenses(words: readonly ReadWord[], writings: readonly Writing[]): ReadText {
  const senses: FoundSense[] = [];
  const isTaken = words.map(() => false);
  const isFunction = words.map(() => false);
  const looked = words.map(lookups);
  for (const writing of writings) {
    const lexicon = prepare(writing);
    for (let at = 0; at < words.length; at += 1) {
      // A function word of Urdu may equal the stem of an Arabic word.
      const isOwn = writing === 'ar' && isFunction[at] === true;
      const phrase = isTaken[at] || isOwn ? undefined : longestPhrase({ words, looked, isTaken }, at, lexicon);
      if (phrase) {
        const to = at + phrase.stems.length;
        senses.push(...phrase.senses.map((sense) => ({ sense, from: at, to })));
        isTaken.fill(true, at, to);
        at = to - 1;
      } else if (looked[at]?.some((stem) => lexicon.functionStems.has(stem))) isFunction[at] = true;
    }
  }
  for (const [at, word] of words.entries()) {
    const borrowed = isTaken[at] || isFunction[at] ? [] : borrowedSenses(word);
    if (borrowed.length === 0) continue;
    senses.push(...borrowed.map((sense) => ({ sense, from: at, to: at + 1 })));
    isTaken[at] = true;
  }
  const others = [...words.keys()].filter((at) => !isTaken[at] && !isFunction[at]);
  return { words, senses, others };
}

type Reading = {
  words: readonly ReadWord[];
  /** The lookup stems of each word. */
  looked: readonly (readonly string[])[];
  isTaken: readonly boolean[];
};

function longestPhrase(reading: Reading, at: number, { byFirst, written }: Prepared): Phrase | undefined {
  let longest: Phrase | undefined;
  for (const stem of reading.looked[at] ?? []) {
    for (const phrase of byFirst.get(stem) ?? []) {
      if (phrase.stems.length <= (longest?.stems.length ?? 0) || !standsAt(phrase, at, reading)) continue;
      const senses = phrase.stems.length > 1 ? phrase.senses : asWritten(phrase, reading.words[at], written);
      if (senses.length > 0) longest = { stems: phrase.stems, senses };
    }
  }
  return longest;
}

function standsAt({ stems }: Phrase, at: number, { looked, isTaken }: Reading): boolean {
  return stems.every(
    (stem, offset) => !isTaken[at + offset] && (offset === 0 || looked[at + offset]?.includes(stem) === true),
  );
}

/** The senses of a single word in its exact spelling. */
function asWritten({ senses }: Phrase, word: ReadWord | undefined, written: Prepared['written']): readonly Sense[] {
  const exact = written.get((word?.text ?? '').toLowerCase());
  return exact === undefined ? senses : senses.filter((sense) => exact.includes(sense));
}

/** The senses of a text of the guide in a language. */
export function sensesOfText(text: string, locale: Locale): Set<Sense> {
  return new Set(findSenses(readWords(text), writingsOf(locale)).senses.map(({ sense }) => sense));
}

/** The order in which a text is read: its own language first, then the English words that every language borrows. */
export function writingsOf(locale: Locale): readonly Writing[] {
  return locale === 'en' ? ['en'] : [locale, 'en'];
}
