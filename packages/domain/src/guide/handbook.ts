import type * as z from 'zod/mini';
import { climateBodySchema, climateDataSchema } from './handbook-climate.ts';
import type { HandbookId } from './handbook-id.ts';
import { livingBodySchema, livingDataSchema } from './handbook-living.ts';
import { practicalBodySchema, practicalDataSchema } from './handbook-practical.ts';
import { transportBodySchema, transportDataSchema } from './handbook-transport.ts';

/** The four handbooks, each with its own structure. Their data are the same in all languages. */
export const HANDBOOK_SCHEMAS = {
  climate: { data: climateDataSchema, body: climateBodySchema },
  transport: { data: transportDataSchema, body: transportBodySchema },
  living: { data: livingDataSchema, body: livingBodySchema },
  practical: { data: practicalDataSchema, body: practicalBodySchema },
} as const satisfies Record<HandbookId, object>;

export type HandbookData<Id extends HandbookId> = z.infer<(typeof HANDBOOK_SCHEMAS)[Id]['data']>;
export type HandbookBody<Id extends HandbookId> = z.infer<(typeof HANDBOOK_SCHEMAS)[Id]['body']>;
