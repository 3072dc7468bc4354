import { metresBetween } from '@dalil/domain/guide/distance.ts';
import type { Position } from '@dalil/domain/guide/position.ts';
import type { RoadNetwork } from '@dalil/domain/journeys/road-way.ts';
import type { SourceFile } from './compact-base-map.ts';

export type Gate = { id: string; position: Position };

type Line = { name: string; speed: number; points: Position[] };
type Joint = { line: number; at: number; point: Position };

/** Kilometres an hour with traffic and lights: an estimate, only to choose between ways. */
const SPEEDS: Readonly<Record<string, number>> = { motorway: 80, primary: 50, secondary: 40 };
/** Roads of one crossing are drawn apart: their carriageways are simplified to one line. */
const JOIN_METRES = 220;
/** So far apart at most are the points where a way may begin. */
const NODE_METRES = 600;
/** Parts of the network farther apart than this stay apart. */
const BRIDGE_METRES = 2500;
const STREET_DETOUR = 1.3;
const PER_DEGREE = 1e5;

/** Bridges and a tunnel that have a gate: who takes them passes it, wherever its exact place. */
const GATED_WHOLE: ReadonlySet<string> = new Set([
  'Al Garhoud Bridge',
  'Al Maktoum Bridge',
  'Business Bay Crossing',
  'Airport Tunnel',
]);

/** The road that each toll gate is on, as the base map writes it (facts `salik.gate.*`). */
export const GATE_ROADS: Readonly<Record<string, string>> = {
  'al-garhoud-bridge': 'Al Garhoud Bridge',
  'al-maktoum-bridge': 'Al Maktoum Bridge',
  'business-bay-crossing': 'Business Bay Crossing',
  'airport-tunnel': 'Airport Tunnel',
  'al-barsha': 'Sheikh Zayed Road',
  'al-safa-north': 'Sheikh Zayed Road',
  'al-safa-south': 'Sheikh Zayed Road',
  'jebel-ali': 'Sheikh Zayed Road',
  'al-mamzar-north': 'Al Ittihad Road',
  'al-mamzar-south': 'Al Ittihad Road',
};

/** Where a point is nearest on a line: the index of its segment with the part of it, and how far away. */
function projectOn({ points }: Line, to: Position): { at: number; point: Position; metres: number } {
  let best = { at: 0, point: to, metres: Number.POSITIVE_INFINITY };
  const east = Math.cos((to.lat * Math.PI) / 180);
  for (let at = 0; at + 1 < points.length; at++) {
    const [a, b] = [points[at] ?? to, points[at + 1] ?? to];
    const [dx, dy] = [(b.lon - a.lon) * east, b.lat - a.lat];
    const length = dx * dx + dy * dy;
    const along = length === 0 ? 0 : ((to.lon - a.lon) * east * dx + (to.lat - a.lat) * dy) / length;
    const part = Math.min(1, Math.max(0, along));
    const point = { lat: a.lat + (b.lat - a.lat) * part, lon: a.lon + (b.lon - a.lon) * part };
    const metres = metresBetween(point, to);
    if (metres < best.metres) best = { at: at + part, point, metres };
  }
  return best;
}

function crossing(a: Position, b: Position, c: Position, d: Position): [number, number] | null {
  const [rx, ry, sx, sy] = [b.lon - a.lon, b.lat - a.lat, d.lon - c.lon, d.lat - c.lat];
  const cross = rx * sy - ry * sx;
  if (cross === 0) return null;
  const t = ((c.lon - a.lon) * sy - (c.lat - a.lat) * sx) / cross;
  const u = ((c.lon - a.lon) * ry - (c.lat - a.lat) * rx) / cross;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? [t, u] : null;
}

const between = (a: Position, b: Position, part: number): Position => ({
  lat: a.lat + (b.lat - a.lat) * part,
  lon: a.lon + (b.lon - a.lon) * part,
});

/**
 * A network to find the way of a car, from the roads of the base map: lines meet where they cross and where one ends near another.
 * Every crossing is taken for a junction, directions and ramps are not known. Gates lie on the road that facts name for them.
 */
