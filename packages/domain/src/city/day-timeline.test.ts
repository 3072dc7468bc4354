import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { ACTIONS, type Action, type AnswerSpan } from './can-i.ts';
import { answersThrough } from './can-i-rules.ts';
import { minuteOf } from './clock-time.ts';
import { timelineOf, writeDayCalendar } from './day-timeline.ts';
import { someHours, stateOf } from './factories.ts';

const THURSDAY = '2026-11-26';
const MOMENTS = [
  { id: 'fajr', kind: 'fajr' as const, minute: 322, tariff: null, price: null },
  { id: 'salik-16:00', kind: 'salik' as const, minute: 960, tariff: 'peak' as const, price: 6 },
];
const EVENTS = [
  { id: 'film', startTime: '20:30', endTime: '00:30' },
  { id: 'fair', startTime: null, endTime: null },
];

function timeline(from = 0, date = THURSDAY, isHot = false) {
  const state = stateOf(date, { hours: someHours(date, (hour) => (isHot && hour < 17 ? { feltC: 36 } : {})) });
  const answers = Object.fromEntries(ACTIONS.map((action) => [action, answersThrough(action, state)])) as Record<
    Action,
    AnswerSpan[]
  >;
  return timelineOf({ date, moments: MOMENTS, events: EVENTS, metro: state.offices.weekly && METRO, answers, from });
}
const METRO = [{ days: ['thu' as const], from: '05:00', to: '24:00' }];

test('ROUTE-1 the day has its moments, its events, its best times and the end of the metro in the order of time', () => {
  expect(timeline().map(({ id, minute, until }) => [id, minute, until])).toEqual([
    ['best-run', minuteOf('05:00'), minuteOf('22:00')],
    ['fajr', 322, null],
    ['best-swim', 404, 1048],
    ['salik-16:00', 960, null],
    ['event-film', minuteOf('20:30'), 1440 + 30],
    ['last-metro', 1440, null],
  ]);
});

test('ROUTE-1 the best times are ahead of this hour and follow the forecast', () => {
  const best = (entries: ReturnType<typeof timeline>) =>
    entries.filter(({ kind }) => kind === 'best').map(({ id, minute }) => [id, minute]);
  expect(best(timeline(minuteOf('18:00')))).toEqual([['best-run', minuteOf('18:00')]]);
  expect(best(timeline(minuteOf('09:00'), THURSDAY, true))).toContainEqual(['best-run', minuteOf('17:00')]);
});

test('ROUTE-1 in Ramadan, and on a day of other hours, nothing is said of the end of the metro', () => {
  expect(timeline(0, '2027-02-18').map(({ id }) => id)).not.toContain('last-metro');
  expect(timeline(0, '2026-12-31').map(({ id }) => id)).not.toContain('last-metro');
});

test('ROUTE-1 the calendar of a day is read by another library, over midnight too', () => {
  const entries = timeline().map((entry) => ({
    id: entry.id,
    minute: entry.minute,
    until: entry.until,
    name: `فيلم; a, b ${entry.id} ${'x'.repeat(80)}`,
    url: entry.kind === 'event' ? 'https://dalil.example/content/film' : null,
  }));
  const text = writeDayCalendar(entries, { date: THURSDAY, at: new Date('2026-11-26T08:00:00Z') });
  const events = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
  expect(events.map(({ summary }) => summary)).toEqual(entries.map(({ name }) => name));
  const film = events.find(({ uid }) => uid.startsWith('event-film'));
  expect([film?.startDate.toJSDate().toISOString(), film?.endDate.toJSDate().toISOString()]).toEqual([
    '2026-11-26T16:30:00.000Z',
    '2026-11-26T20:30:00.000Z',
  ]);
  expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
});
