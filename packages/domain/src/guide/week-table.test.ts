import { expect, test } from 'vitest';
import { weekTable } from './week-table.ts';

test('ROUTE-1 a week is listed from Monday, days with the same hours in one row, a day without hours as closed', () => {
  const late = { from: '16:00', to: '24:00' };
  const early = { from: '09:00', to: '12:00' };
  const table = weekTable([
    { days: ['sun', 'wed', 'tue'], ...late },
    { days: ['sun', 'tue', 'wed'], ...early },
    { days: ['thu'], ...late, audience: 'women' },
    { days: ['fri'], ...late },
  ]);
  expect(table).toEqual([
    { days: ['mon'], spans: [] },
    { days: ['tue', 'wed'], spans: [early, late] },
    { days: ['thu'], spans: [{ ...late, audience: 'women' }] },
    { days: ['fri'], spans: [late] },
    { days: ['sat'], spans: [] },
    { days: ['sun'], spans: [early, late] },
  ]);
});
