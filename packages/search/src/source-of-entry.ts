import type { Fact } from '@dalil/domain/guide/fact.ts';
import { mapTexts, type Texts } from '@dalil/domain/guide/pick-text.ts';
import type { PlaceData } from '@dalil/domain/guide/place.ts';
import { type FactRow, factSource, type ItemRow, itemSource } from './make-source.ts';
import type { IndexedPart, StoredSource } from './search-source.ts';

type WrittenText = { title: string; summary: string; body: unknown };
type IndexedItem = Pick<ItemRow, 'kind' | 'id' | 'category' | 'tags' | 'neighbourhoods' | 'data'> & {
  texts: Texts<WrittenText>;
  search?: IndexedPart;
};
type IndexedFact = Pick<Fact, 'id' | 'topic' | 'type' | 'validFrom' | 'validUntil' | 'texts'> & {
  search?: IndexedPart;
};

/** The source of an item as a pack has it; null where the search does not find it. The same as the server's. */
export function sourceOfItem({ search, texts, ...item }: IndexedItem): StoredSource | null {
  if (!search) return null;
  const { number, asked, parts } = search;
  const row: ItemRow = {
    ...item,
    sections: [...(search.sections ?? [])],
    audience: [...(search.audience ?? [])],
    position: search.position ?? 0,
    heldIn: search.heldIn ? [...search.heldIn] : null,
    asked: [...asked],
    texts: mapTexts(texts, (text, locale) => ({ ...text, parts: parts?.[locale] })),
  };
  const position = item.kind === 'place' ? (item.data as PlaceData).position : null;
  return { ...itemSource(row), number, page: null, position };
}

/** The same of a fact. */
export function sourceOfFact({ search, validFrom, validUntil, texts, ...fact }: IndexedFact): StoredSource | null {
  if (!search) return null;
  const { number, asked, page } = search;
  const row: FactRow = {
    ...fact,
    validFrom: validFrom ?? null,
    validUntil: validUntil ?? null,
    asked: [...asked],
    texts: mapTexts(texts, ({ label, sourceName, value }) => ({ label, sourceName, value: value ?? null })),
  };
  return { ...factSource(row), number, page: page ?? null, position: null };
}
