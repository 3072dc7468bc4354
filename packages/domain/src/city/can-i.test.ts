import { describe, expect, test } from 'vitest';
import { type Action, answerAt, type CityState } from './can-i.ts';
import { answersThrough } from './can-i-rules.ts';
import { clockOf, minuteOf } from './clock-time.ts';
import { AUGUST, NOVEMBER, someHours, stateOf } from './factories.ts';
import { prayerTimes, sunTimes } from './prayer-times.ts';

const THURSDAY = '2026-11-26';
const ask = (action: Action, state: CityState, time: string) =>
  answerAt(action, answersThrough(action, state), minuteOf(time));
const short = (action: Action, state: CityState, time: string) => {
  const { answer, basis, reasons, until, next } = ask(action, state, time);
  const end = until ?? next?.from ?? null;
  return [answer, basis, reasons.map(({ code }) => code).join(' '), end === null ? null : clockOf(end)];
};

describe('ROUTE-1 can I, right now?', () => {
  test.each([
    ['swim', '10:00', {}, ['yes', 'live', 'sea waveHeight', '17:28']],
    ['swim', '10:00', { waveM: 1.5 }, ['no', 'live', 'sea waveHeight rough', null]],
    ['swim', '20:00', {}, ['no', 'computed', 'dark', '06:44']],
    ['run', '10:00', { feltC: 29 }, ['yes', 'live', 'feels heat', null]],
    ['run', '10:00', { feltC: 33 }, ['no', 'live', 'feels heat', null]],
    ['walk', '10:00', { isStorm: true }, ['no', 'live', 'feels storm', null]],
    ['dine', '21:00', {}, ['yes', 'live', 'feels', null]],
    ['dine', '21:00', { windKmh: 45 }, ['no', 'live', 'feels wind', null]],
    ['drive', '09:00', {}, ['wait', 'computed', 'toll', '10:00']],
    ['drive', '17:00', {}, ['wait', 'computed', 'toll parkingPeak', '20:00']],
    ['drive', '02:00', {}, ['yes', 'computed', 'noToll parkingFree', '06:00']],
    ['drive', '11:00', { visibilityM: 100 }, ['wait', 'live', 'fog', null]],
    ['office', '09:00', {}, ['yes', 'computed', 'officeOpen', '15:30']],
    ['office', '05:00', {}, ['wait', 'computed', 'officeClosed', '07:30']],
    ['office', '16:00', {}, ['no', 'computed', 'officeClosed', '07:30']],
  ] as const)('to %s at %s with %o', (action, time, change, expected) => {
    expect(short(action, stateOf(THURSDAY, { hours: someHours(THURSDAY, () => change) }), time)).toEqual(expected);
  });

  test.each([
    ['09:00', { heavy: 6, slow: 8 }, ['wait', 'live', 'roadsHeavy toll', null]],
    ['11:00', { heavy: 6, slow: 8 }, ['wait', 'live', 'roadsHeavy toll', null]],
    ['11:00', { heavy: 2, slow: 6 }, ['yes', 'live', 'roadsSlow toll', '16:00']],
    ['11:00', { heavy: 0, slow: 1 }, ['yes', 'live', 'roadsFree toll', '16:00']],
    ['09:00', { heavy: 0, slow: 1 }, ['wait', 'live', 'roadsFree toll', '10:00']],
    ['11:00', { heavy: 3, slow: 3, roads: 3 }, ['yes', 'computed', 'toll', '16:00']],
  ] as const)('to drive at %s by measured roads with %o', (time, flow, expected) => {
    const from = minuteOf(time) - 5;
    const traffic = { roads: 16, ...flow, from, until: from + 15 };
    const state = stateOf(THURSDAY, { hours: someHours(THURSDAY), traffic });
    expect(short('drive', state, time)).toEqual(expected);
    // A measurement says nothing about the time after it.
    expect(short('drive', state, clockOf(from + 15))[1]).toBe('computed');
  });

  test('a no that ends soon is a wait, with the window in which it is good', () => {
    const hours = someHours(THURSDAY, (hour) => ({ feltC: hour < 17 ? 35 : 26 }));
    const state = stateOf(THURSDAY, { hours });
    expect(ask('run', state, '13:30').answer).toBe('no');
    expect(ask('run', state, '15:00')).toMatchObject({ answer: 'wait', next: { from: minuteOf('17:00') } });
  });

  test('old values are labelled; without values the month answers; without it nothing does', () => {
    const hours = someHours(THURSDAY);
    expect(short('run', stateOf(THURSDAY, { hours, isStale: true }), '09:00')[1]).toBe('stale');
    expect(short('run', stateOf(THURSDAY), '09:00')).toEqual(['yes', 'normal', 'usualHigh', '10:36']);
    expect(short('run', stateOf(THURSDAY, null, AUGUST), '14:00').slice(0, 3)).toEqual(['no', 'normal', 'usualHigh']);
    expect(short('swim', stateOf(THURSDAY), '09:00').slice(0, 3)).toEqual(['yes', 'normal', 'usualSea']);
    for (const action of ['run', 'walk', 'dine', 'swim'] as const)
      expect(short(action, stateOf(THURSDAY, null, null), '09:00').slice(0, 3)).toEqual([
        'unknown',
        'none',
        'nothingKnown',
      ]);
  });

  test('the waves are not known: the weather can still say no, otherwise the month answers', () => {
    const unknown = (feltC: number) => someHours(THURSDAY, () => ({ waveM: null, feltC }));
    expect(short('swim', stateOf(THURSDAY, { hours: unknown(26) }), '09:00')[1]).toBe('normal');
    expect(short('swim', stateOf(THURSDAY, { hours: unknown(42) }), '09:00').slice(0, 3)).toEqual([
      'no',
      'live',
      'feels heat',
    ]);
  });

  test.each([
    ['Severe', 'no'],
    ['Moderate', 'wait'],
    ['Unknown', 'wait'],
  ] as const)('an official warning (%s) wins until it ends, but not over an office', (severity, answer) => {
    const warnings = [{ severity, from: minuteOf('08:00'), until: minuteOf('12:00') }];
    const state = stateOf(THURSDAY, { hours: someHours(THURSDAY), warnings });
    for (const action of ['swim', 'run', 'walk', 'dine', 'drive'] as const) {
      expect(ask(action, state, '11:59'), action).toMatchObject({
        answer,
        basis: 'warning',
        next: { from: minuteOf('12:00') },
      });
      expect(ask(action, state, '12:00').answer, action).toBe('yes');
    }
    expect(ask('office', state, '11:00').answer).toBe('yes');
  });

  test('in Ramadan dining outside waits for Maghrib, and the hours of offices are not known', () => {
    const state = stateOf('2027-02-16', { hours: someHours('2027-02-16') });
    const { maghrib } = prayerTimes('2027-02-16');
    expect(ask('dine', state, '13:00')).toMatchObject({
      answer: 'wait',
      reasons: [{ code: 'fasting', value: maghrib }],
    });
    expect(ask('dine', state, '20:00').answer).toBe('yes');
    expect(short('office', state, '10:00').slice(0, 3)).toEqual(['unknown', 'none', 'hoursUnknown']);
    expect(short('drive', state, '10:00').slice(0, 3)).toEqual(['unknown', 'none', 'tollUnknown']);
  });

  test.each([
    ['2026-11-27', '11:00', ['yes', 'computed', 'officeOpen', '12:00']],
    ['2026-11-27', '14:00', ['no', 'computed', 'officeClosed', null]],
    ['2026-11-28', '10:00', ['no', 'computed', 'weekend', null]],
    ['2026-12-02', '10:00', ['no', 'computed', 'holiday', null]],
    ['2026-11-29', '10:00', ['no', 'computed', 'weekend', '07:30']],
  ] as const)('an office on %s at %s', (date, time, expected) => {
    expect(short('office', stateOf(date), time)).toEqual(expected);
  });

  test('at night the sea waits for the sunrise, and a mild month for its midday sun', () => {
    const { sunrise } = sunTimes(THURSDAY);
    expect(ask('swim', stateOf(THURSDAY, { hours: someHours(THURSDAY) }), '05:00')).toMatchObject({
      answer: 'wait',
      next: { from: sunrise },
    });
    expect(short('walk', stateOf(THURSDAY, null, NOVEMBER), '12:00').slice(0, 3)).toEqual([
      'wait',
      'normal',
      'usualUv',
    ]);
  });
});
