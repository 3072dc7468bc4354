import { addDays, WEEKDAYS, weekdayOf } from '../guide/calendar-day.ts';
import type { Action, ActionReason, AnswerSpan, CityState, Finding } from './can-i.ts';
import { HORIZON, NOTHING } from './can-i.ts';
import { DAY_MINUTES, minuteOf } from './clock-time.ts';
import type { Sun } from './day-part.ts';
import { isRamadan } from './holidays.ts';
import { beachScore, WORTH_GOING } from './live/beach-score.ts';
import { minuteOfHour, type WarningSeverity } from './live/live-outlook.ts';
import { adviceFor } from './live/outdoor-advice.ts';
import type { OutdoorHour } from './live/outdoor-hours.ts';
import { isPublicHoliday } from './public-holidays.ts';
import { wordOfCityFlow } from './live/traffic.ts';
import { tariffAt } from './tariff.ts';
import { isMildMonth, isWarmSea, usualDay } from './usual-day.ts';

/** One of the two days of a state. Minutes are from its own midnight. */
type Day = {
  start: number;
  date: string;
  sun: Sun;
  maghrib: number;
  fajr: number;
  isFasting: boolean;
  isHoliday: boolean;
};
/** A minute with all that rules look at. */
type Spot = { minute: number; day: Day; hour: OutdoorHour | null; state: CityState };
type Rule = (spot: Spot) => Finding;

const finding = (
  answer: Finding['answer'],
  basis: Finding['basis'],
  reasons: ActionReason[],
  isCareful = false,
): Finding => ({ answer, isCareful, basis, reasons });

const liveBasis = ({ live }: CityState) => (live?.isStale ? 'stale' : 'live');
const of = (code: ActionReason['code'], value: number | null): ActionReason[] =>
  value === null ? [] : [{ code, value }];

/** By the values of a provider for the hour, otherwise null. */
function byWeather(activity: 'run' | 'walk' | 'dine', { hour, state }: Spot): Finding | null {
  if (!hour) return null;
  const { verdict, reasons } = adviceFor(activity, hour);
  if (verdict === 'unknown') return null;
  const said = [...of('feels', hour.feltC), ...reasons.map((code): ActionReason => ({ code }))];
  return finding(verdict === 'poor' ? 'no' : 'yes', liveBasis(state), said, verdict === 'fair');
}

/** By the means of the month: the sun at midday, and in hot months the whole day. */
function byMonth(activity: 'run' | 'walk' | 'dine', { minute, day, state: { month } }: Spot): Finding {
  if (!month) return NOTHING;
  const isMild = isMildMonth(month);
  const { morningEnd, shade } = usualDay(day.sun, month);
  const at = minute - day.start;
  const { sunrise, sunset } = day.sun;
  const isDay = at >= sunrise - 15 && at < sunset;
  const reasons: ActionReason[] = [
    isDay
      ? { code: 'usualHigh', value: Math.round(month.meanMaxC) }
      : { code: 'usualLow', value: Math.round(month.meanMinC) },
  ];
  if (shade && shade.from <= at && at < shade.until) {
    const uv: ActionReason[] = [{ code: 'usualUv', value: month.uvIndexTypicalMax }];
    if (isMild) return activity === 'dine' ? finding('yes', 'normal', uv, true) : finding('wait', 'normal', uv);
    return finding('no', 'normal', reasons);
  }
  if (isMild) return finding('yes', 'normal', reasons);
  const isMorning = at >= sunrise - 15 && at < morningEnd;
  if (isMorning && activity !== 'dine')
    return finding('yes', 'normal', of('usualLow', Math.round(month.meanMinC)), true);
  if (isDay && at >= morningEnd) return finding('no', 'normal', reasons);
  return month.comfort === 'extreme' && activity !== 'walk'
    ? finding('no', 'normal', reasons)
    : finding('yes', 'normal', reasons, true);
}

const run: Rule = (spot) => byWeather('run', spot) ?? byMonth('run', spot);
const walk: Rule = (spot) => byWeather('walk', spot) ?? byMonth('walk', spot);

const dine: Rule = (spot) => {
  const { day, minute } = spot;
  const at = minute - day.start;
  if (day.isFasting && at >= day.fajr && at < day.maghrib) {
    return finding('wait', 'computed', [{ code: 'fasting', value: day.maghrib }]);
  }
  return byWeather('dine', spot) ?? byMonth('dine', spot);
};

