import { metresBetween } from '../guide/distance.ts';
import type { Position } from '../guide/position.ts';
import { normalizeText } from '../language/normalize-text.ts';
import type { ItemReference } from './bookmark.ts';

/** Places farther apart are not the same place, whatever their names. */
export const SAME_PLACE_METRES = 100;

/** An entry in a file of another program. `reference` is known only if this product wrote the file. */
export type ImportedEntry = {
  name: string;
  note: string;
  folder: string | null;
  position: Position | null;
  reference: ItemReference | null;
  addedAt: string | null;
};

/** A place of the guide with its name in every language. */
export type IndexedPlace = { id: string; names: string[]; position: Position };

export type MatchedEntry = { entry: ImportedEntry; item: ItemReference };

/** The entries of an import that the guide has, and those it does not. An item that occurs twice is matched once. */
export function matchImported(
  entries: readonly ImportedEntry[],
  places: readonly IndexedPlace[],
): { matched: MatchedEntry[]; unmatched: ImportedEntry[] } {
  const seen = new Set<string>();
  const matched: MatchedEntry[] = [];
  const unmatched: ImportedEntry[] = [];
  for (const entry of entries) {
    const item = entry.reference ?? placeAt(entry, places);
    if (!item) unmatched.push(entry);
    else if (!seen.has(`${item.kind}:${item.itemId}`)) {
      seen.add(`${item.kind}:${item.itemId}`);
      matched.push({ entry, item });
    }
  }
  return { matched, unmatched };
}

/** The nearest place of the same name within a hundred metres; without a position the only one of exactly this name. */
function placeAt({ name, position }: ImportedEntry, places: readonly IndexedPlace[]): ItemReference | null {
  if (!position) return placeNamed(name, places);
  const near = places
    .map((place) => ({ place, metres: metresBetween(position, place.position) }))
    .filter(({ place, metres }) => metres <= SAME_PLACE_METRES && place.names.some((known) => isSameName(known, name)))
    .toSorted((a, b) => a.metres - b.metres);
  return near[0] ? { kind: 'place', itemId: near[0].place.id } : null;
}

/** Lists of other programs often have names only. Two places of one name are none, and a part of a name is not enough. */
function placeNamed(name: string, places: readonly IndexedPlace[]): ItemReference | null {
  const words = wordsOf(name);
  const [found, ...others] = places.filter((place) => place.names.some((known) => isEqual(wordsOf(known), words)));
  return found && others.length === 0 ? { kind: 'place', itemId: found.id } : null;
}

function isEqual(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size > 0 && one.size === other.size && [...one].every((word) => other.has(word));
}

/** "The Dubai Mall" equals "Dubai Mall" and "Dubai Mall, Downtown": all words of one occur in the other. */
function isSameName(a: string, b: string): boolean {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  if (left.size === 0 || right.size === 0) return false;
  const [fewer, more] = left.size <= right.size ? [left, right] : [right, left];
  return [...fewer].every((word) => more.has(word));
}

const ARTICLES = new Set(['the', 'al', 'el']);

function wordsOf(name: string): ReadonlySet<string> {
  const words = normalizeText(name).split(/[^\p{L}\p{M}\p{N}]+/u);
  return new Set(words.filter((word) => word !== '' && !ARTICLES.has(word)));
}
