import { factIdsIn } from '@dalil/domain/guide/document.ts';
import type { EventData } from '@dalil/domain/guide/event.ts';
import { mapTexts, type Texts } from '@dalil/domain/guide/pick-text.ts';
import type { PlaceData } from '@dalil/domain/guide/place.ts';
import { splitSentences } from '@dalil/domain/language/sentences.ts';
import type { ConceptId, SearchDocument, SearchKind } from './search-document.ts';

/** A text as written, with fact tokens. `parts` are the texts of its body in their order, without Markdown. */
export type SourceText = { title: string; summary: string; parts: readonly string[] };

/** A page with more about a fact. */
export type FactPage = { kind: string; id: string; category: string | null };

type PlacePosition = PlaceData['position'];

/** The searched and displayed data of a published item or a displayed fact, the same on the server and on a device. */
export type SearchSource = {
  kind: SearchKind;
  id: string;
  category: string | null;
  sections: readonly string[];
  neighbourhoods: readonly string[];
  /** For an event: the concepts of the place it is held at. */
  heldIn: readonly string[];
  audience: readonly string[];
  aliases: readonly string[];
  concepts: readonly ConceptId[];
  prior: number;
  /** How people ask for it, in every language (`asked-as.ts` in domain). */
  asked: readonly string[];
  event: EventData | null;
  /** For a fact: the days on which it may be found, null where it has no first or last one. */
  valid: { from: string | null; until: string | null } | null;
  texts: Texts<SourceText>;
};

/** A source on a device. `number` orders documents as the server's index does. `position` is that of a place. */
export type StoredSource = SearchSource & { number: number; page: FactPage | null; position: PlacePosition | null };

/**
 * What the entry of an item or a fact has for the search besides what is written: `number` as in the index of the server, the
 * texts of a body in Markdown as `parts`, `heldIn` as of a source, and the page with more about a fact.
 */
export type IndexedPart = Pick<SearchSource, 'asked'> &
  Partial<Pick<SearchSource, 'sections' | 'heldIn' | 'audience'>> & {
    number: number;
    position?: number;
    parts?: Texts<readonly string[]>;
    page?: FactPage;
  };

/** The document indexed for a source. The value of a fact is found as a fact, so tokens are omitted. */
export function documentOf({ kind, id, aliases, concepts, prior, texts, asked }: SearchSource): SearchDocument {
  return {
    kind,
    id,
    titles: mapTexts(texts, ({ title }) => title),
    aliases,
    summaries: kind === 'fact' ? {} : mapTexts(texts, ({ summary }) => withoutFacts(summary)),
    bodies: mapTexts(texts, ({ parts }) => withoutFacts(parts.join('\n'))),
    concepts,
    prior,
    asked,
  };
}

/** The text of a source that results may quote: sentences without facts, because such a sentence would lack its number. */
export function quotesOf({ kind, texts }: SearchSource): Texts<string> {
  return kind === 'fact' ? {} : mapTexts(texts, ({ parts }) => quotable(parts));
}

function withoutFacts(text: string): string {
  return text.replaceAll(/\{\{[^{}]*\}\}/g, ' ');
}

function quotable(texts: readonly string[]): string {
  const sentences = texts.flatMap((text) =>
    factIdsIn(text).length === 0
      ? [text]
      : splitSentences(text)
          .map(({ start, end }) => text.slice(start, end))
          .filter((sentence) => factIdsIn(sentence).length === 0),
  );
  return sentences.join('\n');
}
