import { expect, test } from 'vitest';
import { writeAlertCalendar } from './beach-alert-calendar.ts';
import type { BeachScore } from './beach-score.ts';
import { type BeachAlert, ORIGINAL_ALERT, readBeachAlert, alertWindows } from './beach-alert.ts';

/** Thursday from noon to midnight, and Friday until noon. */
const SCORES: BeachScore[] = Array.from({ length: 24 }, (_, index) => {
  const hour = index + 12;
  const at = `2026-11-${26 + Math.floor(hour / 24)}T${String(hour % 24).padStart(2, '0')}:00`;
  return { at, score: hour === 15 ? 60 : hour < 17 || hour > 30 ? 85 : 40, reasons: [] };
});
const windows = (change: Partial<BeachAlert>) =>
  alertWindows({ ...ORIGINAL_ALERT, ...change }, SCORES).map(
    ({ from, until, score }) => `${from.slice(8)}–${until.slice(8)} ${score}`,
  );

test('ROUTE-1 the hours of an alert are those in a row that reach its score, on its days and within its hours', () => {
  expect(windows({})).toEqual(['26T12:00–26T15:00 85', '26T16:00–26T17:00 85', '27T07:00–27T12:00 85']);
  expect(windows({ score: 60 })[0]).toBe('26T12:00–26T17:00 60');
  expect(windows({ score: 90 })).toEqual([]);
  expect(windows({ days: ['fri'] })).toEqual(['27T07:00–27T12:00 85']);
  expect(windows({ from: 8 * 60 + 30, until: 14 * 60 })).toEqual(['26T12:00–26T14:00 85', '27T09:00–27T12:00 85']);
});

test('PWA-9 a stored alert is read again; what is none is not', () => {
  const alert = { ...ORIGINAL_ALERT, beaches: [{ id: 'a', title: 'A', href: '/beaches/a' }] };
  expect(readBeachAlert(JSON.stringify(alert))).toEqual(alert);
  const wholeDay = { ...alert, from: 0, until: 24 * 60 };
  expect(readBeachAlert(JSON.stringify(wholeDay))).toEqual(wholeDay);
  const foreign = { ...alert, beaches: [{ id: 'a', title: 'A', href: '//evil.example' }, 7] };
  expect(readBeachAlert(JSON.stringify(foreign))?.beaches).toEqual([]);
  for (const change of [
    { score: 71 },
    { days: [] },
    { from: 900, until: 800 },
    { from: 900, until: 900 },
    { from: -1 },
    { until: '20:00' },
  ])
    expect(readBeachAlert(JSON.stringify({ ...alert, ...change })), JSON.stringify(change)).toBeNull();
  for (const text of ['', 'broken', 'null', '[]']) expect(readBeachAlert(text)).toBeNull();
});

test('ROUTE-1 a window is a tentative entry of the calendar with a reminder, over midnight too', () => {
  const file = writeAlertCalendar(
    { from: '2026-11-26T22:00', until: '2026-11-26T24:00' },
    { name: 'Beach, good sea', url: 'https://guide.example/beaches', at: new Date('2026-11-26T08:00:00Z') },
  );
  expect(file).toContain('DTSTART:20261126T180000Z\r\nDTEND:20261126T200000Z\r\nSUMMARY:Beach\\, good sea');
  expect(file).toMatch(/STATUS:TENTATIVE[\s\S]*TRIGGER:-PT1H/);
});
