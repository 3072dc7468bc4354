import type { EventData } from '@dalil/domain/guide/event.ts';
import type { Fact } from '@dalil/domain/guide/fact.ts';
import type { PlaceData } from '@dalil/domain/guide/place.ts';
import type { FactTermsByLocale } from '@dalil/domain/guide/term.ts';
import { createMemoryStore } from '@dalil/search/memory-store.ts';
import type { SearchDocument } from '@dalil/search/search-document.ts';
import type { Vocabulary } from '@dalil/search/vocabulary.ts';
import type { AnswerGuide } from './answer-guide.ts';
import { createStoredGuide, type WrittenGuide, type WrittenItem } from './stored-guide.ts';

/** A guide that fits into memory: published content in list order, and its index. */
export type GuidePack = {
  items: readonly WrittenItem[];
  facts: readonly Fact[];
  terms: FactTermsByLocale;
  documents: readonly SearchDocument[];
  vocabulary: Vocabulary;
  squares?: WrittenGuide['squares'];
};

const keyOf = ({ kind, id }: { kind: string; id: string }) => `${kind}/${id}`;

/** The guide for tests and evaluations: all content in memory, as of a day in Dubai (`YYYY-MM-DD`). */
export function createMemoryGuide(pack: GuidePack, today: string): AnswerGuide {
  const facts = new Map(pack.facts.map((fact) => [fact.id, fact]));
  const items = new Map(pack.items.map((item) => [keyOf(item), item]));
  const concepts = new Map(pack.documents.map((document) => [keyOf(document), new Set(document.concepts)]));
  const asked = new Map(pack.documents.map((document) => [keyOf(document), document.asked]));
  const ofKind = (kind: WrittenItem['kind']) => pack.items.filter((item) => item.kind === kind);
  const { terms, vocabulary, squares } = pack;
  return createStoredGuide(
    {
      store: createMemoryStore(pack.documents),
      vocabulary,
      terms,
      ...(squares ? { squares } : {}),
      item: async (kind, id) => items.get(keyOf({ kind, id })),
      fact: async (id) => facts.get(id),
      asked: async (kind, id) => asked.get(keyOf({ kind, id })) ?? [],
      events: async () => ofKind('event').map(({ id, data }) => ({ id, data: data as EventData })),
      places: async (requested) =>
        ofKind('place')
          .filter((item) => requested.every((concept) => concepts.get(keyOf(item))?.has(concept)))
          .map(({ id, data }) => ({ id, position: (data as PlaceData).position })),
    },
    today,
  );
}
