import * as z from 'zod';
import { addDays, daysBetween } from '../guide/calendar-day.ts';
import { DAY_MINUTES } from './clock-time.ts';

export const TIMETABLE_MODES = ['metro', 'tram'] as const;
export type TimetableMode = (typeof TIMETABLE_MODES)[number];

const minute = z
  .int()
  .min(0)
  .max(3 * DAY_MINUTES);

/** Trains from one station in one direction. */
const departureSchema = z.object({
  mode: z.enum(TIMETABLE_MODES),
  /** The line, as its operator calls it. */
  line: z.string(),
  /** The station where these trains end: an id of `stations`. */
  towards: z.string(),
  /** For each type of day the first and the last departure, in minutes since the midnight before. Null: no train. */
  times: z.array(z.nullable(z.tuple([minute, minute]))),
});

/** First and last departures of each station, made from a timetable file (GTFS). */
export const timetableSchema = z.object({
  /** Who publishes the file, as it says itself. */
  publisher: z.string(),
  /** The first day (`YYYY-MM-DD`) of `dayTypes`. */
  from: z.string(),
  /** For each day from `from` on the index of its type in `times`. The file says nothing of later days. */
  dayTypes: z.array(z.int().min(0)),
  stations: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      lat: z.number(),
      lon: z.number(),
      departures: z.array(departureSchema),
    }),
  ),
});

export type Timetable = z.infer<typeof timetableSchema>;
type Departure = z.infer<typeof departureSchema>;

export type StationDeparture = Omit<Departure, 'times'> & {
  /** In minutes since the midnight with which `date` begins: 1450 is ten past midnight of the next day. */
  first: number;
  last: number;
  /** The day on which this service began or begins. */
  date: string;
  /** Until the last departure. Null if no train runs at the given minute, or if none was given. */
  minutesLeft: number | null;
};

/** The last day that the timetable describes. */
export function timetableEnd({ from, dayTypes }: Pick<Timetable, 'from' | 'dayTypes'>): string {
  return addDays(from, dayTypes.length - 1);
}

function timesOn(timetable: Timetable, { times }: Departure, date: string): readonly [number, number] | null {
  const type = timetable.dayTypes[daysBetween(timetable.from, date)];
  return (type === undefined ? null : times[type]) ?? null;
}

/**
 * First and last trains of a station on a day, the latest first; empty if it has none, or if the timetable does not describe the
 * day. With the current minute of that day, trains of the day before run for as long as they go on after midnight.
 */
export function stationDepartures(
  timetable: Timetable,
  stationId: string,
  date: string,
  now: number | null,
): StationDeparture[] {
  const station = timetable.stations.find(({ id }) => id === stationId);
  const found = (station?.departures ?? []).flatMap((departure): StationDeparture[] => {
    const { mode, line, towards } = departure;
    const before = addDays(date, -1);
    const late = now === null ? null : timesOn(timetable, departure, before);
    if (late && now !== null && now + DAY_MINUTES <= late[1])
      return [
        { mode, line, towards, first: late[0], last: late[1], date: before, minutesLeft: late[1] - now - DAY_MINUTES },
      ];
    const times = timesOn(timetable, departure, date);
    if (!times) return [];
    const [first, last] = times;
    const isRunning = now !== null && first <= now && now <= last;
    return [{ mode, line, towards, first, last, date, minutesLeft: isRunning ? last - now : null }];
  });
  return found.toSorted((a, b) => b.last - a.last || a.towards.localeCompare(b.towards));
}
