import type { EntryKind } from '@dalil/domain/directory/entry-kind.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { ENTRY_WORDS } from '@dalil/domain/languages/tables/entry-words.ts';
import { phrasesOf, takePhrases } from './phrases-in.ts';

/** What people look for around them that the directory of the city has more of than the guide. */
export type SoughtKind = keyof (typeof ENTRY_WORDS)['en'] & EntryKind;

const PHRASES = phrasesOf<SoughtKind | 'around'>(LOCALES.map((locale) => ENTRY_WORDS[locale]));

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
  const { found, others } = takePhrases(text, PHRASES);
  const [kind, another] = new Set(found.flatMap(({ meaning }) => (meaning === 'around' ? [] : [meaning])));
  if (kind === undefined || another !== undefined) return null;
  const isAround = found.some(({ meaning }) => meaning === 'around');
  return { kind, isAround, others, stems: found.flatMap((one) => one.stems) };
}

/** What an entry without a name is called. */
export function kindLabel(kind: SoughtKind, locale: Locale): string {
  return ENTRY_WORDS[locale][kind][0] ?? kind;
}
