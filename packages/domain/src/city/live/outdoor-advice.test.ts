import fc from 'fast-check';
import { expect, test } from 'vitest';
import { someHours } from '../factories.ts';
import { BEACH_REASONS, beachScore, bestBeachWindow } from './beach-score.ts';
import { adviceFor, nextGoodWindow, OUTDOOR_ACTIVITIES } from './outdoor-advice.ts';
import { firstWindow, type OutdoorHour, outdoorHours } from './outdoor-hours.ts';

const HOURS = someHours('2026-11-26');
const at = (hour: number, change: Partial<OutdoorHour> = {}) => ({ ...(HOURS[hour] as OutdoorHour), ...change });
const IDEAL = at(16);

test.each([
  ['run', {}, 'good', []],
  ['run', { feltC: 27 }, 'fair', ['heat']],
  ['run', { feltC: 32, usAqi: 120 }, 'poor', ['heat', 'air']],
  ['run', { feltC: 9 }, 'fair', ['cold']],
  ['walk', { feltC: 31.9 }, 'good', []],
  ['walk', { feltC: 41 }, 'poor', ['heat']],
  ['walk', { visibilityM: 900 }, 'fair', ['fog']],
  ['playground', { uvIndex: 8 }, 'poor', ['uv']],
  ['laundry', { feltC: 44 }, 'good', []],
  ['laundry', { dust: 160, rainPercent: 25 }, 'poor', ['dust', 'rain']],
  ['run', { isStorm: true, feltC: 40 }, 'poor', ['storm']],
] as const)('ROUTE-1 to %s with %o is %s', (activity, change, verdict, reasons) => {
  expect(adviceFor(activity, { ...IDEAL, ...change })).toEqual({ verdict, reasons });
});

test('ROUTE-1 what is not known is not judged', () => {
  expect(adviceFor('run', { ...IDEAL, feltC: null }).verdict).toBe('unknown');
  expect(adviceFor('laundry', { ...IDEAL, dust: null }).verdict).toBe('unknown');
  expect(adviceFor('run', { ...IDEAL, uvIndex: null, usAqi: null, windKmh: null })).toEqual({
    verdict: 'good',
    reasons: [],
  });
  expect(beachScore({ ...IDEAL, waveM: null })).toBeNull();
  expect(beachScore({ ...IDEAL, feltC: null })).toBeNull();
});

test('ROUTE-1 the next good hours are a run without a gap', () => {
  const hours = [at(14, { feltC: 33 }), at(15, { feltC: 29 }), at(16), at(17), at(18, { feltC: 28 }), at(19)];
  expect(nextGoodWindow('run', hours)).toEqual({ from: '2026-11-26T16:00', until: '2026-11-26T18:00' });
  expect(nextGoodWindow('run', hours.slice(0, 2))).toBeNull();
  expect(firstWindow([at(22), at(23)], () => true)).toEqual({ from: '2026-11-26T22:00', until: '2026-11-26T24:00' });
});

test.each([
  [{}, 100, []],
  [{ waveM: 0.9 }, 85, ['waves']],
  [{ waveM: 1.3 }, 40, ['rough']],
  [{ feltC: 43, uvIndex: 11 }, 25, ['heat', 'uv']],
  [{ feltC: 18 }, 75, ['cool']],
  [{ windKmh: 30 }, 85, ['wind']],
  [{ usAqi: 160, isDark: true }, 30, ['air', 'dark']],
  [{ isStorm: true }, 0, ['storm']],
  [{ seaC: 20 }, 90, ['coldSea']],
  [{ seaC: null, uvIndex: null, windKmh: null, usAqi: null }, 100, []],
] as const)('ROUTE-1 a beach with %o scores %d', (change, score, reasons) => {
  expect(beachScore({ ...IDEAL, ...change })).toEqual({ at: IDEAL.at, score, reasons });
});

test('ROUTE-1 the best beach hours of a day are in a row around the best one; a bad day has none', () => {
  const scores = [at(9, { windKmh: 40 }), at(10), at(11, { uvIndex: 6 }), at(12, { uvIndex: 11 }), at(13)]
    .map(beachScore)
    .filter((score) => score !== null);
  expect(bestBeachWindow(scores, '2026-11-26')).toEqual({
    from: '2026-11-26T10:00',
    until: '2026-11-26T12:00',
    score: 100,
  });
  expect(bestBeachWindow(scores, '2026-11-27')).toBeNull();
  const rough = [at(10, { waveM: 2 })].map(beachScore).filter((score) => score !== null);
  expect(bestBeachWindow(rough, '2026-11-26')).toBeNull();
});

test('ROUTE-1 an hour is never better for being hotter above 33, rougher, windier or dustier, and always has its reasons', () => {
  const value = fc.record({
    feltC: fc.double({ min: 33, max: 60, noNaN: true }),
    waveM: fc.double({ min: 0, max: 5, noNaN: true }),
    windKmh: fc.double({ min: 0, max: 120, noNaN: true }),
    usAqi: fc.double({ min: 0, max: 400, noNaN: true }),
    uvIndex: fc.double({ min: 0, max: 15, noNaN: true }),
  });
  const key = fc.constantFrom('feltC', 'waveM', 'windKmh', 'usAqi', 'uvIndex');
  fc.assert(
    fc.property(value, key, fc.double({ min: 0, max: 30, noNaN: true }), (values, name, more) => {
      const before = beachScore({ ...IDEAL, ...values });
      const after = beachScore({ ...IDEAL, ...values, [name]: values[name] + more });
      if (!before || !after) throw new Error('unknown');
      expect(after.score).toBeLessThanOrEqual(before.score);
      if (before.score < 95) expect(before.reasons.length).toBeGreaterThan(0);
      expect(BEACH_REASONS).toEqual(expect.arrayContaining(before.reasons));
      const worse = { ...IDEAL, ...values, [name]: values[name] + more };
      for (const activity of OUTDOOR_ACTIVITIES) {
        const ranks = [{ ...IDEAL, ...values }, worse].map((hour) =>
          ['good', 'fair', 'poor'].indexOf(adviceFor(activity, hour).verdict),
        );
        expect(ranks[1]).toBeGreaterThanOrEqual(ranks[0] ?? 0);
      }
    }),
  );
});

test('ROUTE-1 weather, air and sea of one hour are joined; what one of them lacks is null', () => {
  const weather = {
    at: '2026-11-26T05:00',
    sky: null,
    temperatureC: 20,
    feltC: null,
    humidityPercent: 60,
    dewPointC: null,
  };
  const rest = { rainPercent: null, uvIndex: null, visibilityM: null, windKmh: 10, gustKmh: null, windFrom: null };
  const [night, day] = outdoorHours({
    weather: [
      { ...weather, ...rest },
      { ...weather, ...rest, at: '2026-11-26T12:00' },
    ],
    air: [{ at: '2026-11-26T12:00', usAqi: 70, pm10: 90, pm25: 20, dust: null }],
    sea: [],
    sun: [{ date: '2026-11-26', sunrise: 404, sunset: 1048 }],
  });
  expect(night).toMatchObject({ isDark: true, feltC: 20, usAqi: null, dust: null, waveM: null });
  expect(day).toMatchObject({ isDark: false, usAqi: 70, dust: 90 });
});