/** From this score on what speaks against an hour at the beach is too little to be careful about. */
const FINE = 80;

const swim: Rule = (spot) => {
  const { hour, day, minute, state } = spot;
  const at = minute - day.start;
  if (at < day.sun.sunrise || at >= day.sun.sunset) return finding('no', 'computed', [{ code: 'dark' }]);
  const score = hour && beachScore({ ...hour, isDark: false });
  if (hour && score) {
    const reasons: ActionReason[] = [
      ...of('sea', hour.seaC),
      ...of('waveHeight', hour.waveM),
      ...score.reasons.map((code): ActionReason => ({ code })),
    ];
    const isGood = score.score >= WORTH_GOING;
    return finding(isGood ? 'yes' : 'no', liveBasis(state), reasons, isGood && score.score < FINE);
  }
  // Without the waves the weather can still say no.
  const weather = byWeather('walk', spot);
  if (weather?.answer === 'no') return weather;
  return usualSwim(spot);
};

function usualSwim({ minute, day, state: { month } }: Spot): Finding {
  if (!month) return NOTHING;
  const sea = of('usualSea', Math.round(month.seaTemperatureC));
  const { morningEnd, shade } = usualDay(day.sun, month);
  const at = minute - day.start;
  if (shade && shade.from <= at && at < shade.until) {
    return isMildMonth(month)
      ? finding('wait', 'normal', of('usualUv', month.uvIndexTypicalMax))
      : finding('no', 'normal', of('usualHigh', Math.round(month.meanMaxC)));
  }
  const isCareful = !isWarmSea(month.seaTemperatureC) || (!isMildMonth(month) && at >= morningEnd);
  return finding('yes', 'normal', sea, isCareful);
}

/** Fog and storms, the measured roads, tolls and parking. Without a measurement how full the roads are is not known. */
const drive: Rule = ({ hour, minute, state }) => {
  if (hour) {
    const { reasons } = adviceFor('walk', hour);
    const isFog = hour.visibilityM !== null && hour.visibilityM <= 200;
    if (hour.isStorm || isFog) {
      const code = hour.isStorm ? 'storm' : 'fog';
      return finding('wait', liveBasis(state), [
        { code },
        ...reasons.filter((one) => one !== code).map((one) => ({ code: one })),
      ]);
    }
  }
  const traffic = state.live?.traffic;
  const isMeasured = traffic && traffic.from <= minute && minute < traffic.until;
  const flow = isMeasured ? wordOfCityFlow(traffic) : null;
  const paid = byTolls(minute, state);
  if (!isMeasured || flow === null) return paid;
  if (flow === 'heavy') return finding('wait', 'live', [{ code: 'roadsHeavy', value: traffic.heavy }, ...paid.reasons]);
  const roads: ActionReason = flow === 'slow' ? { code: 'roadsSlow', value: traffic.slow } : { code: 'roadsFree' };
  const answer = paid.answer === 'unknown' ? 'yes' : paid.answer;
  return finding(answer, 'live', [roads, ...paid.reasons], flow === 'slow');
};

/** What driving costs at a minute. */
function byTolls(minute: number, state: CityState): Finding {
  const toll = tariffAt(state.tariffs.salik, minute).current;
  const parking = tariffAt(state.tariffs.parking, minute).current;
  const ofParking: ActionReason[] =
    parking?.kind === 'free' ? [{ code: 'parkingFree' }] : parking?.kind === 'peak' ? [{ code: 'parkingPeak' }] : [];
  if (!toll || toll.kind === 'unknown') return finding('unknown', 'none', [{ code: 'tollUnknown' }, ...ofParking]);
  if (toll.kind === 'free') return finding('yes', 'computed', [{ code: 'noToll' }, ...ofParking]);
  return finding(toll.kind === 'peak' ? 'wait' : 'yes', 'computed', [...of('toll', toll.price), ...ofParking]);
}

