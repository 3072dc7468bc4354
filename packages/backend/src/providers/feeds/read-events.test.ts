import { expect, test } from 'vitest';
import { readCalendar } from './read-calendar.ts';
import { readEventPage } from './read-event-page.ts';
import { calendarFile, pageWith } from './test-calendars.ts';

const NOW = new Date('2026-11-26T08:00:00Z');
const BASE = 'https://venue.example/whats-on/';

const calendar = (...events: string[][]) => readCalendar(calendarFile(...events), NOW).items;
const page = (...statements: unknown[]) => readEventPage(pageWith(...statements), BASE, NOW).items;
const faultOf = (read: () => unknown) => {
  try {
    return read();
  } catch (error) {
    return (error as { reason?: string }).reason;
  }
};

test('ROUTE-1 times of a calendar are instants: of its own zone, UTC, without a zone, and whole days', () => {
  const events = calendar(
    ['UID:zone', 'SUMMARY:In a zone', 'DTSTART;TZID=Gulf:20261127T200000', 'DTEND;TZID=Gulf:20261127T220000'],
    [
      'UID:utc',
      'SUMMARY:In UTC',
      'DTSTART:20261127T160000Z',
      'LOCATION:Al Seef',
      'URL:https://venue.example/utc',
      'GEO:25.26;55.3',
    ],
    ['UID:none', 'SUMMARY:Without a zone', 'DTSTART:20261127T200000', 'STATUS:CANCELLED', 'GEO:55.3;25.2'],
    ['UID:day', 'SUMMARY:A whole day', 'DTSTART;VALUE=DATE:20261202', 'DTEND;VALUE=DATE:20261204'],
  );
  expect(events).toMatchObject([
    { uid: 'zone', startsAt: '2026-11-27T16:00:00.000Z', endsAt: '2026-11-27T18:00:00.000Z', status: 'scheduled' },
    {
      uid: 'utc',
      startsAt: '2026-11-27T16:00:00.000Z',
      place: 'Al Seef',
      url: 'https://venue.example/utc',
      position: { lat: 25.26, lon: 55.3 },
    },
    { uid: 'none', startsAt: '2026-11-27T16:00:00.000Z', status: 'cancelled', url: null, position: null },
    { uid: 'day', startsAt: '2026-12-01T20:00:00.000Z', endsAt: '2026-12-03T20:00:00.000Z', isAllDay: true },
  ]);
});

test('ROUTE-1 a repeated event has each of its coming dates, without those taken out, with those moved and cancelled', () => {
  const events = calendar(
    [
      'UID:w',
      'SUMMARY:Weekly market',
      'DTSTART;TZID=Gulf:20200104T100000',
      'RRULE:FREQ=WEEKLY',
      'EXDATE;TZID=Gulf:20261205T100000',
    ],
    ['UID:w', 'SUMMARY:Weekly market', 'RECURRENCE-ID;TZID=Gulf:20261212T100000', 'DTSTART;TZID=Gulf:20261213T100000'],
    [
      'UID:w',
      'SUMMARY:Weekly market',
      'RECURRENCE-ID;TZID=Gulf:20261219T100000',
      'DTSTART;TZID=Gulf:20261219T100000',
      'STATUS:CANCELLED',
    ],
  );
  expect(events.slice(0, 4).map(({ startsAt, status }) => [startsAt, status])).toEqual([
    ['2026-11-28T06:00:00.000Z', 'scheduled'],
    ['2026-12-13T06:00:00.000Z', 'moved'],
    ['2026-12-19T06:00:00.000Z', 'cancelled'],
    ['2026-12-26T06:00:00.000Z', 'scheduled'],
  ]);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  expect(events.length).toBeLessThan(10);
});

test('ROUTE-1 past and far events, those without a title or time, and endless rules of seconds are left out', () => {
  const events = calendar(
    ['UID:now', 'SUMMARY:Now', 'DTSTART:20261126T060000Z', 'DTEND:20261126T090000Z'],
    ['UID:past', 'SUMMARY:Past', 'DTSTART:20261120T160000Z'],
    ['UID:far', 'SUMMARY:Far', 'DTSTART:20270320T160000Z'],
    ['UID:untitled', 'DTSTART:20261127T160000Z'],
    ['UID:timeless', 'SUMMARY:Timeless'],
    ['UID:bomb', 'SUMMARY:Bomb', 'DTSTART:19700101T000000Z', 'RRULE:FREQ=SECONDLY'],
    ['UID:link', 'SUMMARY:Link\\n<b>x</b>\u202E', 'DTSTART:20261127T160000Z', 'URL:javascript:alert(1)'],
  );
  expect(events.map(({ uid, title, url }) => [uid, title, url])).toEqual([
    ['now', 'Now', null],
    ['link', 'Link <b>x</b>', null],
  ]);
});

test('ROUTE-1 the events a page states are read from lists and graphs, with their status, as plain text', () => {
  const concert = {
    '@type': 'MusicEvent',
    '@id': 'c1',
    name: 'A <b>concert</b> &amp; more',
    startDate: '2026-12-05T20:00+04:00',
    endDate: '2026-12-05T22:30+04:00',
    url: '/concert',
    eventStatus: 'https://schema.org/EventRescheduled',
    location: { '@type': 'Place', name: 'The hall', geo: { latitude: 25.25, longitude: '55.3' } },
  };
  const events = page(
    { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage' }, concert] },
    [
      { '@type': ['Event'], name: 'A day', startDate: '2026-12-02', location: 'Creek', eventStatus: 'EventCancelled' },
      { '@type': 'Festival', name: 'Without a zone', startDate: '2026-12-03T18:00', url: 'javascript:alert(1)' },
    ],
    '{"@type": "Event", "name": broken',
    { '@type': 'Event', name: 'No date' },
    { '@type': 'Event', name: 'Over', startDate: '2026-11-01' },
  );
  expect(events).toEqual([
    {
      uid: 'c1',
      title: 'A concert & more',
      startsAt: '2026-12-05T16:00:00.000Z',
      endsAt: '2026-12-05T18:30:00.000Z',
      isAllDay: false,
      place: 'The hall',
      url: 'https://venue.example/concert',
      status: 'moved',
      position: { lat: 25.25, lon: 55.3 },
    },
    expect.objectContaining({
      title: 'A day',
      startsAt: '2026-12-01T20:00:00.000Z',
      endsAt: '2026-12-02T20:00:00.000Z',
      isAllDay: true,
      place: 'Creek',
      status: 'cancelled',
    }),
    expect.objectContaining({ startsAt: '2026-12-03T14:00:00.000Z', url: null, status: 'scheduled' }),
  ]);
});

test('ROUTE-1 what is no calendar and no page of events says so', () => {
  expect(faultOf(() => readCalendar('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', NOW))).toBe('no_events');
  expect(faultOf(() => readCalendar('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n', NOW))).toBe('unreadable');
  expect(faultOf(() => readCalendar('BEGIN:VCARD\r\nEND:VCARD\r\n', NOW))).toBe('not_a_feed');
  expect(faultOf(() => readCalendar('{}', NOW))).toBe('not_a_feed');
  expect(faultOf(() => readEventPage('<html></html>', BASE, NOW))).toBe('not_a_feed');
  expect(faultOf(() => page('broken'))).toBe('not_a_feed');
  expect(faultOf(() => page({ '@type': 'WebPage' }))).toBe('no_events');
});
