import type * as z from 'zod/mini';
import { articleDataSchema, markdownBodySchema } from './article.ts';
import { collectionBodySchema, collectionDataSchema } from './collection.ts';
import { eventBodySchema, eventDataSchema } from './event.ts';
import { HANDBOOK_SCHEMAS } from './handbook.ts';
import { isHandbookId } from './handbook-id.ts';
import { neighbourhoodBodySchema, neighbourhoodDataSchema } from './neighbourhood-profile.ts';
import { placeBodySchema, placeDataSchema } from './place.ts';
import { questionDataSchema } from './question.ts';
import { serviceBodySchema, serviceDataSchema } from './service.ts';
import type { NewsroomKind } from '../newsroom/newsroom-kind.ts';
import { legalDataSchema } from '../privacy/legal-version.ts';

/** Incremented when the data of a kind change their shape. Stored with each item. */
export const DATA_VERSION: Record<NewsroomKind, number> = {
  article: 1,
  place: 1,
  service: 1,
  event: 2,
  question: 1,
  neighbourhood: 1,
  handbook: 1,
  collection: 1,
  'legal-document': 1,
};

const SCHEMAS = {
  article: { data: articleDataSchema, body: markdownBodySchema },
  place: { data: placeDataSchema, body: placeBodySchema },
  service: { data: serviceDataSchema, body: serviceBodySchema },
  event: { data: eventDataSchema, body: eventBodySchema },
  question: { data: questionDataSchema, body: markdownBodySchema },
  neighbourhood: { data: neighbourhoodDataSchema, body: neighbourhoodBodySchema },
  collection: { data: collectionDataSchema, body: collectionBodySchema },
  'legal-document': { data: legalDataSchema, body: markdownBodySchema },
} as const;

/** The schemas of an item's `data` and of its texts' `body`. A handbook is identified by its id. Undefined for an unknown one. */
export function schemasOf(kind: NewsroomKind, id: string): { data: z.ZodMiniType; body: z.ZodMiniType } | undefined {
  if (kind !== 'handbook') return SCHEMAS[kind];
  return isHandbookId(id) ? HANDBOOK_SCHEMAS[id] : undefined;
}
