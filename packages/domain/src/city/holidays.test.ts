import { expect, test } from 'vitest';
import { isRamadan, nextBeginning, takesPlaceOn, type YearlyDay } from './holidays.ts';

const yearly = (recurrence: YearlyDay['recurrence']): YearlyDay => ({
  id: 'x',
  frequency: 'yearly',
  hasConfirmedDates: false,
  recurrence,
});
const hijri = (month: number, day: number, days: number) => yearly({ rule: 'hijri', month, day, days });
const NATIONAL_DAY = yearly({ rule: 'fixed', month: 12, day: 2, days: 2 });
const BREAK = yearly({ rule: 'range', from: '06-15', to: '09-15' });

test.each([
  ['Ramadan', hijri(9, 1, 30), '2027-02-08'],
  ['Eid Al Fitr', hijri(10, 1, 3), '2027-03-09'],
  ['Arafat Day', hijri(12, 9, 1), '2027-05-15'],
  ['Eid Al Adha', hijri(12, 10, 3), '2027-05-16'],
  ['the Islamic New Year', hijri(1, 1, 1), '2027-06-06'],
  ['National Day', NATIONAL_DAY, '2026-12-02'],
])('ROUTE-1 after 20 November 2026 %s is next expected on its computed day', (_name, day, date) => {
  expect(nextBeginning(day, '2026-11-20')?.date).toBe(date);
});

test('ROUTE-1 something that begins today is next in a year', () => {
  expect(nextBeginning(NATIONAL_DAY, '2026-12-02')).toEqual({ date: '2027-12-02', days: 365 });
});

test.each([
  ['2026-12-01', false],
  ['2026-12-02', true],
  ['2026-12-03', true],
  ['2026-12-04', false],
])('ROUTE-1 National Day on %s: %s', (date, expected) => {
  expect(takesPlaceOn(NATIONAL_DAY, date)).toBe(expected);
});

test.each([
  ['2027-02-07', false],
  ['2027-02-08', true],
  ['2027-03-08', true],
  ['2027-03-09', false],
])('ROUTE-1 Ramadan on %s: %s', (date, expected) => {
  expect(isRamadan(date)).toBe(expected);
  expect(takesPlaceOn(hijri(9, 1, 30), date)).toBe(expected);
});

test.each([
  ['2027-06-14', false],
  ['2027-06-15', true],
  ['2027-09-15', true],
  ['2027-09-16', false],
])('ROUTE-1 the midday break on %s: %s', (date, expected) => {
  expect(takesPlaceOn(BREAK, date)).toBe(expected);
});

test.each([
  ['2026-12-31', true],
  ['2027-01-05', true],
  ['2027-01-06', false],
])('ROUTE-1 a season over the new year on %s: %s', (date, expected) => {
  expect(takesPlaceOn(yearly({ rule: 'range', from: '12-20', to: '01-05' }), date)).toBe(expected);
});
