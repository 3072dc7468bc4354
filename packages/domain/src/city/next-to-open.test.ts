import { expect, test } from 'vitest';
import { WEEKDAYS } from '../guide/calendar-day.ts';
import { minuteOf } from './clock-time.ts';
import { nextToOpen } from './next-to-open.ts';

const NONE = { ramadan: null, holidays: null, season: null, closures: [] };
const place = (id: string, from: string, to: string, days = [...WEEKDAYS]) => ({
  id,
  hours: { weekly: [{ days, from, to }], ...NONE },
});

test('ROUTE-1 of closed places those that open next come first; open and unknown ones are left out', () => {
  const places = [
    place('evening', '18:00', '23:00'),
    place('saturday', '08:00', '12:00', ['sat']),
    place('open', '06:00', '12:00'),
    { id: 'unknown', hours: null },
    place('noon', '12:00', '15:00'),
    place('late', '20:00', '23:00'),
    place('later', '21:00', '23:00'),
  ];
  // A Wednesday.
  const found = nextToOpen(places, { date: '2026-11-25', minute: minuteOf('10:00') });
  expect(found.map(({ place: { id } }) => id)).toEqual(['noon', 'evening', 'late', 'later']);
  expect(found[0]?.opens).toEqual({ date: '2026-11-25', time: '12:00' });
  expect(nextToOpen(places.slice(1, 2), { date: '2026-11-25', minute: 0 })[0]?.opens.date).toBe('2026-11-28');
});
