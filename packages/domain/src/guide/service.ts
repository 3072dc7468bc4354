import * as z from 'zod/mini';
import { itemIdSchema } from './content-item.ts';
import { confidenceSchema } from './fact.ts';
import { routeSchema } from './route.ts';

const text = z.string().check(z.minLength(1));
const list = z.array(text);

export const serviceDataSchema = z.strictObject({
  /** A term of the group `service-subcategory`. */
  subcategory: itemIdSchema,
  relatedIds: z.array(itemIdSchema),
  /** The authority's own address, which is listed first. Null when the service has none. */
  officialUrl: z.nullable(z.url({ protocol: /^https$/ })),
  confidence: confidenceSchema,
  /** Of a line of public transport. */
  route: z.optional(routeSchema),
});
export type ServiceData = z.infer<typeof serviceDataSchema>;

/** Plain sentences; fact tokens may stand in every one of them. The purpose of the service is the summary of the text. */
export const serviceBodySchema = z.strictObject({
  authority: text,
  whoCanApply: text,
  steps: list,
  documents: list,
  channels: list,
  fee: text,
  /** How long it takes. Null where no source says it. */
  time: z.nullable(text),
  deadlines: list,
  fines: list,
  notes: z.nullable(text),
  /** The names of the stops of a route, by id. */
  stops: z.optional(z.record(itemIdSchema, text)),
});
export type ServiceBody = z.infer<typeof serviceBodySchema>;
