import { expect, test } from 'vitest';
import { minuteOf } from './clock-time.ts';
import { goodNow, type MonthNormal } from './good-now.ts';
import type { OpeningState } from './opening-state.ts';

const DATE = '2026-11-25';
const november: MonthNormal = { meanMaxC: 31, meanMinC: 20, sunrise: '06:40', sunset: '17:30', comfort: 'excellent' };
const july: MonthNormal = { meanMaxC: 41, meanMinC: 31, sunrise: '05:37', sunset: '19:12', comfort: 'extreme' };
const always: OpeningState = { kind: 'open', until: null, isAlways: true, audience: null };
const unknown: OpeningState = { kind: 'unknown', why: 'no-hours' };
const until = (time: string, date = DATE): OpeningState => ({ ...always, isAlways: false, until: { date, time } });

const at = (state: OpeningState, setting: 'indoor' | 'outdoor' | 'both', month: MonthNormal, time: string) =>
  goodNow(state, setting, month, { date: DATE, minute: minuteOf(time) });

test.each([
  ['closed', { kind: 'closed', opens: null }, 'outdoor', november, '12:00', 'later', ['closed']],
  ['closing within the hour', until('18:00'), 'indoor', november, '17:00', 'later', ['closes-soon']],
  ['closing after the hour', until('18:00'), 'indoor', november, '16:59', 'good', ['open']],
  ['closing past midnight', until('00:30', '2026-11-26'), 'indoor', november, '23:45', 'later', ['closes-soon']],
  ['closing on another day', until('12:30', '2026-11-28'), 'indoor', november, '12:00', 'good', ['open']],
  ['a mild day outdoors', always, 'outdoor', november, '12:00', 'good', ['open', 'mild']],
  ['before sunset', always, 'outdoor', november, '15:30', 'good', ['open', 'mild', 'sunset']],
  ['a dark park', always, 'outdoor', november, '20:00', 'good', ['open', 'mild', 'dark']],
  ['a market hall at night', always, 'both', november, '20:00', 'good', ['open', 'mild']],
  ['summer noon outdoors', always, 'outdoor', july, '12:00', 'later', ['open', 'heat']],
  ['summer noon, also indoors', always, 'both', july, '12:00', 'good', ['open', 'heat']],
  ['summer noon indoors', always, 'indoor', july, '12:00', 'good', ['open', 'indoors']],
  ['an early summer morning', always, 'outdoor', july, '07:00', 'good', ['open', 'night-low']],
  ['a summer night', always, 'outdoor', july, '21:00', 'good', ['open', 'night-low', 'dark']],
] as const)('ROUTE-1 a good time to go: %s', (_case, state, setting, month, time, verdict, reasons) => {
  expect(at(state, setting, month, time)).toEqual({ verdict, reasons });
});

test('ROUTE-1 a place of unknown hours is never a good one now, and the month is still described', () => {
  expect(at(unknown, 'outdoor', november, '12:00')).toEqual({ verdict: 'unknown', reasons: ['hours-unknown', 'mild'] });
  expect(at(unknown, 'outdoor', july, '12:00')).toEqual({ verdict: 'unknown', reasons: ['hours-unknown', 'heat'] });
});
