import { factIdsIn } from '@dalil/domain/guide/document.ts';
import type { EventData } from '@dalil/domain/guide/event.ts';
import { mapTexts, type Texts } from '@dalil/domain/guide/pick-text.ts';
import type { PlaceData } from '@dalil/domain/guide/place.ts';
import { splitSentences } from '@dalil/domain/language/sentences.ts';
import type { ConceptId, SearchDocument, SearchKind } from './search-document.ts';

/** A text as it was written, fact tokens in it. `parts` are the texts of its body in the order they stand, without Markdown. */
export type SourceText = { title: string; summary: string; parts: readonly string[] };

/** A page that tells more of a fact. */
export type FactPage = { kind: string; id: string; category: string | null };

type PlacePosition = PlaceData['position'];

/** What of a published item, or a shown fact, is searched and shown as a result: the same on the server and on a device. */
export type SearchSource = {
  kind: SearchKind;
  id: string;
  category: string | null;
  sections: readonly string[];
  neighbourhoods: readonly string[];
  /** Of an event: those of the place it is held at. */
  heldIn: readonly string[];
  audience: readonly string[];
  aliases: readonly string[];
  concepts: readonly ConceptId[];
  prior: number;
  event: EventData | null;
  /** Of a fact: the days on which it may be found, null where it has no first or last one. */
  valid: { from: string | null; until: string | null } | null;
  texts: Texts<SourceText>;
};

/** A source as a device has it. `number` orders documents as the index of the server does; `position` is that of a place. */
export type StoredSource = SearchSource & { number: number; page: FactPage | null; position: PlacePosition | null };

/** What is indexed of a source. The value of a fact is found as a fact, so tokens are left out. */
export function documentOf({ kind, id, aliases, concepts, prior, texts }: SearchSource): SearchDocument {
  return {
    kind,
    id,
    titles: mapTexts(texts, ({ title }) => title),
    aliases,
    summaries: kind === 'fact' ? {} : mapTexts(texts, ({ summary }) => withoutFacts(summary)),
    bodies: mapTexts(texts, ({ parts }) => withoutFacts(parts.join('\n'))),
    concepts,
    prior,
  };
}

/** What results may quote of a source: the sentences that can stand alone, since one with a fact would lack its number. */
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
