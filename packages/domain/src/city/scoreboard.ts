import type { Sky } from './live/readings.ts';
import { type AirBand, airBand } from './live/air-band.ts';
import { type LiveFeed, liveState } from './live/live-feed.ts';
import { hoursFrom, readingAt } from './live/live-hours.ts';
import { DAY_MINUTES } from './clock-time.ts';
import { type TariffWindow, tariffAt } from './tariff.ts';
import { type HeatLevel, heatLevel } from './weather-advice.ts';

/** The figures of the city in their order. Each leads to the page about it. */
export const FIGURE_PAGES = {
  heat: '/weather',
  air: '/weather',
  sea: '/beaches',
  salik: '/traffic',
  metro: '/traffic',
  events: '/today',
  fuel: '/traffic',
  holiday: '/today',
} as const;
export type FigureId = keyof typeof FIGURE_PAGES;

type Air = { at: string; usAqi: number | null };
type Weather = { at: string; feltC: number | null; temperatureC: number | null; sky: Sky | null };
type Sea = { at: string; seaC: number | null; waveM: number | null };
type Live<Value> = { fetchedAt: string; value: Value } | null;

/** What is known of a day, and what providers answered last. */
export type ScoreboardInput = {
  now: Date;
  /** Minutes since midnight in Dubai. Null: not known yet, on a page that is the same for everyone. */
  minute: number | null;
  weather: Live<{ current: Weather; hours: readonly Weather[] }>;
  air: Live<{ current: Air; hours: readonly Air[] }>;
  sea: Live<{ hours: readonly Sea[] }>;
  /** The normals of the month. */
  climate: { meanMaxC: number; meanMinC: number; seaTemperatureC: number } | null;
  salik: readonly TariffWindow[];
  /** The text of a fact that may be displayed. */
  metro: string | null;
  fuel: string | null;
  eventCount: number;
  nextHoliday: { days: number } | null;
};

/** One figure. `basis` says how it is known: measured or modelled now, the normal of the month, a fact, or computed. */
export type Figure =
  | { id: 'heat'; basis: 'live'; feltC: number; temperatureC: number | null; level: HeatLevel | null }
  | { id: 'heat'; basis: 'normal'; maxC: number; minC: number }
  | { id: 'air'; basis: 'live'; index: number; band: AirBand }
  | { id: 'sea'; basis: 'live'; seaC: number; waveM: number | null }
  | { id: 'sea'; basis: 'normal'; seaC: number }
  | { id: 'salik'; basis: 'fact'; price: number; next: { price: number; minute: number } | null }
  /** Before the minute is known: the lowest and the highest price of the day. */
  | { id: 'salik'; basis: 'fact'; low: number; high: number }
  | { id: 'metro' | 'fuel'; basis: 'fact'; text: string }
  | { id: 'events'; basis: 'computed'; count: number }
  | { id: 'holiday'; basis: 'computed'; days: number };

/**
 * The figures that are known, in their order. A live value that is too old gives way to the normal of the month, and where there
 * is neither the figure is missing: nothing is estimated.
 */
export function scoreboard(input: ScoreboardInput): Figure[] {
  const { metro, fuel, eventCount, nextHoliday } = input;
  const figures: (Figure | null)[] = [
    heat(input),
    air(input),
    sea(input),
    salik(input),
    metro === null ? null : { id: 'metro', basis: 'fact', text: metro },
    { id: 'events', basis: 'computed', count: eventCount },
    fuel === null ? null : { id: 'fuel', basis: 'fact', text: fuel },
    nextHoliday && { id: 'holiday', basis: 'computed', days: nextHoliday.days },
  ];
  return figures.filter((figure) => figure !== null);
}

/** The value of a feed, unless it is too old to be displayed without a request. */
function usable<Value>(feed: LiveFeed, live: Live<Value>, now: Date): Value | null {
  return live && liveState(feed, live.fetchedAt, now) !== 'old' ? live.value : null;
}

function heat({ weather, climate, now }: ScoreboardInput): Figure | null {
  const value = usable('weather', weather, now);
  const row = value && (readingAt(value.current, value.hours, now)?.row ?? value.current);
  const feltC = row?.feltC ?? row?.temperatureC ?? null;
  if (row && feltC !== null) {
    return { id: 'heat', basis: 'live', feltC, temperatureC: row.temperatureC, level: heatLevel(feltC) };
  }
  return climate && { id: 'heat', basis: 'normal', maxC: climate.meanMaxC, minC: climate.meanMinC };
}

function air({ air: live, now }: ScoreboardInput): Figure | null {
  const value = usable('air', live, now);
  const row = value && (readingAt(value.current, value.hours, now)?.row ?? value.current);
  const index = row?.usAqi ?? null;
  return index === null ? null : { id: 'air', basis: 'live', index, band: airBand(index) };
}

function sea({ sea: live, climate, now }: ScoreboardInput): Figure | null {
  const hours = usable('sea', live, now)?.hours ?? [];
  const row = hoursFrom(hours, now, 1)[0] ?? hours.at(-1);
  if (row && row.seaC !== null) return { id: 'sea', basis: 'live', seaC: row.seaC, waveM: row.waveM };
  return climate && { id: 'sea', basis: 'normal', seaC: climate.seaTemperatureC };
}

function salik({ salik: windows, minute }: ScoreboardInput): Figure | null {
  if (minute === null) {
    const prices = windows.filter(({ from }) => from < DAY_MINUTES).map(({ price }) => price);
    const known = prices.filter((price) => price !== null);
    // A day of which a part is not confirmed has no lowest and no highest price.
    if (known.length === 0 || known.length < prices.length) return null;
    return { id: 'salik', basis: 'fact', low: Math.min(...known), high: Math.max(...known) };
  }
  const { current, next } = tariffAt(windows, minute);
  if (current === null || current.price === null) return null;
  const change = next && next.price !== null ? { price: next.price, minute: next.from } : null;
  return { id: 'salik', basis: 'fact', price: current.price, next: change };
}
