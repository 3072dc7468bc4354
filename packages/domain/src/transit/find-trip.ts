import type { ServiceDay } from './timetable-days.ts';
import type { TransitNetwork } from './transit-network.ts';

const lengthOf = ({ patternStarts }: TransitNetwork, pattern: number) =>
  (patternStarts[pattern + 1] ?? 0) - (patternStarts[pattern] ?? 0);

/** The index of the time of a trip at a position of its pattern. */
function timeAt(network: TransitNetwork, pattern: number, trip: number, position: number): number {
  const first = network.tripStarts[pattern] ?? 0;
  return (network.timeStarts[pattern] ?? 0) + (trip - first) * lengthOf(network, pattern) + position;
}

export function arrivalAt(network: TransitNetwork, pattern: number, trip: number, position: number): number {
  return network.arrivals[timeAt(network, pattern, trip, position)] ?? 0;
}

export function departureAt(network: TransitNetwork, pattern: number, trip: number, position: number): number {
  return network.departures[timeAt(network, pattern, trip, position)] ?? 0;
}

/** The trip of a pattern that leaves a position first on a day of service, at `minute` or later. Null if none does. */
export function findTrip(
  network: TransitNetwork,
  { offset, isRunning }: ServiceDay,
  pattern: number,
  position: number,
  minute: number,
): number | null {
  const end = network.tripStarts[pattern + 1] ?? 0;
  let [low, high] = [network.tripStarts[pattern] ?? 0, end];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (departureAt(network, pattern, middle, position) + offset < minute) low = middle + 1;
    else high = middle;
  }
  while (low < end && isRunning[network.tripServices[low] ?? 0] !== 1) low++;
  return low === end ? null : low;
}

/** The last departure from a position on a day of service. Null if none leaves. */
export function lastDeparture(
  network: TransitNetwork,
  { offset, isRunning }: ServiceDay,
  pattern: number,
  position: number,
): number | null {
  const first = network.tripStarts[pattern] ?? 0;
  for (let trip = (network.tripStarts[pattern + 1] ?? 0) - 1; trip >= first; trip--) {
    if (isRunning[network.tripServices[trip] ?? 0] === 1) return departureAt(network, pattern, trip, position) + offset;
  }
  return null;
}
