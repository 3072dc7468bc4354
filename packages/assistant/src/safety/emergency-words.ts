import { EMERGENCY_WORDS } from '@dalil/domain/languages/tables/emergency-words.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { foldLatin, normalizeWords, tokensOf } from './words.ts';
import ROMANISED from './romanised-words.json' with { type: 'json' };
import { SAFETY_EVENTS, type SafetyEvent } from './events.ts';

/**
 * How much a pattern says. `sure` tells what is happening now and to whom, `plain` names what is happening, and `hint` may belong to
 * something harmless.
 */
export const GRADES = ['sure', 'plain', 'hint'] as const;
export type Grade = (typeof GRADES)[number];

/**
 * Words that turn evidence down: it happened before, is not real, is the subject of a museum or a course, may happen, is
 * asked about in general, or is denied.
 */
export const CALM = ['past', 'unreal', 'thing', 'if', 'asking', 'not'] as const;
export type Calm = (typeof CALM)[number];

/** The words of one writing. `romanised` is Arabic, Hindi and Urdu in Latin letters. */
export type WordsOfEmergencies = {
  /** Words for the lines and houses that help: a message with one may ask for nothing else. */
  lines: string;
  /** Lists that patterns name: `@who` stands for every word of `who`. */
  words: Readonly<Record<string, string>>;
  /**
   * Patterns, separated by commas. The parts of a pattern, separated by spaces, stand near each other in any order; `|` separates
   * spellings of a part, `_` joins words that follow each other, `*` stands for any ending, and `!` excludes a word.
   */
  events: Readonly<Record<SafetyEvent, Readonly<Record<Grade, string>>>>;
  /** Patterns of figures of speech, by the event that they sound like: "a heart attack when I saw the bill". */
  figures: Readonly<Partial<Record<SafetyEvent, string>>>;
  calm: Readonly<Record<Calm, string>>;
};

/** One spelling of a part: words that follow each other. */
export type Spelling = { words: readonly string[]; isStem: boolean };
export type Pattern = { event: SafetyEvent; grade: Grade; parts: readonly number[]; excluded: readonly number[] };

/** Everything a writing lists, by the first word of each spelling. A part has a number. */
export type Lexicon = {
  patterns: readonly Pattern[];
  figures: readonly Omit<Pattern, 'grade'>[];
  /** The number of the part that names lines and houses that help. */
  lines: number;
  /** The numbers of the parts of each kind of calm. */
  calm: Readonly<Record<Calm, number>>;
  byWord: ReadonlyMap<string, readonly { part: number; rest: readonly string[]; isStem: boolean }[]>;
  /** Stems by their first three letters. */
  byStem: ReadonlyMap<string, readonly { part: number; stem: string }[]>;
  /** Words long enough to be recognised in spite of a misspelling. */
  vocabulary: ReadonlySet<string>;
};

export const STEM_KEY = 3;

function addTo<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function compile(given: WordsOfEmergencies, fold: (word: string) => string): Lexicon {
  const parts = new Map<string, number>();
  const byWord = new Map<string, { part: number; rest: readonly string[]; isStem: boolean }[]>();
  const byStem = new Map<string, { part: number; stem: string }[]>();
  const vocabulary = new Set<string>();

  function addSpelling(part: number, spelling: string): void {
    const isStem = spelling.endsWith('*');
    const words = tokensOf(normalizeWords(spelling.replaceAll('_', ' ').replace('*', ''))).map(fold);
    const [first, ...rest] = words;
    if (first === undefined) return;
    for (const word of words) vocabulary.add(word);
    if (isStem && rest.length === 0) {
      const key = first.slice(0, STEM_KEY);
      addTo(byStem, key, { part, stem: first });
    } else addTo(byWord, first, { part, rest, isStem });
  }

  function partOf(text: string): number {
    const whole = text.replaceAll(/@(\w+)/g, (_, name: string) => given.words[name] ?? '');
    const known = parts.get(whole);
    if (known !== undefined) return known;
    const part = parts.size;
    parts.set(whole, part);
    for (const spelling of whole.split('|')) if (spelling !== '') addSpelling(part, spelling);
    return part;
  }

  const isExcluded = (word: string) => word.startsWith('!');
  const patternsOf = (event: SafetyEvent, list: string): Omit<Pattern, 'grade'>[] =>
    list
      .split(',')
      .map((pattern) => pattern.trim())
      .filter((pattern) => pattern !== '')
      .map((pattern) => {
        const words = pattern.split(/\s+/u);
        return {
          event,
          parts: words.filter((word) => !isExcluded(word)).map(partOf),
          excluded: words.filter(isExcluded).map((word) => partOf(word.replace('!', ''))),
        };
      });
  const patterns = SAFETY_EVENTS.flatMap((event) =>
    GRADES.flatMap((grade) => patternsOf(event, given.events[event][grade]).map((one): Pattern => ({ ...one, grade }))),
  );
  const figures = SAFETY_EVENTS.flatMap((event) => patternsOf(event, given.figures[event] ?? ''));
  const calm = Object.fromEntries(CALM.map((kind) => [kind, partOf(given.calm[kind])])) as Record<Calm, number>;
  return { patterns, figures, lines: partOf(given.lines), calm, byWord, byStem, vocabulary };
}

const same = (word: string) => word;
let compiled: Readonly<Record<string, Lexicon>> | undefined;

/** The lexicon of a language, or of what is romanised. Null for a language without one. */
export function lexiconOf(writing: string): Lexicon | null {
  compiled ??= Object.fromEntries([
    ...LOCALES.flatMap((locale) => {
      const words = (EMERGENCY_WORDS as Partial<Record<string, WordsOfEmergencies>>)[locale];
      return words ? [[locale, compile(words, same)] as const] : [];
    }),
    ['romanised', compile(ROMANISED, foldLatin)] as const,
  ]);
  return compiled[writing] ?? null;
}
