import { INCIDENT_AREA, type RoadPoint } from '@dalil/domain/city/live/road-points.ts';
import type { IncidentKind, IncidentLevel, RoadFlow } from '@dalil/domain/city/live/traffic.ts';
import type { Incident } from '@dalil/domain/city/live/traffic-schema.ts';
import { cutText } from '@dalil/domain/language/cut-text.ts';
import * as z from 'zod';
import { addressOf, type LiveProvider } from './live-provider.ts';
import { parseAnswer } from './parse-answer.ts';
import { FIRST_POINT, placeOf, readTraffic, timeOf } from './traffic-answer.ts';

const flowSchema = z.object({
  flowSegmentData: z.object({
    currentSpeed: z.nullable(z.number()),
    freeFlowSpeed: z.nullable(z.number()),
    currentTravelTime: z.nullish(z.number()),
    freeFlowTravelTime: z.nullish(z.number()),
    roadClosure: z.nullish(z.boolean()),
  }),
});

const incidentsSchema = z.object({
  incidents: z.array(
    z.object({
      properties: z.object({
        iconCategory: z.nullish(z.number()),
        magnitudeOfDelay: z.nullish(z.number()),
        events: z.nullish(z.array(z.object({ description: z.nullish(z.string()) }))),
        startTime: z.nullish(z.string()),
        endTime: z.nullish(z.string()),
        from: z.nullish(z.string()),
        to: z.nullish(z.string()),
        delay: z.nullish(z.number()),
        roadNumbers: z.nullish(z.array(z.string())),
        timeValidity: z.nullish(z.string()),
      }),
    }),
  ),
});

const FIELDS =
  '{incidents{type,properties{iconCategory,magnitudeOfDelay,events{description},startTime,endTime,from,to,delay,roadNumbers,timeValidity}}}';

/** https://developer.tomtom.com/traffic-api/documentation/traffic-incidents/incident-details */
const KINDS: Readonly<Record<number, IncidentKind>> = {
  1: 'accident',
  2: 'weather',
  3: 'hazard',
  4: 'weather',
  5: 'weather',
  6: 'jam',
  7: 'closure',
  8: 'closure',
  9: 'works',
  10: 'weather',
  11: 'weather',
  14: 'hazard',
};
/** 4 is "undefined", which the provider uses for closures and works of indefinite length. */
const LEVELS: readonly IncidentLevel[] = ['unknown', 'minor', 'moderate', 'major', 'unknown'];

type TomTomOptions = { base: string; key: string };

/**
 * Traffic of TomTom: the flow of the road nearest to each point, in one direction, and incidents. At most 2,500 requests a day are
 * free. https://developer.tomtom.com/traffic-api/documentation/traffic-flow/flow-segment-data
 */
export function tomTomTraffic({ base, key }: TomTomOptions): LiveProvider<'traffic'> {
  const urlOf = ({ latitude, longitude }: RoadPoint) =>
    addressOf(base, '/traffic/services/4/flowSegmentData/absolute/10/json', {
      key,
      point: `${latitude},${longitude}`,
      unit: 'KMPH',
    });
  const { west, south, east, north } = INCIDENT_AREA;
  const incidentsUrl = addressOf(base, '/traffic/services/5/incidentDetails', {
    key,
    bbox: `${west},${south},${east},${north}`,
    fields: FIELDS,
    language: 'en-GB',
    timeValidityFilter: 'present',
  });
  return {
    feed: 'traffic',
    source: 'tomtom',
    key: 'tomtom',
    url: urlOf(FIRST_POINT),
    everyMinutes: 10,
    requestsPerDay: 146,
    hasParts: true,
    read: (body, tools) => readTraffic(body, tools, { urlOf, readFlow, incidentsUrl, readIncidents }),
  };
}

function readFlow(body: string): Omit<RoadFlow, 'id'> | null {
  const { flowSegmentData: flow } = parseAnswer(flowSchema, body);
  const { currentSpeed, freeFlowSpeed, currentTravelTime, freeFlowTravelTime } = flow;
  if (currentSpeed === null || freeFlowSpeed === null) return null;
  const isTimed = typeof currentTravelTime === 'number' && typeof freeFlowTravelTime === 'number';
  return {
    speedKmh: currentSpeed,
    freeKmh: freeFlowSpeed,
    delaySeconds: isTimed ? Math.max(0, currentTravelTime - freeFlowTravelTime) : null,
    isClosed: flow.roadClosure ?? false,
  };
}

function readIncidents(body: string): Incident[] {
  return parseAnswer(incidentsSchema, body).incidents.map(({ properties }) => {
    const { iconCategory, magnitudeOfDelay, events, startTime, endTime, from, to, delay, roadNumbers } = properties;
    return {
      kind: KINDS[iconCategory ?? -1] ?? 'other',
      level: iconCategory === 8 ? 'blocked' : (LEVELS[magnitudeOfDelay ?? 0] ?? 'unknown'),
      description: placeOf(events?.[0]?.description),
      from: placeOf(from),
      to: placeOf(to),
      roads: (roadNumbers ?? []).flatMap((road) => cutText(placeOf(road) ?? '', 40) || []).slice(0, 10),
      startsAt: timeOf(startTime),
      endsAt: timeOf(endTime),
      delaySeconds: typeof delay === 'number' && delay > 0 && delay <= 86_400 ? delay : null,
    };
  });
}
