import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, weekdayOf } from '../guide/calendar-day.ts';
import { ACTIONS, type Action, answerAt, type AnswerSpan, type CityState, HORIZON } from './can-i.ts';
import { answersThrough } from './can-i-rules.ts';
import { DAY_MINUTES } from './clock-time.ts';
import { AUGUST, dayOf, NOVEMBER, someHours, stateOf } from './factories.ts';
import { isRamadan } from './holidays.ts';
import { beachScore, bestBeachWindow } from './live/beach-score.ts';
import { minuteOfHour } from './live/live-outlook.ts';
import { adviceFor } from './live/outdoor-advice.ts';
import type { OutdoorHour } from './live/outdoor-hours.ts';
import { WARNING_SEVERITIES } from './live/warning-severity.ts';
import { isPublicHoliday } from './public-holidays.ts';
import { tariffAt } from './tariff.ts';
import { bestAt, type Verdict } from './verdict.ts';
import { verdictsOn } from './verdict-rules.ts';

const DAYS = 500;
const MINUTES_OF_EACH = 20;

const value = (min: number, max: number) => fc.option(fc.integer({ min, max }), { freq: 8 });
const change = fc.record({
  feltC: value(8, 52),
  uvIndex: value(0, 12),
  windKmh: value(0, 60),
  rainPercent: value(0, 100),
  visibilityM: value(0, 250).map((hundreds) => hundreds && hundreds * 100),
  isStorm: fc.integer({ min: 0, max: 19 }).map((one) => one === 0),
  usAqi: value(20, 260),
  waveM: value(0, 25).map((tenths) => tenths && tenths / 10),
  seaC: value(18, 36),
});
const warning = fc.record({
  severity: fc.constantFrom(...WARNING_SEVERITIES),
  from: fc.integer({ min: -600, max: 2000 }),
  length: fc.option(fc.integer({ min: 1, max: 1200 })),
});
const situation = fc.record({
  // The special days of the year come more often than by chance.
  date: fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 0, max: 364 }).map((day) => addDays('2026-11-01', day)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('2027-02-16', '2027-03-09', '2027-03-10', '2026-12-02', '2026-11-27', '2026-11-29'),
    },
  ),
  month: fc.constantFrom(NOVEMBER, AUGUST, { ...NOVEMBER, uvIndexTypicalMax: 5, seaTemperatureC: 21 }, null),
  changes: fc.array(change, { minLength: 48, maxLength: 48 }),
  known: fc.record({ from: fc.integer({ min: 0, max: 24 }), until: fc.integer({ min: 0, max: 48 }) }),
  isStale: fc.boolean(),
  warnings: fc.array(warning, { maxLength: 2 }),
  minutes: fc.array(fc.integer({ min: 0, max: DAY_MINUTES - 1 }), {
    minLength: MINUTES_OF_EACH,
    maxLength: MINUTES_OF_EACH,
  }),
});

const isActive = ({ from, until }: Verdict, minute: number) => from <= minute && minute < (until ?? HORIZON);

/** All that the pages say of one minute. */
function check(state: CityState, spans: Record<Action, AnswerSpan[]>, verdicts: Verdict[], minute: number): void {
  const said = Object.fromEntries(ACTIONS.map((action) => [action, answerAt(action, spans[action], minute)])) as Record<
    Action,
    ReturnType<typeof answerAt>
  >;
  const isYes = (action: Action) => said[action].answer === 'yes';
  for (const action of ACTIONS) {
    const { next, until } = said[action];
    if (next) {
      expect(next.from).toBeGreaterThan(minute);
      expect(answerAt(action, spans[action], next.from).answer).toBe('yes');
    }
    if (until !== null) expect(answerAt(action, spans[action], until).answer).not.toBe('yes');
  }
  const active = bestAt(verdicts, minute);
  expect(active.every((verdict) => isActive(verdict, minute))).toBe(true);
  for (const { kind, advice } of verdicts.filter((verdict) => isActive(verdict, minute))) {
    if (advice === 'go' && (kind === 'swim' || kind === 'walk' || kind === 'drive'))
      expect(said[kind].answer).toBe('yes');
    if (kind === 'peak') expect(isYes('drive')).toBe(false);
    if (kind === 'shade') expect([isYes('walk'), isYes('swim')]).toEqual([false, false]);
    if (kind === 'sunset' || kind === 'sunrise' || kind === 'seafront')
      expect(isYes('walk') || ['normal', 'none'].includes(said.walk.basis)).toBe(true);
  }
  const isWarned = state.live?.warnings.some(({ from, until }) => from <= minute && (until === null || minute < until));
  if (isWarned) {
    for (const action of ['swim', 'run', 'walk', 'dine', 'drive'] as const)
      expect([action, isYes(action), said[action].basis]).toEqual([action, false, 'warning']);
  } else checkTiles(state.live?.hours ?? [], state, said, minute);
  checkDayLine(state, said, minute, Boolean(isWarned));
}

