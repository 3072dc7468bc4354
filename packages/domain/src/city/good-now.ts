import { addDays } from '../guide/calendar-day.ts';
import type { COMFORT_LEVELS } from '../guide/handbook-climate.ts';
import type { PLACE_SETTINGS } from '../guide/place.ts';
import { DAY_MINUTES, minuteOf } from './clock-time.ts';
import type { OpeningState } from './opening-state.ts';

/** The averages of a month: degrees Celsius, and the sun on its 15th in Dubai. */
export type MonthNormal = {
  meanMaxC: number;
  meanMinC: number;
  sunrise: string;
  sunset: string;
  comfort: (typeof COMFORT_LEVELS)[number];
};

/** What a verdict rests on: the opening state, or the averages of the month. */
export type GoodNowReason = 'open' | 'closes-soon' | 'closed' | 'hours-unknown' | NormalReason;
type NormalReason = 'indoors' | 'mild' | 'heat' | 'night-low' | 'sunset' | 'dark';

/** `unknown`: the place may be closed, so nothing is said to be good. */
export type GoodNow = { verdict: 'good' | 'later' | 'unknown'; reasons: GoodNowReason[] };

type Now = { date: string; minute: number };
type Setting = (typeof PLACE_SETTINGS)[number];

const SOON_MINUTES = 60;
const SUNSET_SOON_MINUTES = 120;
/** From this minute on the sun heats the day; before it a summer morning is still bearable. */
const HEAT_FROM = 9 * 60;

/**
 * Whether this is a good time to visit a place. Computed from its hours, its setting and the averages of the month, which are
 * neither a reading nor a forecast. `now`: the day and minute in Dubai.
 */
export function goodNow(state: OpeningState, setting: Setting, month: MonthNormal, now: Now): GoodNow {
  if (state.kind === 'closed') return { verdict: 'later', reasons: ['closed'] };
  if (isClosingSoon(state, now)) return { verdict: 'later', reasons: ['closes-soon'] };
  const opening: GoodNow =
    state.kind === 'open' ? { verdict: 'good', reasons: ['open'] } : { verdict: 'unknown', reasons: ['hours-unknown'] };
  const normals = normalReasons(setting, month, now.minute);
  const isTooHot = setting === 'outdoor' && normals.includes('heat') && opening.verdict === 'good';
  return { verdict: isTooHot ? 'later' : opening.verdict, reasons: [...opening.reasons, ...normals] };
}

function isClosingSoon(state: OpeningState, { date, minute }: Now): boolean {
  if (state.kind !== 'open' || state.until === null) return false;
  const { until } = state;
  const midnights = until.date === date ? 0 : until.date === addDays(date, 1) ? 1 : Number.POSITIVE_INFINITY;
  return minuteOf(until.time) + midnights * DAY_MINUTES - minute <= SOON_MINUTES;
}

function normalReasons(setting: Setting, month: MonthNormal, minute: number): NormalReason[] {
  const [sunrise, sunset] = [minuteOf(month.sunrise), minuteOf(month.sunset)];
  const isDay = minute >= sunrise && minute < sunset;
  const isMild = month.comfort === 'excellent' || month.comfort === 'good';
  if (setting === 'indoor') return isMild || !isDay ? [] : ['indoors'];
  const weather = isMild ? 'mild' : isDay && minute >= HEAT_FROM ? 'heat' : 'night-low';
  if (!isDay) return setting === 'outdoor' ? [weather, 'dark'] : [weather];
  return sunset - minute <= SUNSET_SOON_MINUTES ? [weather, 'sunset'] : [weather];
}
