import * as z from 'zod';
import { textInput } from '../../language/classic-text-input.ts';
import { INCIDENT_KINDS, INCIDENT_LEVELS } from './traffic.ts';

const kmh = z.number().gte(0).lte(300);
const instant = z.nullable(z.iso.datetime());
const place = z.nullable(textInput().max(200));

export const roadFlowSchema = z.object({
  id: textInput().regex(/^[a-z0-9-]{1,80}$/),
  speedKmh: kmh,
  freeKmh: kmh,
  delaySeconds: z.nullable(z.number().gte(0).lte(86_400)),
  isClosed: z.boolean(),
});

export const incidentSchema = z.object({
  kind: z.enum(INCIDENT_KINDS),
  level: z.enum(INCIDENT_LEVELS),
  /** The provider's own words, in English. */
  description: place,
  from: place,
  to: place,
  roads: z.array(textInput().max(40)).max(10),
  startsAt: instant,
  endsAt: instant,
  delaySeconds: z.nullable(z.number().gte(0).lte(86_400)),
});
export type Incident = z.output<typeof incidentSchema>;

/** Measured traffic. A road without a measurement is left out; `incidents` is null where the provider did not answer them. */
export const trafficSchema = z.object({
  roads: z.array(roadFlowSchema).min(1),
  incidents: z.nullable(z.array(incidentSchema).max(40)),
});
export type TrafficReadings = z.output<typeof trafficSchema>;