export function buildRoadNetwork(roads: SourceFile, gates: readonly Gate[]): RoadNetwork {
  const lines = linesOf(roads);
  const joints: Joint[] = lines.flatMap(({ points }, line) =>
    points.length === 0
      ? []
      : [0, points.length - 1].map((at) => ({ line, at, point: points[at] ?? { lat: 0, lon: 0 } })),
  );
  const links: [number, number][] = [];
  const join = (one: Joint, other: Joint) => links.push([joints.push(one) - 1, joints.push(other) - 1]);
  for (const [first, one] of lines.entries()) {
    for (let second = first + 1; second < lines.length; second++) {
      const other = lines[second];
      if (other) for (const [a, b] of crossingsOf(one, other)) join({ line: first, ...a }, { line: second, ...b });
    }
    for (const at of [0, one.points.length - 1]) {
      const end = one.points[at];
      for (const [second, other] of lines.entries()) {
        if (!end || second === first) continue;
        const near = projectOn(other, end);
        if (near.metres <= JOIN_METRES) join({ line: first, at, point: end }, { line: second, ...near });
      }
    }
  }
  const gateAt = gates.map(({ id, position }) => {
    const name = GATE_ROADS[id];
    const found = lines
      .map((line, index) => ({ index, ...projectOn(line, position), isIts: line.name === name }))
      .filter(({ isIts }) => isIts)
      .toSorted((a, b) => a.metres - b.metres)[0];
    if (!found) throw new Error(`the base map has no road of the gate ${id}`);
    // Within the last stretch, where the nearest point is the end of the road.
    const last = (lines[found.index]?.points.length ?? 0) - 1;
    return { id, line: found.index, at: Math.min(found.at, last - 1e-6) };
  });
  return compact(lines, joints, links, gateAt);
}

function linesOf({ features }: SourceFile): Line[] {
  return features.flatMap(({ properties, geometry }): Line[] => {
    if (geometry.type !== 'LineString') return [];
    const { class: roadClass, name } = properties as { class: string; name: { en: string } };
    const points = (geometry.coordinates as [number, number][]).map(([lon, lat]) => ({ lat, lon }));
    return [{ name: name.en, speed: SPEEDS[roadClass] ?? 40, points }];
  });
}

function crossingsOf(one: Line, other: Line): [Omit<Joint, 'line'>, Omit<Joint, 'line'>][] {
  const found: [Omit<Joint, 'line'>, Omit<Joint, 'line'>][] = [];
  for (let i = 0; i + 1 < one.points.length; i++) {
    for (let j = 0; j + 1 < other.points.length; j++) {
      const [a, b, c, d] = [one.points[i], one.points[i + 1], other.points[j], other.points[j + 1]];
      if (!a || !b || !c || !d) continue;
      const parts = crossing(a, b, c, d);
      if (!parts) continue;
      const point = between(a, b, parts[0]);
      found.push([
        { at: i + parts[0], point },
        { at: j + parts[1], point },
      ]);
    }
  }
  return found;
}

