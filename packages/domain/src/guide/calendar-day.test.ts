import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  dayOf,
  daysBetween,
  firstOfMonth,
  isDay,
  lastOfMonth,
  mondayOf,
  weekdayOf,
} from './calendar-day.ts';

test('ID-2 days are counted across months, years and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3);
  expect(daysBetween('2027-01-02', '2026-12-30')).toBe(-3);
});

test('ID-2 months on, a day that the month lacks becomes its last', () => {
  expect(addMonths('2026-11-21', 2)).toBe('2027-01-21');
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2027-03-31', -1)).toBe('2027-02-28');
  expect(addMonths('2026-11-21', 24)).toBe('2028-11-21');
});

test('ID-2 weeks begin on Monday, months know their last day', () => {
  expect(weekdayOf('2026-11-21')).toBe(6);
  expect(weekdayOf('2026-11-22')).toBe(7);
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
  expect(firstOfMonth('2028-02-14')).toBe('2028-02-01');
  expect(lastOfMonth('2028-02-14')).toBe('2028-02-29');
});

test('ID-2 a date the month does not have is no day', () => {
  expect(dayOf(2027, 2, 29)).toBeNull();
  expect(dayOf(2028, 2, 29)).toBe('2028-02-29');
  expect(['2027-02-29', '2027-13-01', '2027-1-1', 'today', ''].filter(isDay)).toEqual([]);
  expect(isDay('2026-11-21')).toBe(true);
});
