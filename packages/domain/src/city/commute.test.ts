import { expect, test } from 'vitest';
import { type Commute, commuteNow, minutesToDeparture, readCommutes, usuallyCongested } from './commute.ts';

const COMMUTE: Commute = {
  name: 'Work',
  segments: ['a', 'b'],
  days: ['mon', 'fri'],
  leaveAt: 450,
  alertFrom: 10,
};
const road = (id: string, delaySeconds: number | null, isClosed = false) => ({
  id,
  speedKmh: 40,
  freeKmh: 100,
  delaySeconds,
  isClosed,
});

test('DATA-3 stored commutes are read, at most two, and anything else is left out', () => {
  expect(readCommutes(JSON.stringify([COMMUTE, null, 7, {}, COMMUTE, COMMUTE]))).toEqual([COMMUTE, COMMUTE]);
  expect(readCommutes('{')).toEqual([]);
  expect(readCommutes('"x"')).toEqual([]);
  const wrong: Record<string, unknown>[] = [
    { leaveAt: 1440 },
    { leaveAt: -1 },
    { leaveAt: 7.5 },
    { alertFrom: 11 },
    { days: [] },
    { days: 'mon' },
    { segments: [] },
    { segments: [7] },
    { name: 7 },
  ];
  for (const change of wrong) expect(readCommutes(JSON.stringify([{ ...COMMUTE, ...change }]))).toEqual([]);
});

test('ROUTE-1 the delay of a commute is the sum over its measured roads; closed and unknown are not delays', () => {
  expect(commuteNow(COMMUTE, [road('c', 600)])).toBeNull();
  expect(commuteNow(COMMUTE, [road('a', 400), road('c', 600)])).toEqual({
    measured: 1,
    delayMinutes: 7,
    closed: [],
    isLate: false,
  });
  expect(commuteNow(COMMUTE, [road('a', 400), road('b', 200)])).toMatchObject({ delayMinutes: 10, isLate: true });
  expect(commuteNow(COMMUTE, [road('a', null)])).toMatchObject({ delayMinutes: null, isLate: false });
  expect(commuteNow(COMMUTE, [road('a', 60), road('b', 900, true)])).toEqual({
    measured: 2,
    delayMinutes: 1,
    closed: ['b'],
    isLate: true,
  });
});

test('ROUTE-1 roads are usually congested within their hours, on working days or at weekends', () => {
  const usual = (peak: string, isWeekend = false) => [{ id: 'a', peaks: [peak], isWeekend }];
  expect(usuallyCongested(COMMUTE, usual('07:30-09:00'))).toEqual(['a']);
  expect(usuallyCongested(COMMUTE, usual('06:30-07:30'))).toEqual([]);
  expect(usuallyCongested(COMMUTE, usual('07:00-09:00', true))).toEqual([]);
  expect(usuallyCongested({ ...COMMUTE, days: ['sat'] }, usual('07:00-09:00', true))).toEqual(['a']);
  expect(usuallyCongested({ ...COMMUTE, segments: ['b'] }, usual('07:00-09:00'))).toEqual([]);
});

test('ROUTE-1 the departure is announced in the hour before it, on its days', () => {
  const at = (date: string, minute: number) => minutesToDeparture(COMMUTE, { date, minute });
  expect(at('2026-11-27', 390)).toBe(60);
  expect(at('2026-11-27', 450)).toBe(0);
  expect(at('2026-11-27', 389)).toBeNull();
  expect(at('2026-11-27', 451)).toBeNull();
  expect(at('2026-11-26', 420)).toBeNull();
});
