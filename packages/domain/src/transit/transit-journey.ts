import * as z from 'zod';
import { TRANSIT_MODES } from './transit-network.ts';

const point = z.object({ name: z.string(), lat: z.number(), lon: z.number() });
/** From the midnight with which the day of the journey begins: 1450 is ten past midnight of the next day. */
const minute = z.int();

const walkSchema = z.object({
  type: z.literal('walk'),
  /** Null: the end of the journey itself. */
  from: z.nullable(point),
  to: z.nullable(point),
  /** An estimate. */
  minutes: z.int(),
});
const rideSchema = z.object({
  type: z.literal('ride'),
  mode: z.enum(TRANSIT_MODES),
  line: z.string(),
  headsign: z.string(),
  from: point,
  to: point,
  departs: minute,
  arrives: minute,
  /** Stops until the one at which one alights, this included. */
  stops: z.int(),
  /** The file says that these times are about right only. */
  isRough: z.boolean(),
});

export const transitJourneySchema = z.object({
  departs: minute,
  arrives: minute,
  changes: z.int(),
  legs: z.array(z.discriminatedUnion('type', [walkSchema, rideSchema])),
  /** The last departure of the first line from its stop on that day of service. */
  last: z.nullable(minute),
});

export type TransitJourney = z.infer<typeof transitJourneySchema>;
export type TransitLeg = TransitJourney['legs'][number];
export type TransitRide = z.infer<typeof rideSchema>;
