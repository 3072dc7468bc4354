import { INCIDENT_AREA, type RoadPoint } from '@dalil/domain/city/live/road-points.ts';
import type { IncidentKind, IncidentLevel, RoadFlow } from '@dalil/domain/city/live/traffic.ts';
import type { Incident } from '@dalil/domain/city/live/traffic-schema.ts';
import * as z from 'zod';
import { addressOf, type LiveProvider } from './live-provider.ts';
import { parseAnswer } from './parse-answer.ts';
import { FIRST_POINT, placeOf, readTraffic, timeOf } from './traffic-answer.ts';

const flowSchema = z.object({
  results: z.array(
    z.object({
      location: z.object({ length: z.nullish(z.number()) }),
      currentFlow: z.object({
        speed: z.nullish(z.number()),
        freeFlow: z.nullish(z.number()),
        jamFactor: z.nullish(z.number()),
        traversability: z.nullish(z.string()),
      }),
    }),
  ),
});

const text = z.nullish(z.object({ value: z.nullish(z.string()) }));
const incidentsSchema = z.object({
  results: z.array(
    z.object({
      incidentDetails: z.object({
        type: z.nullish(z.string()),
        criticality: z.nullish(z.string()),
        roadClosed: z.nullish(z.boolean()),
        startTime: z.nullish(z.string()),
        endTime: z.nullish(z.string()),
        description: text,
        summary: text,
      }),
    }),
  ),
});

/** https://docs.here.com/traffic-api/docs/introduction-to-here-traffic-api-v7 */
const KINDS: Readonly<Record<string, IncidentKind>> = {
  accident: 'accident',
  construction: 'works',
  congestion: 'jam',
  disabledVehicle: 'hazard',
  massTransit: 'event',
  plannedEvent: 'event',
  roadHazard: 'hazard',
  roadClosure: 'closure',
  weather: 'weather',
};
const LEVELS: Readonly<Record<string, IncidentLevel>> = {
  low: 'minor',
  minor: 'moderate',
  major: 'major',
  critical: 'blocked',
};

/** Around a point, in metres: both carriageways of a wide road. */
const RADIUS_M = 60;
/** The carriageways of a road have about the same free speed. Slip roads and side streets have a lower one. */
const OF_MAIN_ROAD = 0.85;
const KMH = 3.6;
const MAX_JAM = 10;

type HereOptions = { base: string; key: string };

/**
 * Traffic of HERE: at each point the slower carriageway of the main road, and incidents. Speeds are in metres a second; without
 * `maxJamFactor` the service leaves jams out.
 */
export function hereTraffic({ base, key }: HereOptions): LiveProvider<'traffic'> {
  const urlOf = ({ latitude, longitude }: RoadPoint) =>
    addressOf(base, '/v7/flow', {
      apiKey: key,
      in: `circle:${latitude},${longitude};r=${RADIUS_M}`,
      locationReferencing: 'olr',
      maxJamFactor: String(MAX_JAM),
    });
  const { west, south, east, north } = INCIDENT_AREA;
  const incidentsUrl = addressOf(base, '/v7/incidents', {
    apiKey: key,
    in: `bbox:${west},${south},${east},${north}`,
    locationReferencing: 'olr',
    lang: 'en-GB',
  });
  return {
    feed: 'traffic',
    source: 'here',
    key: 'here',
    url: urlOf(FIRST_POINT),
    everyMinutes: 10,
    requestsPerDay: 146,
    hasParts: true,
    read: (body, tools) => readTraffic(body, tools, { urlOf, readFlow, incidentsUrl, readIncidents }),
  };
}

function readFlow(body: string): Omit<RoadFlow, 'id'> | null {
  const found = parseAnswer(flowSchema, body).results.flatMap(({ location, currentFlow }) => {
    const { speed, freeFlow, jamFactor, traversability } = currentFlow;
    if (typeof freeFlow !== 'number' || freeFlow <= 0) return [];
    const isClosed = traversability === 'closed' || jamFactor === MAX_JAM;
    if (typeof speed !== 'number' && !isClosed) return [];
    return [{ speed: speed ?? 0, freeFlow, isClosed, length: location.length ?? null }];
  });
  const fastest = Math.max(...found.map(({ freeFlow }) => freeFlow));
  const [slowest] = found
    .filter(({ freeFlow }) => freeFlow >= OF_MAIN_ROAD * fastest)
    .toSorted((a, b) => a.speed / a.freeFlow - b.speed / b.freeFlow);
  if (!slowest) return null;
  const { speed, freeFlow, isClosed, length } = slowest;
  const delay = length === null || speed === 0 ? null : length / speed - length / freeFlow;
  return {
    speedKmh: Math.round(speed * KMH),
    freeKmh: Math.round(freeFlow * KMH),
    delaySeconds: delay === null ? null : Math.min(86_400, Math.max(0, Math.round(delay))),
    isClosed,
  };
}

function readIncidents(body: string): Incident[] {
  return parseAnswer(incidentsSchema, body).results.map(({ incidentDetails: details }) => ({
    kind: KINDS[details.type ?? ''] ?? 'other',
    level: details.roadClosed === true ? 'blocked' : (LEVELS[details.criticality ?? ''] ?? 'unknown'),
    description: placeOf(details.description?.value ?? details.summary?.value),
    from: null,
    to: null,
    roads: [],
    startsAt: timeOf(details.startTime),
    endsAt: timeOf(details.endTime),
    delaySeconds: null,
  }));
}
