import { expect, test } from 'vitest';
import { someHours } from '../factories.ts';
import { packHours, type PackedOutlook, readOutlook } from './live-outlook.ts';

const DATE = '2026-11-26';
const NOON = new Date(`${DATE}T12:00:00+04:00`);
const later = (hours: number) => new Date(NOON.getTime() + hours * 3_600_000);
const HOURS = someHours(DATE, (hour) => ({ humidityPercent: null, dust: null, uvIndex: hour === 20 ? null : 3 })).slice(
  12,
  36,
);

const PACKED: PackedOutlook = {
  fetched: {
    weather: NOON.toISOString(),
    sea: NOON.toISOString(),
    air: later(-11).toISOString(),
    warnings: NOON.toISOString(),
  },
  columns: packHours(HOURS),
  warnings: [{ severity: 'Severe', beginsAt: null, endsAt: later(14).toISOString() }],
  traffic: { fetchedAt: NOON.toISOString(), roads: 16, slow: 8, heavy: 6 },
};

test('ROUTE-1 hours packed into columns are the same hours again, over midnight too', () => {
  const outlook = readOutlook(PACKED, DATE, later(0));
  expect(outlook?.hours).toEqual(HOURS);
  expect(outlook).toMatchObject({ isStale: true, warnings: [{ severity: 'Severe', from: 0, until: 26 * 60 }] });
  expect(packHours([])).toBeNull();
});

test('ROUTE-1 a feed that is too old to rely on is left out, and without weather there are no hours', () => {
  const withoutAir = readOutlook(PACKED, DATE, later(2));
  expect(withoutAir?.hours[0]).toMatchObject({ usAqi: null, waveM: 0.3 });
  expect(withoutAir?.isStale).toBe(false);
  // Warnings are too old after four hours, weather after twelve.
  expect(readOutlook(PACKED, DATE, later(5))?.warnings).toEqual([]);
  expect(readOutlook(PACKED, DATE, later(13))).toBeNull();
});

test('ROUTE-1 measured roads count for a quarter of an hour, also where nothing else is known', () => {
  const alone = { ...PACKED, columns: null, warnings: [] };
  const minutes = (count: number) => new Date(NOON.getTime() + count * 60_000);
  const traffic = { roads: 16, slow: 8, heavy: 6, from: 720, until: 735 };
  expect(readOutlook(alone, DATE, minutes(15))).toMatchObject({ hours: [], traffic });
  expect(readOutlook(alone, DATE, minutes(16))).toBeNull();
});
