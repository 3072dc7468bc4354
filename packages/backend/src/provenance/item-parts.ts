import type { MarkdownBody } from '@dalil/domain/guide/article.ts';
import { inlineText } from '@dalil/domain/guide/document.ts';
import type { EventBody, EventData } from '@dalil/domain/guide/event.ts';
import type { NeighbourhoodBody } from '@dalil/domain/guide/neighbourhood-profile.ts';
import { PLACE_NOTES, type PlaceBody } from '@dalil/domain/guide/place.ts';
import type { ServiceBody } from '@dalil/domain/guide/service.ts';
import {
  HANDBOOK_PART,
  type KindWithManifest,
  type TextPart,
  textPart,
  wordsOfBlocks,
  wordsOfInlines,
} from '@dalil/domain/provenance/text-parts.ts';
import { parseDocument } from '@dalil/domain/guide/parse-document.ts';

/** The words of an item in one language, as stored. `shownSummary`: of a kind whose summary is plain text on its page. */
export type ItemWords = {
  title: string;
  summary: string;
  shownSummary: string;
  body: unknown;
  data: unknown;
  factIds: ReadonlySet<string>;
};

/**
 * The parts of a text that its page shows, under the names that the page marks them with (`data-part`). What a page shows
 * only of some items, such as the rule of an event that recurs, is a part of those alone.
 */
export function itemParts(kind: KindWithManifest, words: ItemWords): TextPart[] {
  const { title, summary, shownSummary, factIds } = words;
  const filled = (text: string | null) => (text === null ? null : wordsOfInlines(inlineText(text), factIds));
  const titled = textPart('title', [title]);
  switch (kind) {
    case 'article':
    case 'legal-document':
    case 'question': {
      const { markdown } = words.body as MarkdownBody;
      const lead = kind === 'article' ? textPart('summary', [filled(summary)]) : [];
      return [...titled, ...lead, ...textPart('body', wordsOfBlocks(parseDocument(markdown), factIds))];
    }
    case 'place': {
      const body = words.body as PlaceBody;
      return [
        ...titled,
        ...textPart('summary', [shownSummary]),
        ...textPart('status', [body.statusNote]),
        ...textPart('accessibility', [body.accessibility]),
        ...textPart('description', [body.description]),
        ...textPart('highlights', body.highlights ?? []),
        ...textPart('signature', body.signature ?? []),
        ...textPart('tips', body.tips ?? []),
        ...textPart(
          'notes',
          PLACE_NOTES.map((name) => body[name]),
        ),
      ];
    }
    case 'event': {
      const body = words.body as EventBody;
      const isOnce = (words.data as EventData).frequency === 'once';
      return [
        ...titled,
        ...textPart('summary', [filled(summary)]),
        ...textPart('rule', [isOnce ? null : filled(body.recurrenceNote)]),
        ...textPart('venue', [body.venue]),
        ...textPart('organiser', [body.organiser]),
      ];
    }
    case 'service':
      return [...titled, ...textPart('summary', [filled(summary)]), ...serviceParts(words.body as ServiceBody, filled)];
    case 'collection':
      return [...titled, ...textPart('summary', [shownSummary])];
    case 'neighbourhood': {
      const body = words.body as NeighbourhoodBody;
      return [
        ...titled,
        ...textPart('summary', [shownSummary]),
        ...textPart('character', body.character),
        ...textPart('pros', body.pros),
        ...textPart('cons', body.cons),
      ];
    }
    case 'handbook':
      return [
        ...titled,
        ...textPart('summary', [filled(summary)]),
        ...textsIn(words.body).flatMap((text) => textPart(HANDBOOK_PART, [filled(text)])),
      ];
  }
}

/** All texts of a body, sorted by the names of their fields, because a database does not preserve the order of keys. */
function textsIn(body: unknown): string[] {
  if (typeof body === 'string') return [body];
  if (typeof body !== 'object' || body === null) return [];
  if (Array.isArray(body)) return body.flatMap(textsIn);
  const fields = Object.entries(body).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return fields.flatMap(([, value]) => textsIn(value));
}

function serviceParts(body: ServiceBody, filled: (text: string | null) => string | null): TextPart[] {
  const part = (name: string, words: readonly (string | null)[]) => textPart(name, words.map(filled));
  return [
    ...part('documents', body.documents),
    ...part('fee', [body.fee]),
    ...part('time', [body.time]),
    ...part('who', [body.whoCanApply]),
    ...textPart('authority', [body.authority]),
    ...part('steps', body.steps),
    ...part('channels', body.channels),
    ...part('deadlines', body.deadlines),
    ...part('fines', body.fines),
    ...part('notes', [body.notes]),
  ];
}
