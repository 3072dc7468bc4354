import type { EntryKind } from '@dalil/domain/directory/entry-kind.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { ENTRY_WORDS } from '@dalil/domain/languages/tables/entry-words.ts';
import { splitWords } from '@dalil/search/split-words.ts';
import { stemWord } from '@dalil/search/stem-word.ts';

/** What people look for around them that the directory of the city has more of than the guide. */
export type SoughtKind = keyof (typeof ENTRY_WORDS)['en'] & EntryKind;

type Phrase = { kind: SoughtKind | 'around'; stems: readonly string[] };

const stemsOf = (text: string) => splitWords(text).map((word) => stemWord(word.text));

/** The longest first: a dental clinic is no clinic of any sort. */
const PHRASES: readonly Phrase[] = LOCALES.flatMap((locale) =>
  Object.entries(ENTRY_WORDS[locale]).flatMap(([kind, phrases]) =>
    phrases.map((phrase) => ({ kind: kind as Phrase['kind'], stems: stemsOf(phrase) })),
  ),
).toSorted((a, b) => b.stems.length - a.stems.length);

/** What a text looks for around something. */
export type SoughtEntry = {
  kind: SoughtKind;
  /** The stems of the words for the kind, and of those for where and near. */
  stems: readonly string[];
  isAround: boolean;
  /** All other words. */
  others: readonly string[];
};

/** The kind of entry that a text names. Null for none, or for several. */
export function soughtIn(text: string): SoughtEntry | null {
  let words = splitWords(text).map((word) => word.text);
  const found: Phrase[] = [];
  for (const phrase of PHRASES) {
    const stems = words.map((word) => stemWord(word));
    const at = stems.findIndex((_, from) => phrase.stems.every((stem, offset) => stems[from + offset] === stem));
    if (at < 0) continue;
    found.push(phrase);
    words = words.toSpliced(at, phrase.stems.length);
  }
  const [kind, another] = new Set(found.flatMap((one) => (one.kind === 'around' ? [] : [one.kind])));
  if (kind === undefined || another !== undefined) return null;
  const isAround = found.some((one) => one.kind === 'around');
  return { kind, isAround, others: words, stems: found.flatMap((one) => one.stems) };
}

/** What an entry without a name is called. */
export function kindLabel(kind: SoughtKind, locale: Locale): string {
  return ENTRY_WORDS[locale][kind][0] ?? kind;
}
