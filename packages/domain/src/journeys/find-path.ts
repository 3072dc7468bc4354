import { CHANGE_MINUTES, FOOTBRIDGES, type LineId, ROUTES, type Route } from './network.ts';
import type { Station } from './stations.ts';

/**
 * A station at which a journey may begin or end, with the minutes on foot between it and the end. Not `isTimed`: they only serve to
 * compare stations, because the end is not known exactly.
 */
export type Access = { station: Station; minutes: number; isTimed: boolean };

/** A ride on one line, from its first to its last station, both included. */
export type Ride = {
  type: 'ride';
  line: LineId;
  stations: readonly Station[];
  /** The last stations shown on the trains that go this way, in the order of the network. */
  towards: readonly Station[];
  /** Not rounded. */
  minutes: number;
};
/** From the platform of one line to that of another: within a station, or over a footbridge between two. */
export type Change = { type: 'change'; from: Station; to: Station; minutes: number };
export type Path = { access: Access; egress: Access; legs: readonly (Ride | Change)[] };

/** What a change costs beside its walk: the mean wait, and that nobody likes to change. */
const CHANGE_PENALTY = 5;
/** A minute on foot weighs more than one on a train. */
const WALK_WEIGHT = 1.5;

type Node = { route: number; at: number };
type Edge = { to: number; cost: number; isChange: boolean };

const NODES: readonly Node[] = ROUTES.flatMap(({ stations }, route) => stations.map((_station, at) => ({ route, at })));
const routeOf = ({ route }: Node): Route => ROUTES[route] as Route;
const stationAt = (node: Node): Station => routeOf(node).stations[node.at] as Station;

/** The minutes between the platforms of two nodes; null where one does not change from one to the other. */
function minutesOfChange(from: Node, to: Node): number | null {
  const [a, b] = [stationAt(from), stationAt(to)];
  if (from.route === to.route && from.at === to.at) return null;
  if (a.id === b.id) return CHANGE_MINUTES;
  return FOOTBRIDGES.find(([one, other]) => [one, other].includes(a.id) && [one, other].includes(b.id))?.[2] ?? null;
}

const EDGES: readonly (readonly Edge[])[] = NODES.map((node, index) => {
  const gap = routeOf(node).gaps[node.at];
  const ride = gap === undefined ? [] : [{ to: index + 1, cost: gap, isChange: false }];
  const changes = NODES.flatMap((other, to): Edge[] => {
    const minutes = minutesOfChange(node, other);
    return minutes === null ? [] : [{ to, cost: minutes + CHANGE_PENALTY, isChange: true }];
  });
  return [...ride, ...changes];
});

/** A station that was asked for itself. To and from others one walks, so that no footbridge belongs to the way. */
const isItself = ([one, ...others]: readonly Access[]) => one?.minutes === 0 && others.length === 0;

/** The way of the least cost between stations (Dijkstra). The same input has the same way. Null if there is none. */
export function findPath(from: readonly Access[], to: readonly Access[]): Path | null {
  const mayBeginWithChange = isItself(from);
  const costs = NODES.map((node) => {
    const access = from.find(({ station }) => station.id === stationAt(node).id);
    return access ? access.minutes * WALK_WEIGHT : Number.POSITIVE_INFINITY;
  });
  const before = NODES.map(() => -1);
  const isDone = NODES.map(() => false);
  for (;;) {
    let next = -1;
    costs.forEach((cost, at) => {
      if (!isDone[at] && cost < (costs[next] ?? Number.POSITIVE_INFINITY)) next = at;
    });
    if (next < 0) break;
    isDone[next] = true;
    for (const { to: other, cost, isChange } of EDGES[next] ?? []) {
      if (isChange && before[next] === -1 && !mayBeginWithChange) continue;
      const total = (costs[next] ?? 0) + cost;
      if (total < (costs[other] ?? 0)) [costs[other], before[other]] = [total, next];
    }
  }
  return bestPath(from, to, costs, before);
}

function bestPath(
  from: readonly Access[],
  to: readonly Access[],
  costs: readonly number[],
  before: readonly number[],
): Path | null {
  const ends = NODES.flatMap((node, index) => {
    const egress = to.find(({ station }) => station.id === stationAt(node).id);
    const cost = (costs[index] ?? 0) + (egress?.minutes ?? 0) * WALK_WEIGHT;
    const last = NODES[before[index] ?? -1];
    // A way without a ride is no way.
    const isWay = last !== undefined && (isItself(to) || isNext(last, node));
    return egress && Number.isFinite(cost) && isWay ? [{ index, egress, cost }] : [];
  });
  const [best] = ends.toSorted((a, b) => a.cost - b.cost || a.index - b.index);
  if (!best) return null;
  const nodes: Node[] = [];
  for (let at = best.index; at >= 0; at = before[at] ?? -1) nodes.unshift(NODES[at] as Node);
  const first = stationAt(nodes[0] as Node);
  const access = from.find(({ station }) => station.id === first.id);
  return access ? { access, egress: best.egress, legs: legsOf(nodes) } : null;
}

/** Whether a train goes on from one node to the other. */
const isNext = (one: Node | undefined, other: Node) => one?.route === other.route && one.at + 1 === other.at;

function legsOf(nodes: readonly Node[]): (Ride | Change)[] {
  const runs = nodes.reduce<Node[][]>((all, node) => {
    const last = all.at(-1);
    if (last && isNext(last.at(-1), node)) return [...all.slice(0, -1), [...last, node]];
    return [...all, [node]];
  }, []);
  return runs.flatMap((run, at) => {
    const [first, last] = [run[0] as Node, run.at(-1) as Node];
    const earlier = runs[at - 1]?.at(-1);
    const change: Change[] = earlier
      ? [
          {
            type: 'change',
            from: stationAt(earlier),
            to: stationAt(first),
            minutes: minutesOfChange(earlier, first) ?? 0,
          },
        ]
      : [];
    return [...change, ...(run.length > 1 ? [rideOf(first, last)] : [])];
  });
}

function rideOf(first: Node, last: Node): Ride {
  const { line, stations, gaps } = routeOf(first);
  return {
    type: 'ride',
    line,
    stations: stations.slice(first.at, last.at + 1),
    towards: line === 'tram' ? [shownOnTram(first, last)] : endsOf(line, stationAt(first), stationAt(last)),
    minutes: gaps.slice(first.at, last.at).reduce((sum, gap) => sum + gap, 0),
  };
}

/** The last stations of all trains of a line that go from one station to another. */
function endsOf(line: LineId, from: Station, to: Station): Station[] {
  const ends = ROUTES.flatMap((route) => {
    const [start, end] = [from, to].map(({ id }) => route.stations.findIndex((station) => station.id === id));
    const [last] = route.stations.slice(-1);
    return route.line === line && last && start !== undefined && end !== undefined && 0 <= start && start < end
      ? [last]
      : [];
  });
  return ends.filter(({ id }, at) => ends.findIndex((one) => one.id === id) === at);
}

/** Trams to the loop show the stop of its far end, and from there on the end of the line. */
function shownOnTram(first: Node, last: Node): Station {
  const { stations } = routeOf(first);
  const far = stations.findIndex(({ id }) => id === 'tram-jumeirah-lakes-towers');
  return stations.at(last.at <= far ? far : -1) as Station;
}
