import { eventsSearch, formatEvents } from '@dalil/domain/guide/events-address.ts';
import type { EventCard } from '@dalil/domain/guide/views.ts';
import { expect, test } from 'vitest';
import { firstWeeks, groupCalendar, groupList, groupWeeks } from './group-events.ts';

function anEvent(id: string, dates: [start: string, end: string] | null, usualMonths = [1]): EventCard {
  const [start = '', end = ''] = dates ?? [];
  return {
    id,
    href: `/content/${id}`,
    area: 'events',
    locale: 'en',
    title: id,
    summary: '',
    type: { id: 'art', label: 'Art' },
    venue: null,
    next: dates && { start, end, startTime: null, endTime: null, certainty: 'unconfirmed', otherStart: null },
    frequency: 'yearly',
    usualMonths,
    isFree: null,
    isCancelled: false,
    isOver: false,
    asOf: '2025',
  };
}

const ids = (groups: { events: EventCard[] }[]) => groups.map(({ events }) => events.map(({ id }) => id).join());

test('ROUTE-1 a list has what is on, then each day once, then the months that are next', () => {
  const { running, days, months } = groupList({
    from: '2026-11-21',
    items: [
      anEvent('on', ['2026-11-20', '2026-11-22']),
      anEvent('a', ['2026-11-21', '2026-11-21']),
      anEvent('b', ['2026-12-02', '2026-12-03']),
      anEvent('c', ['2026-12-02', '2026-12-02']),
      anEvent('now', null, [10, 11]),
      anEvent('soon', null, [12, 1]),
      anEvent('later', null, [2, 9]),
    ],
  });
  expect(running.map(({ id }) => id)).toEqual(['on']);
  expect(days.map(({ day }) => day)).toEqual(['2026-11-21', '2026-12-02']);
  expect(ids(days)).toEqual(['a', 'b,c']);
  expect(months.map(({ month }) => month)).toEqual([11, 12, 2]);
  expect(ids(months)).toEqual(['now', 'soon', 'later']);
});

test('ROUTE-1 days are grouped by weeks from Monday, counted from the first of the list', () => {
  const day = (start: string) => ({ day: start, events: [anEvent(start, [start, start])] });
  const weeks = groupWeeks([day('2026-11-28'), day('2026-11-29'), day('2026-11-30'), day('2026-12-14')], '2026-11-28');
  expect(weeks.map(({ ahead, start, end, events }) => [ahead, start, end, events.length])).toEqual([
    [0, '2026-11-23', '2026-11-29', 2],
    [1, '2026-11-30', '2026-12-06', 1],
    [3, '2026-12-14', '2026-12-20', 1],
  ]);
});

test('ROUTE-1 a long list begins with the weeks of its first sixteen events', () => {
  const weeks = [10, 7, 3, 1, 40].map((count, ahead) => ({
    ahead,
    events: Array.from({ length: count }, () => null),
  }));
  const shown = (total: number) => firstWeeks(weeks, total).map(({ ahead }) => ahead);
  expect(shown(69)).toEqual([0, 1]);
  expect(shown(24)).toEqual([0, 1, 2, 3, 4]);
  expect(firstWeeks(weeks.slice(2), 69).map(({ ahead }) => ahead)).toEqual([2, 3]);
});

test('ROUTE-1 a calendar shows an event on each of its days, and one that lasts above them', () => {
  const { days, longer, undated } = groupCalendar({
    from: '2026-11-30',
    to: '2026-12-03',
    items: [
      anEvent('week', ['2026-11-28', '2026-12-04']),
      anEvent('longer', ['2026-11-28', '2026-12-05']),
      anEvent('two', ['2026-12-02', '2026-12-03']),
      anEvent('someday', null),
    ],
  });
  expect(days.map(({ day }) => day)).toEqual(['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03']);
  expect(ids(days)).toEqual(['week', 'week', 'week,two', 'week,two']);
  expect(longer.map(({ id }) => id)).toEqual(['longer']);
  expect(undated.map(({ id }) => id)).toEqual(['someday']);
});

test('ROUTE-1 weekly programmes are a group of their own, each once, and a number on each day of a calendar', () => {
  const programme = (id: string, day: string): EventCard => ({
    ...anEvent(id, null),
    next: { start: day, end: day, startTime: null, endTime: null, certainty: 'weekly', otherStart: null },
  });
  const items = [
    anEvent('once', ['2026-12-01', '2026-12-01']),
    programme('quiz', '2026-12-01'),
    programme('quiz', '2026-12-03'),
    programme('band', '2026-12-01'),
  ];
  const list = groupList({ from: '2026-12-01', items });
  expect(ids(list.days)).toEqual(['once']);
  expect(list.weekly.map(({ id, next }) => [id, next?.start])).toEqual([
    ['quiz', '2026-12-01'],
    ['band', '2026-12-01'],
  ]);
  const week = groupCalendar({ from: '2026-12-01', to: '2026-12-03', items });
  expect(ids(week.days)).toEqual(['once', '', '']);
  expect(week.days.map(({ programmes }) => programmes)).toEqual([2, 0, 1]);
  expect(week.weekly.map(({ id }) => id)).toEqual(['quiz', 'band']);
});

test('ROUTE-1 one page of events has one address', () => {
  const write = (search: string) => eventsSearch(new URLSearchParams(search));
  expect(write('')).toBe('');
  expect(write('view=list&page=3&sort=price&from=soon')).toBe('');
  expect(write('type=art&from=2026-12-01&view=month&when=week')).toBe('?type=art&view=month&from=2026-12-01');
  expect(write('when=week&cost=free')).toBe('?when=week&cost=free');
  const request = { choices: { when: ['week'], type: ['art'] }, sort: 'recommended', page: 1 } as const;
  expect(formatEvents({ ...request, choices: { when: ['week'], type: ['art'] } }, 'week', '')).toBe(
    '?type=art&view=week',
  );
});
