import { ROAD_POINTS, type RoadPoint } from '@dalil/domain/city/live/road-points.ts';
import type { RoadFlow } from '@dalil/domain/city/live/traffic.ts';
import { type Incident, type TrafficReadings, trafficSchema } from '@dalil/domain/city/live/traffic-schema.ts';
import { plainLine } from '@dalil/domain/language/plain-line.ts';
import { type ReadTools, WrongAnswer } from './live-provider.ts';
import { checkAnswer } from './parse-answer.ts';

export const MAX_INCIDENTS = 40;
const PLACE_LIMIT = 160;

type TrafficReader = {
  /** Where the flow at a point is asked for. */
  urlOf: (point: RoadPoint) => string;
  /** The flow at a point. Null where the provider has none there. Throws `WrongAnswer`. */
  readFlow: (body: string) => Omit<RoadFlow, 'id'> | null;
  incidentsUrl: string;
  readIncidents: (body: string) => Incident[];
};

/** The first point, which the provider is asked for. Its answer is read before the others are requested. */
export const FIRST_POINT: RoadPoint = ROAD_POINTS[0];

/**
 * Reads the answer for the first point, and asks for the other points and the incidents. A point that fails is left out, and
 * incidents that fail are null, as long as most points are answered: otherwise the whole answer fails with the first reason.
 */
export async function readTraffic(
  first: string,
  { getText }: ReadTools,
  { urlOf, readFlow, incidentsUrl, readIncidents }: TrafficReader,
): Promise<TrafficReadings> {
  const own = { id: FIRST_POINT.id, flow: readFlow(first) };
  const rest = ROAD_POINTS.filter((point) => point !== FIRST_POINT);
  const asked = rest.map(async (point) => ({ id: point.id, flow: readFlow(await getText(urlOf(point))) }));
  const [incidents, ...points] = await Promise.allSettled([getText(incidentsUrl).then(readIncidents), ...asked]);
  const failed = points.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  if (failed[0] && failed.length > rest.length / 2) throw failed[0].reason;
  const flows = [own, ...points.flatMap((point) => (point.status === 'fulfilled' ? [point.value] : []))];
  const roads = flows.flatMap(({ id, flow }) => (flow === null ? [] : [{ id, ...flow }]));
  if (roads.length === 0) throw new WrongAnswer('no_values');
  const known = incidents.status === 'fulfilled' ? incidents.value.slice(0, MAX_INCIDENTS) : null;
  return checkAnswer(trafficSchema, { roads, incidents: known });
}

/** Text of a provider as one short line, or null for none. */
export function placeOf(text: string | null | undefined): string | null {
  const line = plainLine(text ?? '', PLACE_LIMIT);
  return line === '' ? null : line;
}

/** An instant of a provider, or null for none and for one that cannot be read. */
export function timeOf(text: string | null | undefined): string | null {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
