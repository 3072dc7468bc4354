import { daysBetween } from '../../guide/calendar-day.ts';
import { dubaiDate } from '../../guide/dubai-date.ts';
import { DAY_MINUTES, dubaiMinute, minuteOf } from '../clock-time.ts';
import { FRESH_HOURS, liveState } from './live-feed.ts';
import type { OutdoorHour } from './outdoor-hours.ts';
import type { CityFlow } from './traffic.ts';
import type { Warning } from './warning-schema.ts';

export type WarningSeverity = Warning['severity'];

/** A warning in minutes from the midnight of a day. `until` is null if it is in force until it is withdrawn. */
export type WarningSpan = { severity: WarningSeverity; from: number; until: number | null };

/** Measured roads, in minutes from the midnight of a day: a measurement says nothing about the time after it. */
export type TrafficSpan = CityFlow & { from: number; until: number };

/** What answers about the hours of a day take from providers. Only values that are not too old to rely on. */
export type LiveOutlook = {
  hours: readonly OutdoorHour[];
  /** Whether some of them are past the limit of freshness, and displayed with their age. */
  isStale: boolean;
  warnings: readonly WarningSpan[];
  traffic?: TrafficSpan | null;
};

/** The hours ahead in columns, one value for each hour from `from` on: a tenth of the bytes of rows with names. */
export type HourColumns = {
  from: string;
  felt: (number | null)[];
  uv: (number | null)[];
  wind: (number | null)[];
  rain: (number | null)[];
  visibility: (number | null)[];
  storm: (0 | 1)[];
  aqi: (number | null)[];
  wave: (number | null)[];
  sea: (number | null)[];
};

/** When the provider of each feed last confirmed its values. Null where there are none. */
export type FeedTimes = { weather: string | null; sea: string | null; air: string | null; warnings: string | null };

export type PackedOutlook = {
  fetched: FeedTimes;
  columns: HourColumns | null;
  warnings: readonly { severity: WarningSeverity; beginsAt: string | null; endsAt: string | null }[];
  /** Null where no provider has measured, or too long ago. */
  traffic: (CityFlow & { fetchedAt: string }) | null;
};

/** Hours in a row as columns. Null without an hour. */
export function packHours(hours: readonly OutdoorHour[]): HourColumns | null {
  const [first] = hours;
  if (!first) return null;
  return {
    from: first.at,
    felt: hours.map(({ feltC }) => feltC),
    uv: hours.map(({ uvIndex }) => uvIndex),
    wind: hours.map(({ windKmh }) => windKmh),
    rain: hours.map(({ rainPercent }) => rainPercent),
    visibility: hours.map(({ visibilityM }) => visibilityM),
    storm: hours.map(({ isStorm }) => (isStorm ? 1 : 0)),
    aqi: hours.map(({ usAqi }) => usAqi),
    wave: hours.map(({ waveM }) => waveM),
    sea: hours.map(({ seaC }) => seaC),
  };
}

const HOUR_MS = 3_600_000;
const DUBAI_MS = 4 * HOUR_MS;

/** The name of the hour some hours after another. */
function hourAfter(from: string, hours: number): string {
  return new Date(Date.parse(`${from}:00+04:00`) + hours * HOUR_MS + DUBAI_MS).toISOString().slice(0, 16);
}

/**
 * The outlook of a day (`YYYY-MM-DD` in Dubai) at an instant, from packed values. What is too old by then is left out: without
 * weather there are no hours, without air or sea their columns are not known. The same on server, device and offline.
 */
export function readOutlook(packed: PackedOutlook, date: string, now: Date): LiveOutlook | null {
  const { fetched, columns } = packed;
  const stateOf = (feed: keyof FeedTimes) => {
    const at = fetched[feed];
    return at === null ? 'old' : liveState(feed, at, now);
  };
  const states = { weather: stateOf('weather'), sea: stateOf('sea'), air: stateOf('air') };
  const known = columns && states.weather !== 'old' ? columns : null;
  const warnings = stateOf('warnings') === 'old' ? [] : packed.warnings.map((warning) => spanOf(warning, date));
  const traffic = trafficOf(packed.traffic, date, now);
  if (!known && warnings.length === 0 && !traffic) return null;
  const hours = (known?.felt ?? []).map((feltC, index): OutdoorHour => {
    const columnOf = <Value>(column: readonly Value[] | undefined, isKnown = true) =>
      isKnown ? (column?.[index] ?? null) : null;
    return {
      at: hourAfter(known?.from ?? '', index),
      isDark: false,
      feltC,
      uvIndex: columnOf(known?.uv),
      windKmh: columnOf(known?.wind),
      humidityPercent: null,
      rainPercent: columnOf(known?.rain),
      visibilityM: columnOf(known?.visibility),
      isStorm: known?.storm[index] === 1,
      usAqi: columnOf(known?.aqi, states.air !== 'old'),
      dust: null,
      waveM: columnOf(known?.wave, states.sea !== 'old'),
      seaC: columnOf(known?.sea, states.sea !== 'old'),
    };
  });
  return { hours, isStale: Object.values(states).includes('stale'), warnings, traffic };
}

function trafficOf(traffic: PackedOutlook['traffic'], date: string, now: Date): TrafficSpan | null {
  if (!traffic || liveState('traffic', traffic.fetchedAt, now) !== 'fresh') return null;
  const { fetchedAt, roads, slow, heavy } = traffic;
  const from = minutesTo(date, new Date(fetchedAt));
  return { roads, slow, heavy, from, until: from + FRESH_HOURS.traffic * 60 };
}

function spanOf({ severity, beginsAt, endsAt }: PackedOutlook['warnings'][number], date: string): WarningSpan {
  const minute = (instant: string) => minutesTo(date, new Date(instant));
  // Without a beginning it has been in force since it was sent.
  return { severity, from: beginsAt === null ? 0 : minute(beginsAt), until: endsAt === null ? null : minute(endsAt) };
}

function minutesTo(date: string, instant: Date): number {
  return daysBetween(date, dubaiDate(instant)) * DAY_MINUTES + dubaiMinute(instant);
}

/** The first minute of an hour, from the midnight of a day. */
export function minuteOfHour({ at }: Pick<OutdoorHour, 'at'>, date: string): number {
  return daysBetween(date, at.slice(0, 10)) * DAY_MINUTES + minuteOf(at.slice(11));
}
