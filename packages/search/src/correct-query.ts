import { normalizeWord } from './normalize-query.ts';
import type { Gathered } from './gather-evidence.ts';
import { prefixesOf, wordKey } from './index-word.ts';
import { alternative, keysOfGroup, type QueryGroup } from './read-query.ts';
import type { SearchStore } from './search-store.ts';
import { skeletonsOf } from './skeleton.ts';
import { correctWords } from './spelling.ts';
import { splitWords } from './split-words.ts';
import { withoutArticle } from './stem-word.ts';
import { BOUNDS, WEIGHTS } from './weights.ts';

const MIN_PREFIX_LENGTH = 4;

/**
 * The probably intended query. `isNeeded` when a word of the typed query finds nothing, or only what sounds the same as the
 * corrected word, in which case both mean the same.
 */
export type Correction = { query: string; isNeeded: boolean };

/** The query with its unknown words corrected. Null when no word is unknown or nothing is close. */
export async function correctQuery(
  store: SearchStore,
  query: string,
  groups: readonly QueryGroup[],
  gathered: Gathered,
): Promise<Correction | null> {
  const unknown = groups.filter((group) => !isKnown(group, gathered)).slice(0, BOUNDS.corrected);
  if (unknown.length === 0) return null;
  const corrected = await correctWords(
    store,
    unknown.map(({ part }) => part.text),
  );
  if (corrected.size === 0) return null;
  const changed = unknown.filter(({ part }) => corrected.has(part.text));
  const meant = changed.reduceRight((text, { part }) => {
    return `${text.slice(0, part.start)}${corrected.get(part.text) ?? ''}${text.slice(part.end)}`;
  }, query);
  return {
    query: meant,
    isNeeded: changed.some((group) => !hasDocuments(group, gathered) || soundsAs(group, corrected)),
  };
}

/**
 * The groups that find nothing, with further alternatives: names that begin with the word, and the word joined with its
 * neighbour. Null when every word finds something.
 */
export function widenGroups(query: string, groups: readonly QueryGroup[], gathered: Gathered): QueryGroup[] | null {
  if (groups.every((group) => hasDocuments(group, gathered))) return null;
  const words = splitWords(query);
  return groups.map((group) => {
    if (hasDocuments(group, gathered)) return group;
    const place = words.findIndex(({ start }) => start === group.part.start);
    const joined = [
      [words[place - 1]?.text, group.part.text],
      [group.part.text, words[place + 1]?.text],
    ].filter((pair) => pair.every((text) => text !== undefined));
    return {
      ...group,
      alternatives: [
        ...joined.map((pair) => alternative([wordKey(pair.join(''))], 'own')),
        ...wholePrefixes(group.part.text).map((prefix) => alternative([`^${prefix}`], 'own', WEIGHTS.beginning)),
      ],
    };
  });
}

/** Indexed prefixes that are the whole word, or all but its last letter. */
function wholePrefixes(word: string): string[] {
  const normalized = normalizeWord(word);
  return prefixesOf(word).filter(
    (prefix) => prefix.length >= Math.max(MIN_PREFIX_LENGTH, withoutArticle(normalized).length - 1),
  );
}

/** Whether the word as written, or one of its known meanings, has documents. Similar sound alone does not count. */
function isKnown({ alternatives }: QueryGroup, { lists }: Gathered): boolean {
  return alternatives.some(({ keys }) => keys.every((key) => !key.startsWith('~') && lists.has(key)));
}

function soundsAs({ part }: QueryGroup, corrected: ReadonlyMap<string, string>): boolean {
  const meant = skeletonsOf(corrected.get(part.text) ?? '');
  return skeletonsOf(part.text).some((skeleton) => meant.includes(skeleton));
}

export function hasDocuments(group: QueryGroup, { lists }: Gathered): boolean {
  return keysOfGroup(group).some((key) => lists.has(key));
}
