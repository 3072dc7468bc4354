import { addDays, isDay, type Weekday, WEEKDAYS, weekdayOf } from '@dalil/domain/guide/calendar-day.ts';
import type { EventData } from '@dalil/domain/guide/event.ts';
import { occurrencesOf } from '@dalil/domain/guide/event-occurrence.ts';
import { expect, test } from 'vitest';
import { readStartingContent } from './read-starting-content.ts';

const YEARS = [2026, 2027, 2028, 2029, 2030];
const { items } = await readStartingContent();
const ALL = items.filter(({ kind }) => kind === 'event').map(({ id, data }) => ({ id, data: data as EventData }));
const EVENTS = ALL.filter(({ data }) => data.recurrence.rule !== 'weekly');
const WEEKLY = ALL.filter(({ data }) => data.recurrence.rule === 'weekly');

function occurrences(id: string, year: number) {
  const found = EVENTS.find((event) => event.id === id);
  if (!found) throw new Error(`no event ${id}`);
  return occurrencesOf(found.data, `${year}-01-01`, `${year}-12-31`);
}

test('ID-2 the starting content has the events of the year', () => expect(EVENTS.length).toBeGreaterThanOrEqual(44));

test.each(EVENTS.flatMap(({ id, data }) => YEARS.map((year) => ({ id, data, year }))))(
  'ID-2 $id in $year: days that exist, in order, within the year, as sure as its rule',
  ({ id, data, year }) => {
    const [from, to] = [`${year}-01-01`, `${year}-12-31`];
    const found = occurrences(id, year);
    const editions = data.editions?.filter((edition) => edition.from <= to && edition.to >= from) ?? [];
    const isRegular = ['fixed', 'hijri', 'range'].includes(data.recurrence.rule) && data.frequency === 'yearly';
    const hasDays = isRegular || editions.length > 0;
    // A Hijri event comes twice in the one solar year in which two of its years meet.
    expect(found.length > 0).toBe(hasDays);
    expect(found.length).toBeLessThanOrEqual(2);
    expect(found).toEqual(found.toSorted((a, b) => a.start.localeCompare(b.start)));
    for (const { start, end, certainty, otherStart, startTime } of found) {
      expect(isDay(start) && isDay(end) && start <= end).toBe(true);
      expect(start <= to && addDays(end, otherStart ? 1 : 0) >= from).toBe(true);
      const edition = editions.find((one) => one.from === start);
      const byRule = data.hasConfirmedDates ? 'confirmed' : 'unconfirmed';
      expect(certainty).toBe(edition?.status ?? (data.recurrence.rule === 'hijri' ? 'moon' : byRule));
      expect(otherStart).toBe(certainty === 'moon' ? addDays(start, 1) : null);
      expect(startTime).toBeNull();
    }
  },
);

test('ID-2 every weekly programme has a day in the year, on its weekdays', () => {
  for (const { id, data } of WEEKLY) {
    const { recurrence } = data;
    const found = new Set(
      occurrencesOf(data, '2027-01-01', '2027-12-31').map(({ start }) => WEEKDAYS[weekdayOf(start) - 1]),
    );
    const isOn = (day: Weekday) => recurrence.rule === 'weekly' && recurrence.days.includes(day);
    expect([id, WEEKDAYS.filter((day) => found.has(day))]).toEqual([id, WEEKDAYS.filter(isOn)]);
  }
});

test.each([
  ['ramadan', '2027-02-08/2027-03-08'],
  ['salik-ramadan-hours', '2027-02-08/2027-03-08'],
  ['eid-al-fitr', '2027-03-09/2027-03-11'],
  ['arafat-day', '2027-05-15/2027-05-15'],
  ['eid-al-adha', '2027-05-16/2027-05-18'],
  ['hijri-new-year', '2027-06-06/2027-06-06'],
])('ID-2 %s is expected on the days of the Umm al-Qura calendar', (id, span) => {
  expect(occurrences(id, 2027).map(({ start, end }) => `${start}/${end}`)).toEqual([span]);
});

test('ID-2 Ramadan comes twice in 2030', () => expect(occurrences('ramadan', 2030)).toHaveLength(2));
