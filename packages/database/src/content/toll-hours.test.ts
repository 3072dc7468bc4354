import type { ScheduleRow } from '@dalil/domain/guide/schedule.ts';
import { expect, test } from 'vitest';
import { readStartingContent } from './read-starting-content.ts';

const { facts } = await readStartingContent();
const rowsOf = (id: string): ScheduleRow[] => {
  const fact = facts.find((entry) => entry.fact.id === id)?.fact;
  if (fact?.type !== 'schedule') throw new Error(id);
  return fact.value;
};
const hours = (rows: readonly ScheduleRow[]) => rows.map(({ days, from, to }) => ({ days, from, to }));

// Texts quote the hours one by one, pages compute from the week: until one is derived from the other, they have to agree.
test.each([
  ['salik.peak.hours', ({ priceFact }: ScheduleRow) => priceFact === 'salik.peak.price'],
  ['salik.off-peak.hours', ({ priceFact }: ScheduleRow) => priceFact === 'salik.off-peak.price'],
  ['salik.free.hours', ({ price }: ScheduleRow) => price === 0],
])('ID-1 the hours of %s are those of the tariff of the week', (id, isOf) => {
  expect(hours(rowsOf('salik.schedule').filter(isOf))).toEqual(hours(rowsOf(id)));
});