/** The tiles of the weather page and the best hours of the beaches. */
function checkTiles(
  hours: readonly OutdoorHour[],
  state: CityState,
  said: Record<Action, { answer: string; isCareful: boolean }>,
  minute: number,
) {
  const hour = hours.find((one) => minuteOfHour(one, state.date) === minute - (minute % 60));
  if (hour) {
    for (const activity of ['run', 'walk'] as const) {
      const { verdict } = adviceFor(activity, hour);
      const { answer, isCareful } = said[activity];
      if (verdict === 'good') expect([answer, isCareful]).toEqual(['yes', false]);
      if (verdict === 'fair') expect([answer, isCareful]).toEqual(['yes', true]);
      if (verdict === 'poor') expect(answer).not.toBe('yes');
    }
  }
  const { sunrise, sunset } = state.sun;
  const scores = hours.map((one) => {
    const middle = minuteOfHour(one, state.date) + 30;
    return beachScore({ ...one, isDark: middle < sunrise || middle > sunset });
  });
  const best = bestBeachWindow(
    scores.filter((score) => score !== null),
    state.date,
  );
  if (!best || minute < sunrise || minute >= sunset) return;
  const from = minuteOfHour({ at: best.from }, state.date);
  if (from <= minute && minute < minuteOfHour({ at: best.until }, state.date)) expect(said.swim.answer).toBe('yes');
}

/** Sun, prayers, tolls and what the day means. */
function checkDayLine(
  { sun, tariffs, date, prayers }: CityState,
  said: Record<Action, ReturnType<typeof answerAt>>,
  minute: number,
  isWarned: boolean,
) {
  if (said.swim.answer === 'yes') expect(sun.sunrise <= minute && minute < sun.sunset).toBe(true);
  const toll = tariffAt(tariffs.salik, minute).current;
  const ofToll = said.drive.reasons.find(({ code }) => code === 'toll');
  if (ofToll) expect(ofToll.value).toBe(toll?.price);
  if (said.drive.answer === 'yes') expect(toll?.kind === 'charged' || toll?.kind === 'free').toBe(true);
  if (toll?.kind === 'unknown' && !isWarned) expect(said.drive.answer).not.toBe('yes');
  const isFasting = isRamadan(date) && prayers.fajr <= minute && minute < prayers.maghrib;
  if (isFasting) expect(said.dine.answer).not.toBe('yes');
  const isOfficeDay = weekdayOf(date) <= 5 && !isPublicHoliday(date) && !isRamadan(date);
  if (said.office.answer === 'yes') expect(isOfficeDay).toBe(true);
}

test(`ROUTE-1 in ${DAYS * MINUTES_OF_EACH} minutes of a year nothing that is said of one contradicts anything else`, () => {
  fc.assert(
    fc.property(situation, ({ date, month, changes, known, isStale, warnings, minutes }) => {
      const hours = someHours(date, (hour) => changes[hour] ?? {}).slice(known.from, Math.max(known.from, known.until));
      const live = {
        hours,
        isStale,
        warnings: warnings.map(({ severity, from, length }) => ({
          severity,
          from,
          until: length === null ? null : from + length,
        })),
      };
      const state = stateOf(date, live, month);
      const spans = Object.fromEntries(ACTIONS.map((action) => [action, answersThrough(action, state)])) as Record<
        Action,
        AnswerSpan[]
      >;
      for (const action of ACTIONS) {
        expect([spans[action][0]?.from, spans[action].at(-1)?.until]).toEqual([0, HORIZON]);
        for (const [at, span] of spans[action].entries())
          expect(spans[action][at + 1]?.from ?? HORIZON).toBe(span.until);
      }
      const verdicts = verdictsOn({ ...dayOf(date, month), live });
      for (const minute of minutes) check(state, spans, verdicts, minute);
    }),
    { numRuns: DAYS, seed: 25 },
  );
});
