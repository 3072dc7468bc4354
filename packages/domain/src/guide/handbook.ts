import type * as z from 'zod/mini';
import { climateBodySchema, climateDataSchema } from './handbook-climate.ts';
import { livingBodySchema, livingDataSchema } from './handbook-living.ts';
import { practicalBodySchema, practicalDataSchema } from './handbook-practical.ts';
import { transportBodySchema, transportDataSchema } from './handbook-transport.ts';

/** The four handbooks: each has a structure of its own. Their data hold what is the same in all languages. */
export const HANDBOOK_SCHEMAS = {
  climate: { data: climateDataSchema, body: climateBodySchema },
  transport: { data: transportDataSchema, body: transportBodySchema },
  living: { data: livingDataSchema, body: livingBodySchema },
  practical: { data: practicalDataSchema, body: practicalBodySchema },
} as const;

export type HandbookId = keyof typeof HANDBOOK_SCHEMAS;
export const HANDBOOK_IDS = Object.keys(HANDBOOK_SCHEMAS) as HandbookId[];

export function isHandbookId(id: string): id is HandbookId {
  return Object.hasOwn(HANDBOOK_SCHEMAS, id);
}

export type HandbookData<Id extends HandbookId> = z.infer<(typeof HANDBOOK_SCHEMAS)[Id]['data']>;
export type HandbookBody<Id extends HandbookId> = z.infer<(typeof HANDBOOK_SCHEMAS)[Id]['body']>;
