import { metresBetween } from '../guide/distance.ts';
import type { Position } from '../guide/position.ts';
import network from './road-network.json' with { type: 'json' };

/**
 * Main roads as a network, written by `tooling/base-map/build-road-network.ts`. Nodes: degrees north and east times 100,000, each the
 * difference to the one before. Edges: two nodes, metres, kilometres an hour, and the toll gate on it (from 1; 0: none).
 */
export type RoadNetwork = { gates: string[]; nodes: number[]; edges: number[] };

/** The way of a car by main roads. `gates`: the ids of the toll gates on it, as the transport handbook has them. */
export type RoadWay = { metres: number; gates: readonly string[] };

const PER_DEGREE = 1e5;
const EDGE = 5;
/** To and from the main roads one drives through streets that the network does not have. */
const STREETS = { detour: 1.4, kilometresAnHour: 30, reachMetres: 4000, nodes: 6 } as const;
const seconds = (metres: number, kilometresAnHour: number) => metres / (kilometresAnHour / 3.6);

type Edge = { to: number; metres: number; seconds: number; gate: number };

const NODES: Position[] = [];
for (let at = 0, lat = 0, lon = 0; at < network.nodes.length; at += 2) {
  lat += network.nodes[at] ?? 0;
  lon += network.nodes[at + 1] ?? 0;
  NODES.push({ lat: lat / PER_DEGREE, lon: lon / PER_DEGREE });
}
const EDGES: Edge[][] = NODES.map(() => []);
for (let at = 0; at < network.edges.length; at += EDGE) {
  const [a = 0, b = 0, metres = 0, speed = 1, gate = 0] = network.edges.slice(at, at + EDGE);
  EDGES[a]?.push({ to: b, metres, seconds: seconds(metres, speed), gate });
  EDGES[b]?.push({ to: a, metres, seconds: seconds(metres, speed), gate });
}

type Access = { node: number; metres: number };

function accessOf(point: Position): Access[] {
  return NODES.map((node, at) => ({ node: at, metres: metresBetween(point, node) * STREETS.detour }))
    .filter(({ metres }) => metres <= STREETS.reachMetres)
    .toSorted((a, b) => a.metres - b.metres)
    .slice(0, STREETS.nodes);
}

/**
 * The fastest way of a car between two points. Null where an end is far from every main road of the base map, or nearer to the other
 * than to these roads. It knows neither ramps nor streets nor traffic, so that its length is an estimate.
 */
export function roadWay(from: Position, to: Position): RoadWay | null {
  const direct = metresBetween(from, to) * STREETS.detour;
  const [starts, ends] = [accessOf(from), accessOf(to)];
  const times = NODES.map(() => Number.POSITIVE_INFINITY);
  const before: ({ node: number; edge: Edge } | null)[] = NODES.map(() => null);
  const open = new Set<number>();
  for (const { node, metres } of starts) {
    times[node] = seconds(metres, STREETS.kilometresAnHour);
    open.add(node);
  }
  while (open.size > 0) {
    let next = -1;
    for (const node of open) if (next < 0 || (times[node] ?? 0) < (times[next] ?? 0)) next = node;
    open.delete(next);
    for (const edge of EDGES[next] ?? []) {
      const time = (times[next] ?? 0) + edge.seconds;
      if (time >= (times[edge.to] ?? 0)) continue;
      times[edge.to] = time;
      before[edge.to] = { node: next, edge };
      open.add(edge.to);
    }
  }
  const best = ends
    .map(({ node, metres }) => ({
      node,
      metres,
      time: (times[node] ?? Number.POSITIVE_INFINITY) + seconds(metres, STREETS.kilometresAnHour),
    }))
    .toSorted((a, b) => a.time - b.time)[0];
  const isShort = !best || seconds(direct, STREETS.kilometresAnHour) <= best.time;
  if (isShort) return direct <= STREETS.reachMetres ? { metres: Math.round(direct), gates: [] } : null;
  if (!Number.isFinite(best.time)) return null;
  let { node, metres } = best;
  const gates: string[] = [];
  for (let step = before[node]; step; step = before[node]) {
    metres += step.edge.metres;
    const gate = network.gates[step.edge.gate - 1];
    // A bridge is several edges with one gate.
    if (gate !== undefined && gates[0] !== gate) gates.unshift(gate);
    ({ node } = step);
  }
  return { metres: Math.round(metres + (starts.find((start) => start.node === node)?.metres ?? 0)), gates };
}
