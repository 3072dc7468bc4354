/** What GTFS files have, as far as the guide tells them apart. */
export const TRANSIT_MODES = ['metro', 'tram', 'bus', 'ferry', 'train', 'other'] as const;
export type TransitMode = (typeof TRANSIT_MODES)[number];

/** What one may do at a stop of a pattern. */
export const BOARDS = 1;
export const ALIGHTS = 2;

/**
 * A timetable for RAPTOR (Delling, Pajor, Werneck 2012): trips that call at the same stops in the same order are a pattern, in which
 * none overtakes another. Flat arrays, because a city has millions of departures. Minutes count from the midnight with which the day
 * of a service begins; arrivals are rounded up, departures down.
 */
export type TransitNetwork = {
  publisher: string;
  /** The first day that is described (`YYYY-MM-DD`), and for each from it on the index of its type. */
  from: string;
  dayTypes: readonly number[];
  serviceCount: number;
  /** `type * serviceCount + service`: 1 if the service runs. */
  running: Uint8Array;
  stopNames: readonly string[];
  /** The station of a stop; its own index where it belongs to none. */
  stopStations: Int32Array;
  lat: Float64Array;
  lon: Float64Array;
  lines: readonly { name: string; mode: TransitMode }[];
  headsigns: readonly string[];
  /** By pattern; the starts have one more, the end. */
  patternLines: Int32Array;
  patternStarts: Int32Array;
  /** At `patternStarts[pattern] + position`. */
  patternStops: Int32Array;
  patternFlags: Uint8Array;
  /** Trips of a pattern are in the order in which they leave. */
  tripStarts: Int32Array;
  /** By trip. */
  tripServices: Int32Array;
  tripHeadsigns: Int32Array;
  /** 1 where the file says that its times are about right only. */
  tripIsRough: Uint8Array;
  /** Where the times of a pattern begin: then trip by trip, stop by stop. */
  timeStarts: Int32Array;
  arrivals: Uint16Array;
  departures: Uint16Array;
  /** Ways on foot between stops, by the stop at which they begin. */
  pathStarts: Int32Array;
  pathTo: Int32Array;
  pathMinutes: Uint8Array;
};

/** The positions of patterns at which each stop is called at: `[pattern, position]` pairs, by stop. */
export type StopCalls = { starts: Int32Array; patterns: Int32Array; positions: Int32Array };

export function callsOf({ stopNames, patternStarts, patternStops, patternLines }: TransitNetwork): StopCalls {
  const starts = new Int32Array(stopNames.length + 1);
  for (const stop of patternStops) starts[stop + 1] = (starts[stop + 1] ?? 0) + 1;
  for (let stop = 0; stop < stopNames.length; stop++) starts[stop + 1] = (starts[stop + 1] ?? 0) + (starts[stop] ?? 0);
  const next = starts.slice();
  const patterns = new Int32Array(patternStops.length);
  const positions = new Int32Array(patternStops.length);
  for (let pattern = 0; pattern < patternLines.length; pattern++) {
    const start = patternStarts[pattern] ?? 0;
    for (let at = start; at < (patternStarts[pattern + 1] ?? 0); at++) {
      const stop = patternStops[at] ?? 0;
      const place = next[stop] ?? 0;
      next[stop] = place + 1;
      patterns[place] = pattern;
      positions[place] = at - start;
    }
  }
  return { starts, patterns, positions };
}
