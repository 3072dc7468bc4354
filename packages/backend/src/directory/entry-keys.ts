import type { EntryKind } from '@dalil/domain/directory/entry-kind.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { DIRECTORY_WORDS } from '@dalil/domain/languages/tables/directory-words.ts';
import { nameWord, wordKey } from '@dalil/search/index-word.ts';
import { wordsIn } from '@dalil/search/split-words.ts';
import { isStopWord } from '@dalil/search/stop-words.ts';

const MAX_KEYS = 60;

const KIND_KEYS = new Map<EntryKind, readonly string[]>();

function keysOfKind(kind: EntryKind): readonly string[] {
  const known = KIND_KEYS.get(kind);
  if (known) return known;
  const keys = LOCALES.flatMap((locale) => wordsIn(DIRECTORY_WORDS[locale][kind]).map(wordKey));
  KIND_KEYS.set(kind, keys);
  return keys;
}

/** What a search finds an entry by: the stems and the sounds of its names, and the words for its kind in every language. */
export function keysOfEntry(kind: EntryKind, names: Readonly<Record<string, string>>): string[] {
  const words = Object.values(names).flatMap((name) => wordsIn(name).filter((word) => !isStopWord(word)));
  const ofNames = words.flatMap((word) => [wordKey(word), ...soundsOf(word)]);
  return [...new Set([...keysOfKind(kind), ...ofNames])].slice(0, MAX_KEYS);
}

/** For each word that counts in a query, the keys that stand for it. */
export function keysOfQuery(query: string): string[][] {
  const words = wordsIn(query);
  const significant = words.filter((word) => !isStopWord(word));
  return (significant.length > 0 ? significant : words).map((word) => [wordKey(word), ...soundsOf(word)]);
}

function soundsOf(word: string): string[] {
  return nameWord(word).skeletons.map((skeleton) => `~${skeleton}`);
}
