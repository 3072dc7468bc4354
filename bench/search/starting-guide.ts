import { readStartingContent } from '@dalil/database/content/read-starting-content.ts';
import type { StartingContent, StartingItem } from '@dalil/database/content/starting-content.ts';
import { PLACE_DETAIL } from '@dalil/domain/guide/fact.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import {
  type ConceptId,
  SEARCH_KINDS,
  type SearchConcept,
  type SearchDocument,
  type SearchKind,
} from '@dalil/search/search-document.ts';
import { documentOf } from '@dalil/search/search-source.ts';
import { factSource, type ItemRow, itemSource } from '@dalil/search/make-source.ts';
import { createVocabulary, type Vocabulary } from '@dalil/search/vocabulary.ts';
import { addWords } from '@dalil/search/words/add-words.ts';

export type StartingGuide = { documents: SearchDocument[]; vocabulary: Vocabulary };

/** The input of the index of a new guide, read from the files of the starting content instead of a database. */
export async function readStartingGuide(): Promise<StartingGuide> {
  const content = await readStartingContent();
  return { documents: documentsOf(content), vocabulary: createVocabulary(addWords(conceptsOf(content))) };
}

function documentsOf({ items, facts, asked }: StartingContent): SearchDocument[] {
  const published = items.filter(({ kind, state }) => state === 'published' && isSearched(kind));
  const places = new Map(published.filter(({ kind }) => kind === 'place').map((item) => [item.id, item]));
  const questions = questionsOf(asked);
  return [
    ...published.map((item) => documentOf(itemSource(rowOf(item, places, questions)))),
    ...facts
      .filter(({ fact }) => fact.isShown && fact.topic !== PLACE_DETAIL)
      .map(({ fact: { id, topic, type, validFrom = null, validUntil = null, texts } }) => {
        const ofFact = Object.entries(texts).map(([locale, text]) => [locale, { ...text, value: text.value ?? null }]);
        return documentOf(
          factSource({
            id,
            topic,
            type,
            validFrom,
            validUntil,
            texts: Object.fromEntries(ofFact),
            asked: questions(`fact/${id}`),
          }),
        );
      }),
  ];
}

function isSearched(kind: string): kind is Exclude<SearchKind, 'fact'> {
  return kind !== 'fact' && SEARCH_KINDS.some((known) => known === kind);
}

type Questions = (key: string) => string[];

/** All questions by which people ask for something, as the index reads them. */
function questionsOf(asked: StartingContent['asked']): Questions {
  const byKey = Map.groupBy(asked, ({ kind, itemId }) => `${kind}/${itemId}`);
  return (key) =>
    [...new Set((byKey.get(key) ?? []).flatMap(({ questions }) => questions))].toSorted((a, b) => (a < b ? -1 : 1));
}

function rowOf(item: StartingItem, places: ReadonlyMap<string, StartingItem>, questions: Questions): ItemRow {
  const data = item.data as Record<string, unknown>;
  const heldAt = item.kind === 'event' ? places.get(String(data.placeId)) : undefined;
  return {
    ...item,
    kind: item.kind as ItemRow['kind'],
    data,
    heldIn: heldAt?.neighbourhoods ?? null,
    asked: questions(`${item.kind}/${item.id}`),
  };
}

function conceptsOf({ items, terms }: StartingContent): SearchConcept[] {
  const named = terms
    .filter(({ group }) => group !== 'trending')
    .map(({ group, id, locale, label }): SearchConcept => ({ id: `${group}/${id}`, names: { [locale]: [label] } }));
  const neighbourhoods = items.filter(({ kind }) => kind === 'neighbourhood');
  return [
    ...named,
    ...neighbourhoods.map(({ id, texts }) => ({
      id: `neighbourhood/${id}` as ConceptId,
      names: Object.fromEntries(
        LOCALES.map((locale) => {
          const text = texts[locale];
          return [locale, text ? [text.title, ...((text.body as { alsoKnownAs?: string[] }).alsoKnownAs ?? [])] : []];
        }),
      ),
    })),
  ];
}
