import { expect, test } from 'vitest';
import { parsePeriod } from '../guide/event-listing.ts';
import { eventRules } from '../guide/event-view.ts';
import { parseListing } from '../guide/listing.ts';
import type { EventList, ListedEventCard } from '../guide/views.ts';
import type { PublishedEvent } from './imported-event.ts';
import { isImported, mixEvents } from './mix-events.ts';
import { withoutKnown } from './known-events.ts';

const TODAY = '2026-11-26';

function imported(uid: string, values: Partial<PublishedEvent> = {}): PublishedEvent {
  return {
    uid,
    title: uid,
    startsAt: '2026-11-27T16:00:00.000Z',
    endsAt: null,
    isAllDay: false,
    place: null,
    url: null,
    status: 'scheduled',
    publisher: 'A venue',
    publisherUrl: 'https://venue.example/a.ics',
    language: 'en',
    ...values,
  };
}

function own(id: string, start: string | null, startTime: string | null = null): ListedEventCard {
  return {
    id,
    href: `/content/${id}`,
    area: 'events',
    locale: 'en',
    title: id,
    summary: '',
    type: { id: 'art', label: 'Art' },
    venue: null,
    next:
      start === null ? null : { start, end: start, startTime, endTime: null, certainty: 'confirmed', otherStart: null },
    frequency: 'yearly',
    usualMonths: [11],
    isFree: null,
    isCancelled: false,
    isOver: false,
    asOf: '2026',
    position: null,
    metroMinutes: null,
  };
}

function mixed(search: string, events: PublishedEvent[], items: ListedEventCard[], list: Partial<EventList> = {}) {
  const address = new URLSearchParams(search);
  const period = parsePeriod(address, TODAY);
  const found = mixEvents(
    {
      items,
      total: items.length,
      page: 1,
      pageCount: 1,
      asOf: null,
      facets: [
        { id: 'source', options: [{ value: 'ours', label: null, count: items.length }] },
        { id: 'type', options: [{ value: 'art', label: 'Art', count: items.length }] },
      ],
      today: TODAY,
      nextDay: null,
      widenedTo: null,
      ...period,
      ...list,
    },
    events,
    parseListing(address, eventRules(period.view)),
  );
  return { ...found, ids: found.items.map(({ id }) => id).join(' ') };
}

test('ROUTE-1 imported events stand among those of the guide by day and time, before those without a date', () => {
  const events = [
    imported('late', { startsAt: '2026-11-27T18:00:00Z' }),
    imported('whole', { startsAt: '2026-11-26T20:00:00Z', endsAt: '2026-11-28T20:00:00Z', isAllDay: true }),
  ];
  const list = mixed('', events, [own('noon', '2026-11-27', '12:00'), own('someday', null)]);
  expect(list.ids).toBe('whole noon late someday');
  expect(list.total).toBe(4);
  expect(list.items.filter(isImported).map(({ next }) => [next.start, next.end, next.startTime, next.endTime])).toEqual(
    [
      ['2026-11-27', '2026-11-28', null, null],
      ['2026-11-27', '2026-11-27', '22:00', null],
    ],
  );
});

test.each([
  ['view=day&from=2026-11-27', 'evening morning'],
  ['view=week&from=2026-12-02', 'next-week'],
  ['when=weekend', 'evening'],
  ['when=tonight', ''],
  ['month=12', 'next-week'],
  ['source=others', 'evening morning next-week'],
  ['source=ours', ''],
  ['type=art', ''],
  ['cost=free', ''],
])('ROUTE-1 the filters and days %s choose imported events by the rules of the guide’s own', (search, ids) => {
  const events = [
    imported('evening', { startsAt: '2026-11-27T15:00:00Z' }),
    imported('morning', { startsAt: '2026-11-27T04:00:00Z', endsAt: '2026-11-27T06:00:00Z' }),
    imported('next-week', { startsAt: '2026-12-03T04:00:00Z' }),
  ];
  const found = mixed(search, events, [], { nextDay: '2027-01-01' });
  const requested = found.widenedTo === null ? found.ids.split(' ').toSorted().join(' ') : '';
  expect(requested).toBe(ids);
});

test('ROUTE-1 days are extended only where neither the guide nor a calendar has an event, and facets count both', () => {
  const later = own('later', '2026-11-30');
  const widened = { widenedTo: '2026-12-03' };
  expect(mixed('view=day&from=2026-11-27', [imported('then')], [later], widened)).toMatchObject({
    ids: 'then',
    widenedTo: null,
  });
  const after = imported('after', { startsAt: '2026-11-29T16:00:00Z' });
  expect(mixed('view=day&from=2026-11-27', [after], [later], widened)).toMatchObject({
    ids: 'after later',
    ...widened,
  });
  const far = imported('far', { startsAt: '2026-12-20T16:00:00Z' });
  expect(mixed('view=day&from=2026-11-27', [far], [], { nextDay: '2027-02-01' })).toMatchObject({
    ids: '',
    nextDay: '2026-12-20',
  });
  expect(mixed('', [imported('a'), imported('b')], [later]).facets).toEqual([
    {
      id: 'source',
      options: [
        { value: 'others', label: null, count: 2 },
        { value: 'ours', label: null, count: 1 },
      ],
    },
    { id: 'type', options: [{ value: 'art', label: 'Art', count: 1 }] },
  ]);
});

test.each([
  ['the same title in another language', 'مهرجان دبي للتسوق', 'Somewhere', true],
  ['nearly the same title', 'The Shopping Festival of Dubai 2026', null, true],
  ['part of the title at the same place', 'Festival', 'Downtown Dubai', true],
  ['part of the title elsewhere', 'Festival', 'Hatta', false],
  ['another title at the same place', 'Night run', 'Downtown', false],
])('ROUTE-1 an imported event on the same day with %s is ours or not', (_what, title, place, isKnown) => {
  const guide = [
    {
      data: {
        frequency: 'yearly',
        recurrence: { rule: 'fixed', month: 11, day: 27, days: 10 },
        hasConfirmedDates: true,
      } as const,
      titles: ['Dubai Shopping Festival', 'مهرجان دبي للتسوق'],
      places: ['Downtown Dubai'],
    },
  ];
  expect(withoutKnown([imported('a', { title, place })], guide)).toHaveLength(isKnown ? 0 : 1);
  const monthsLater = imported('a', { title, place, startsAt: '2027-02-10T16:00:00Z' });
  expect(withoutKnown([monthsLater], guide)).toHaveLength(1);
});
