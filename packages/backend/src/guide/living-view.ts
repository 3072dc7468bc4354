import { FREEHOLD_STATUSES } from '@dalil/domain/guide/neighbourhood-profile.ts';
import { articleCardSchema, factViewSchema, serviceCardSchema } from '@dalil/domain/guide/views.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import * as z from 'zod';
import { inlinesSchema, provenanceSchema } from './detail-views.ts';

/** A row with a title and a text (an amount or instruction). Both may contain facts. */
const entrySchema = z.object({ id: z.string(), title: inlinesSchema, text: inlinesSchema });
const chargeSchema = z.object({ min: z.string(), max: z.nullable(z.string()) });

/** A neighbourhood in the comparison. */
const comparedSchema = z.object({
  id: z.string(),
  locale: z.enum(LOCALES),
  title: z.string(),
  summary: z.string(),
  character: z.array(z.string()),
  transit: z.array(z.string()),
  housing: z.string(),
  freehold: z.object({ status: z.enum(FREEHOLD_STATUSES), text: z.string() }),
  pros: z.array(z.string()),
  cons: z.array(z.string()),
  placeCount: z.number(),
  /** Fact ids of the service charge per square foot and year, if the guide knows it. */
  serviceCharge: z.nullable(chargeSchema),
  /** Ids of facts about its rents. Empty where the guide knows none. */
  rents: z.array(z.string()),
});

const pageFields = {
  locale: z.enum(LOCALES),
  asOf: z.string(),
  /** How reliable the figures are, as written by the editors. */
  note: z.string(),
  neighbourhoods: z.array(comparedSchema),
  /** Ids of facts: the usual rents of the whole city. */
  cityRents: z.array(z.string()),
  facts: z.array(factViewSchema),
  provenance: provenanceSchema,
  services: z.array(serviceCardSchema),
  articles: z.array(articleCardSchema),
};

export const livingViewSchema = z.object({
  ...pageFields,
  moveIn: z.array(z.string()),
  movingCosts: z.array(entrySchema),
  runningCosts: z.array(entrySchema),
  everyday: z.array(entrySchema),
  residence: z.array(entrySchema),
});

const procedure = z.object({ steps: z.array(inlinesSchema), costs: z.array(entrySchema) });

export const realEstateViewSchema = z.object({
  ...pageFields,
  renting: z.object({ ...procedure.shape, rules: z.array(entrySchema), law: inlinesSchema }),
  buying: z.object({ ...procedure.shape, notes: z.array(entrySchema) }),
  serviceCharges: z.array(z.object({ id: z.string(), area: z.string(), text: inlinesSchema })),
});

export type Entry = z.infer<typeof entrySchema>;
export type ComparedNeighbourhood = z.infer<typeof comparedSchema>;
export type LivingView = z.infer<typeof livingViewSchema>;
export type RealEstateView = z.infer<typeof realEstateViewSchema>;
