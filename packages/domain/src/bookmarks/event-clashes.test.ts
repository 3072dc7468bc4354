import { expect, test } from 'vitest';
import { eventClashes } from './event-clashes.ts';
import type { SavedItem } from './saved-item.ts';

const MARINA = { lat: 25.08, lon: 55.14 };
const DEIRA = { lat: 25.27, lon: 55.32 };

function saved(
  itemId: string,
  times: [string | null, string | null],
  position: SavedItem['position'] = null,
  day = '2026-12-05',
  end = day,
): SavedItem {
  const [startTime, endTime] = times;
  const next = { start: day, end, startTime, endTime, certainty: 'confirmed' as const };
  return {
    kind: 'event',
    itemId,
    href: '/',
    locale: 'en',
    area: 'events',
    title: itemId,
    summary: '',
    neighbourhood: null,
    position,
    next,
  };
}

const kinds = (...items: SavedItem[]) => eventClashes(items, '2026-12-01').map(({ kind }) => kind);

test('PROF-6 saved events at the same time clash, also over midnight', () => {
  expect(kinds(saved('a', ['18:00', '20:00']), saved('b', ['19:59', '22:00']))).toEqual(['overlap']);
  expect(kinds(saved('a', ['22:00', '01:00']), saved('b', ['00:30', '02:00'], null, '2026-12-06'))).toEqual([
    'overlap',
  ]);
  expect(kinds(saved('a', ['18:00', '20:00']), saved('b', ['20:00', '22:00']))).toEqual([]);
});

test('PROF-6 the way between two places may be longer than the time between two events', () => {
  const [clash] = eventClashes(
    [saved('a', ['18:00', '20:00'], MARINA), saved('b', ['20:15', '22:00'], DEIRA)],
    '2026-12-01',
  );
  expect(clash).toMatchObject({ kind: 'travel', gapMinutes: 15, travel: { mode: 'car' } });
  expect(kinds(saved('a', ['18:00', '20:00'], MARINA), saved('b', ['20:15', '22:00'], MARINA))).toEqual([]);
  expect(kinds(saved('a', ['18:00', '20:00'], MARINA), saved('b', ['23:00', '23:30'], DEIRA))).toEqual([]);
});

test('PROF-6 without times only the day is said; events of several days and past ones are left out', () => {
  expect(kinds(saved('a', [null, null]), saved('b', ['20:15', '22:00']))).toEqual(['same-day']);
  expect(kinds(saved('a', [null, null]), saved('b', [null, null], null, '2026-12-04', '2026-12-09'))).toEqual([]);
  expect(eventClashes([saved('a', [null, null]), saved('b', [null, null])], '2026-12-06')).toEqual([]);
});