const office: Rule = ({ minute, day, state }) => {
  if (day.isHoliday) return finding('no', 'computed', [{ code: 'holiday' }]);
  const rows = officeRows(day, state);
  if (!rows) return finding('unknown', 'none', [{ code: 'hoursUnknown' }]);
  const name = WEEKDAYS[weekdayOf(day.date) - 1];
  const ofDay = rows.filter(({ days }) => name !== undefined && days.includes(name));
  if (ofDay.length === 0) return finding('no', 'computed', [{ code: 'weekend' }]);
  const at = minute - day.start;
  const open = ofDay.find(({ from, to }) => minuteOf(from) <= at && at < minuteOf(to));
  return open
    ? finding('yes', 'computed', of('officeOpen', minuteOf(open.to)))
    : finding('no', 'computed', [{ code: 'officeClosed' }]);
};

function officeRows({ isFasting }: Pick<Day, 'isFasting'>, { offices }: CityState) {
  return isFasting ? offices.ramadan : offices.weekly;
}

const RULES: Readonly<Record<Action, Rule>> = { swim, run, walk, dine, drive, office };

/** Offices are indoors, and their hours are not a matter of the weather. */
const OUTSIDE = new Set<Action>(['swim', 'run', 'walk', 'dine', 'drive']);
const SEVERE: ReadonlySet<WarningSeverity> = new Set<WarningSeverity>(['Extreme', 'Severe']);

/** An official warning in force wins over our own calculation. */
function byWarning(action: Action, minute: number, { live }: CityState): Finding | null {
  const inForce = (live?.warnings ?? []).filter(
    ({ from, until }) => from <= minute && (until === null || minute < until),
  );
  if (inForce.length === 0 || !OUTSIDE.has(action)) return null;
  const isSevere = inForce.some(({ severity }) => SEVERE.has(severity));
  return finding(isSevere ? 'no' : 'wait', 'warning', [{ code: 'warning' }]);
}

function daysOf({ date, sun, prayers }: CityState): Day[] {
  return [0, 1].map((ahead) => {
    const on = addDays(date, ahead);
    const { maghrib, fajr } = prayers;
    // The sun of the next day is within a minute of this day's.
    return {
      start: ahead * DAY_MINUTES,
      date: on,
      sun,
      maghrib,
      fajr,
      isFasting: isRamadan(on),
      isHoliday: isPublicHoliday(on),
    };
  });
}

/** All minutes at which some answer may change. */
function cutsOf(state: CityState, days: readonly Day[]): number[] {
  const { tariffs, live, month, sun, date } = state;
  const usual = month && usualDay(sun, month);
  const ofDay = [
    sun.sunrise,
    sun.sunrise - 15,
    sun.sunset,
    ...(usual ? [usual.morningEnd, ...(usual.shade ? [usual.shade.from, usual.shade.until] : [])] : []),
  ];
  const cuts = [
    0,
    ...days.flatMap((day) => [
      day.start,
      ...[...ofDay, day.fajr, day.maghrib].map((minute) => day.start + minute),
      ...(officeRows(day, state) ?? []).flatMap(({ from, to }) => [
        day.start + minuteOf(from),
        day.start + minuteOf(to),
      ]),
    ]),
    ...[...tariffs.salik, ...tariffs.parking].map(({ from }) => from),
    ...(live?.hours ?? []).flatMap((hour) => [minuteOfHour(hour, date), minuteOfHour(hour, date) + 60]),
    ...(live?.traffic ? [live.traffic.from, live.traffic.until] : []),
    ...(live?.warnings ?? []).flatMap(({ from, until }) => [from, until ?? HORIZON]),
  ];
  return [...new Set(cuts)].filter((cut) => cut >= 0 && cut < HORIZON).toSorted((a, b) => a - b);
}

/**
 * The answers of a day and the next, without gaps, in minutes from the day's midnight. The only place that decides: pages, verdicts
 * and the brief read these. The product's own rules, not an official warning; one in force wins.
 */
export function answersThrough(action: Action, state: CityState): AnswerSpan[] {
  const days = daysOf(state);
  const hours = new Map((state.live?.hours ?? []).map((hour) => [minuteOfHour(hour, state.date), hour]));
  const cuts = cutsOf(state, days);
  return cuts.map((from, at) => {
    const until = cuts[at + 1] ?? HORIZON;
    const day = days[from < DAY_MINUTES ? 0 : 1];
    const hour = hours.get(from - (((from % 60) + 60) % 60)) ?? null;
    const found = byWarning(action, from, state) ?? (day ? RULES[action]({ minute: from, day, hour, state }) : NOTHING);
    return { from, until, ...found };
  });
}
