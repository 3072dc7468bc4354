import { firstWindow, type HourWindow, type OutdoorHour } from './outdoor-hours.ts';

export const OUTDOOR_ACTIVITIES = ['run', 'walk', 'playground', 'laundry'] as const;
export type OutdoorActivity = (typeof OUTDOOR_ACTIVITIES)[number];

/** Of which an hour is judged. Dining outside is only asked about where the whole day is. */
type Judged = OutdoorActivity | 'dine';

export const VERDICTS = ['good', 'fair', 'poor', 'unknown'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const ADVICE_REASONS = ['heat', 'cold', 'uv', 'wind', 'rain', 'storm', 'air', 'dust', 'damp', 'fog'] as const;
export type AdviceReason = (typeof ADVICE_REASONS)[number];

type Limit = { reason: AdviceReason; of: (hour: OutdoorHour) => number | null; fair: number; poor: number };

const felt = ({ feltC }: OutdoorHour) => feltC;
/** Below freezing point of comfort: the lower, the worse. */
const chill = ({ feltC }: OutdoorHour) => (feltC === null ? null : -feltC);
const uv = ({ uvIndex }: OutdoorHour) => uvIndex;
const wind = ({ windKmh }: OutdoorHour) => windKmh;
const rain = ({ rainPercent }: OutdoorHour) => rainPercent;
const air = ({ usAqi }: OutdoorHour) => usAqi;
const dust = ({ dust: value }: OutdoorHour) => value;
const damp = ({ humidityPercent }: OutdoorHour) => humidityPercent;
const fog = ({ visibilityM }: OutdoorHour) => (visibilityM === null ? null : -visibilityM);

/** Light rain, strong wind and thick fog are the same for everybody outdoors. */
const WEATHER: readonly Limit[] = [
  { reason: 'rain', of: rain, fair: 30, poor: 60 },
  { reason: 'fog', of: fog, fair: -1000, poor: -200 },
];

/**
 * From which value on an hour is fair or poor for something. Heat follows the levels of `weather-advice.ts`, UV the bands of the
 * World Health Organization, air the bands of the US index. The product's own rules, not an official warning.
 */
const LIMITS: Readonly<Record<Judged, readonly Limit[]>> = {
  run: [
    { reason: 'heat', of: felt, fair: 27, poor: 32 },
    { reason: 'cold', of: chill, fair: -10, poor: -3 },
    { reason: 'uv', of: uv, fair: 6, poor: 8 },
    { reason: 'air', of: air, fair: 100, poor: 150 },
    { reason: 'wind', of: wind, fair: 30, poor: 45 },
    ...WEATHER,
  ],
  walk: [
    { reason: 'heat', of: felt, fair: 32, poor: 41 },
    { reason: 'cold', of: chill, fair: -10, poor: -3 },
    { reason: 'uv', of: uv, fair: 8, poor: 11 },
    { reason: 'air', of: air, fair: 150, poor: 200 },
    { reason: 'wind', of: wind, fair: 35, poor: 50 },
    ...WEATHER,
  ],
  playground: [
    { reason: 'heat', of: felt, fair: 32, poor: 38 },
    { reason: 'cold', of: chill, fair: -12, poor: -5 },
    { reason: 'uv', of: uv, fair: 6, poor: 8 },
    { reason: 'air', of: air, fair: 100, poor: 150 },
    { reason: 'wind', of: wind, fair: 30, poor: 45 },
    ...WEATHER,
  ],
  dine: [
    { reason: 'heat', of: felt, fair: 30, poor: 36 },
    { reason: 'cold', of: chill, fair: -16, poor: -12 },
    { reason: 'uv', of: uv, fair: 6, poor: 9 },
    { reason: 'air', of: air, fair: 100, poor: 150 },
    { reason: 'wind', of: wind, fair: 28, poor: 40 },
    ...WEATHER,
  ],
  laundry: [
    { reason: 'dust', of: dust, fair: 80, poor: 150 },
    { reason: 'rain', of: rain, fair: 20, poor: 40 },
    { reason: 'wind', of: wind, fair: 35, poor: 50 },
    { reason: 'damp', of: damp, fair: 80, poor: 95 },
  ],
};

export type Advice = { verdict: Verdict; reasons: AdviceReason[] };

/** How an hour suits an activity, with what speaks against it, the worst first. Unknown without a temperature or particles. */
export function adviceFor(activity: Judged, hour: OutdoorHour): Advice {
  if ((activity === 'laundry' ? hour.dust : hour.feltC) === null) return { verdict: 'unknown', reasons: [] };
  if (hour.isStorm) return { verdict: 'poor', reasons: ['storm'] };
  const against = LIMITS[activity].flatMap(({ reason, of, fair, poor }) => {
    const value = of(hour);
    if (value === null || value < fair) return [];
    return [{ reason, isPoor: value >= poor }];
  });
  const poor = against.filter(({ isPoor }) => isPoor).map(({ reason }) => reason);
  const fair = against.filter(({ isPoor }) => !isPoor).map(({ reason }) => reason);
  if (poor.length > 0) return { verdict: 'poor', reasons: [...poor, ...fair] };
  return { verdict: fair.length > 0 ? 'fair' : 'good', reasons: fair };
}

/** When an activity is next good, among the hours ahead. Null if never, or if the present hour is good already. */
export function nextGoodWindow(activity: OutdoorActivity, hours: readonly OutdoorHour[]): HourWindow | null {
  return firstWindow(hours, (hour) => adviceFor(activity, hour).verdict === 'good');
}
