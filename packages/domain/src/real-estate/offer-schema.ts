import * as z from 'zod';
import { asPlainCode } from '../language/digit-input.ts';
import { isInEmirate } from '../guide/position.ts';
import { NEIGHBOURHOODS } from '../guide/neighbourhood.ts';
import { textInput } from '../language/classic-text-input.ts';
import { LOCALES } from '../language/locale.ts';
import { AVAILABILITIES, FURNISHINGS, HOME_TYPES, OFFER_PURPOSES } from './home-offer.ts';

const line = (limit: number) => textInput().trim().min(1).max(limit);
const optional = <Value extends z.ZodType>(value: Value) => z.nullable(value).default(null);
const count = (limit: number) => z.number().int().min(0).max(limit);

const fields = z.strictObject({
  id: textInput().regex(/^[a-z0-9][a-z0-9-]{0,59}$/),
  permit: textInput()
    .trim()
    .regex(/^[A-Za-z0-9][A-Za-z0-9/-]{3,29}$/),
  purpose: z.enum(OFFER_PURPOSES),
  type: z.enum(HOME_TYPES),
  title: line(140),
  /** The language of the title. */
  locale: z.enum(LOCALES).default('en'),
  /** The community or building, in the advertiser's words. */
  area: line(100),
  neighbourhood: optional(z.enum(NEIGHBOURHOODS)),
  bedrooms: count(20),
  sizeSqft: z.number().min(100).max(100_000),
  priceAed: z.number().min(1000).max(2_000_000_000),
  availability: z.enum(AVAILABILITIES),
  /** When the advertiser last confirmed it. */
  verifiedAt: z.iso.datetime({ offset: true }),
  url: z.url({ protocol: /^https$/ }).max(500),
  furnishing: optional(z.enum(FURNISHINGS)),
  cheques: optional(count(12)),
  serviceChargeSqft: optional(z.number().min(0).max(1000)),
  broker: optional(line(100)),
  /** The office's registration number and the broker's, of the Real Estate Regulatory Agency. */
  orn: optional(
    textInput()
      .check(asPlainCode)
      .regex(/^\d{1,10}$/),
  ),
  brn: optional(
    textInput()
      .check(asPlainCode)
      .regex(/^\d{1,10}$/),
  ),
  /** Degrees, both or neither. */
  lat: optional(z.number()),
  lon: optional(z.number()),
});

/**
 * A home that an advertiser offers, as an operator's file states it. The permit number of the advertisement is required by law in
 * Dubai, so an offer without one is refused. Prices are in AED: the rent of a year, or the price.
 */
export const homeOfferSchema = fields.refine(
  ({ lat, lon }) => (lat === null) === (lon === null) && (lat === null || lon === null || isInEmirate({ lat, lon })),
  { path: ['lat'], error: 'outside the emirate' },
);
export type HomeOffer = z.output<typeof homeOfferSchema>;