function compact(
  lines: readonly Line[],
  joints: readonly Joint[],
  links: readonly (readonly [number, number])[],
  gates: readonly { id: string; line: number; at: number }[],
): RoadNetwork {
  const nodes: Position[] = [];
  const nodeOf = new Map<number, number>();
  const ids = new Map<string, number>();
  const edges: [number, number, number, number, number][] = [];
  const addNode = (point: Position): number => {
    const [lat, lon] = [Math.round(point.lat * PER_DEGREE), Math.round(point.lon * PER_DEGREE)];
    const key = `${lat},${lon}`;
    const known = ids.get(key) ?? nodes.push({ lat, lon }) - 1;
    ids.set(key, known);
    return known;
  };
  for (const [index, line] of lines.entries()) {
    const stops = joints
      .map(({ line: of, at, point }, joint) => ({ of, at, point, joint }))
      .filter(({ of }) => of === index)
      .toSorted((a, b) => a.at - b.at);
    for (const { joint, point } of stops) nodeOf.set(joint, addNode(point));
    const places = withSteps(line, stops);
    for (let at = 0; at + 1 < places.length; at++) {
      const [one, other] = [places[at], places[at + 1]];
      if (!one || !other) continue;
      const metres = Math.round(metresAlong(line, one, other));
      const gate = gates.findIndex(
        (given) => given.line === index && (GATED_WHOLE.has(line.name) || (one.at <= given.at && given.at < other.at)),
      );
      const [a, b] = [addNode(one.point), addNode(other.point)];
      if (a !== b) edges.push([a, b, metres, line.speed, gate + 1]);
    }
  }
  for (const [one, other] of links) {
    const [a, b] = [nodeOf.get(one) ?? 0, nodeOf.get(other) ?? 0];
    const [from, to] = [nodes[a], nodes[b]];
    if (a === b || !from || !to) continue;
    const degrees = ({ lat, lon }: Position) => ({ lat: lat / PER_DEGREE, lon: lon / PER_DEGREE });
    edges.push([a, b, Math.round(metresBetween(degrees(from), degrees(to))), 40, 0]);
  }
  edges.push(...bridges(nodes, edges));
  return {
    gates: gates.map(({ id }) => id),
    // Differences are small numbers, which pack well.
    nodes: nodes.flatMap(({ lat, lon }, at) => [lat - (nodes[at - 1]?.lat ?? 0), lon - (nodes[at - 1]?.lon ?? 0)]),
    edges: edges.flat(),
  };
}

/** Joins parts that the base map has apart, such as the Palm, to the rest by the shortest way that is not too long. */
function bridges(
  nodes: readonly Position[],
  edges: readonly (readonly [number, number, number, number, number])[],
): [number, number, number, number, number][] {
  const part = nodes.map((_, at) => at);
  const find = (node: number): number => {
    let root = node;
    while (part[root] !== root) root = part[root] ?? root;
    part[node] = root;
    return root;
  };
  for (const [a, b] of edges) part[find(a)] = find(b);
  const pointOf = (node: number) => ({
    lat: (nodes[node]?.lat ?? 0) / PER_DEGREE,
    lon: (nodes[node]?.lon ?? 0) / PER_DEGREE,
  });
  const added: [number, number, number, number, number][] = [];
  for (;;) {
    const sizes = new Map<number, number>();
    for (let node = 0; node < nodes.length; node++) sizes.set(find(node), (sizes.get(find(node)) ?? 0) + 1);
    const [main] = [...sizes].toSorted((a, b) => b[1] - a[1])[0] ?? [];
    let best: { from: number; to: number; metres: number } | null = null;
    for (let from = 0; from < nodes.length; from++) {
      if (find(from) === main) continue;
      for (let to = 0; to < nodes.length; to++) {
        if (find(to) !== main) continue;
        const metres = metresBetween(pointOf(from), pointOf(to));
        if (metres <= BRIDGE_METRES && metres < (best?.metres ?? BRIDGE_METRES)) best = { from, to, metres };
      }
    }
    if (!best) return added;
    added.push([best.from, best.to, Math.round(best.metres * STREET_DETOUR), 40, 0]);
    part[find(best.from)] = find(best.to);
  }
}

type Place = { at: number; point: Position };

/** The joints of a line, and points between those that are far apart. */
function withSteps(line: Line, stops: readonly Place[]): Place[] {
  return stops.flatMap((stop, index): Place[] => {
    const next = stops[index + 1];
    if (!next) return [stop];
    const steps: Place[] = [stop];
    let last = stop;
    for (let at = Math.floor(stop.at) + 1; at < next.at; at++) {
      const point = line.points[at];
      if (!point || metresAlong(line, last, { at, point }) < NODE_METRES) continue;
      last = { at, point };
      steps.push(last);
    }
    return steps;
  });
}

function metresAlong({ points }: Line, from: Place, to: Place): number {
  const inner = points.slice(Math.floor(from.at) + 1, Math.ceil(to.at));
  const all = [from.point, ...inner, to.point];
  return all.slice(1).reduce((sum, point, at) => sum + metresBetween(all[at] ?? point, point), 0);
}
