import { expect, test } from 'vitest';
import type { ScheduleRow } from '../guide/schedule.ts';
import { scheduleFault } from './schedule-fault.ts';

const row = (days: string, from: string, to: string, audience?: 'women'): ScheduleRow => ({
  days: days.split(' ') as ScheduleRow['days'],
  from,
  to,
  ...(audience && { audience }),
});

test.each<[string, ScheduleRow[], ReturnType<typeof scheduleFault>]>([
  ['a break at midday', [row('mon', '09:00', '13:00'), row('mon', '16:00', '22:00')], null],
  ['until after midnight', [row('fri', '18:00', '02:00'), row('sat', '02:00', '05:00')], null],
  ['midnight to midnight', [row('mon tue', '00:00', '24:00')], null],
  ['ladies at the time of all', [row('tue', '09:00', '22:00'), row('tue', '10:00', '12:00', 'women')], null],
  ['no length', [row('mon', '09:00', '09:00')], 'empty_span'],
  ['the same time twice', [row('mon', '09:00', '13:00'), row('mon tue', '12:59', '14:00')], 'overlap'],
  ['the night before', [row('fri', '18:00', '02:00'), row('sat', '01:00', '05:00')], 'overlap'],
  ['the night from Sunday to Monday', [row('sun', '18:00', '02:00'), row('mon', '01:00', '05:00')], 'overlap'],
])('STAFF-1 hours with %s', (_name, rows, fault) => {
  expect(scheduleFault(rows)).toBe(fault);
});
