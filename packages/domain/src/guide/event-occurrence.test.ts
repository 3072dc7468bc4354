import { expect, test } from 'vitest';
import { type EventData, eventDataSchema, type Recurrence } from './event.ts';
import { isDated, occurrenceKey, occurrencesOf } from './event-occurrence.ts';
import { hijriDate, hijriToDay } from './hijri-date.ts';

const BASE: EventData = {
  type: 'festival',
  frequency: 'yearly',
  recurrence: { rule: 'usual-months' },
  usualMonths: [11],
  hasConfirmedDates: false,
  isTypicallyFree: null,
  placeId: null,
  website: null,
  confidence: 'general',
};

function event(recurrence: Recurrence, rest: Partial<EventData> = {}) {
  const frequency = recurrence.rule === 'once' ? ('once' as const) : ('yearly' as const);
  return { recurrence, frequency, hasConfirmedDates: false, ...rest };
}

function spans(data: Parameters<typeof occurrencesOf>[0], from: string, to: string) {
  return occurrencesOf(data, from, to).map(({ start, end }) => `${start}/${end}`);
}

test('ID-2 a Hijri date leads to its day and back, for every month of twelve years', () => {
  for (let year = 1447; year <= 1458; year++) {
    for (let month = 1; month <= 12; month++) {
      const day = hijriToDay({ year, month, day: 1 });
      expect(hijriDate(new Date(`${day}T08:00:00Z`))).toEqual({ year, month, day: 1 });
    }
  }
});

test.each<[string, Recurrence, string, string, string[]]>([
  [
    'a fixed day',
    { rule: 'fixed', month: 12, day: 2, days: 2 },
    '2026-01-01',
    '2027-12-31',
    ['2026-12-02/2026-12-03', '2027-12-02/2027-12-03'],
  ],
  [
    'its last day only',
    { rule: 'fixed', month: 12, day: 31, days: 3 },
    '2027-01-02',
    '2027-01-31',
    ['2026-12-31/2027-01-02'],
  ],
  [
    '29 February in leap years',
    { rule: 'fixed', month: 2, day: 29, days: 1 },
    '2026-01-01',
    '2030-12-31',
    ['2028-02-29/2028-02-29'],
  ],
  ['a day no month has', { rule: 'fixed', month: 4, day: 31, days: 1 }, '2026-01-01', '2030-12-31', []],
  ['a range', { rule: 'range', from: '06-15', to: '09-15' }, '2027-07-01', '2027-07-01', ['2027-06-15/2027-09-15']],
  [
    'a range over new year, seen in January',
    { rule: 'range', from: '10-15', to: '04-30' },
    '2027-01-05',
    '2027-01-05',
    ['2026-10-15/2027-04-30'],
  ],
  [
    'a range to the end of February',
    { rule: 'range', from: '02-01', to: '02-29' },
    '2027-01-01',
    '2028-12-31',
    ['2027-02-01/2027-02-28', '2028-02-01/2028-02-29'],
  ],
  ['no day outside', { rule: 'range', from: '06-15', to: '09-15' }, '2027-09-16', '2028-06-14', []],
  ['another calendar', { rule: 'lunisolar', calendar: 'hindu' }, '2026-01-01', '2030-12-31', []],
  ['usual months', { rule: 'usual-months' }, '2026-01-01', '2030-12-31', []],
])('ID-2 %s', (_name, recurrence, from, to, expected) => {
  expect(spans(event(recurrence), from, to)).toEqual(expected);
});

test('ID-2 what does not come every year gets no date, whatever its rule', () => {
  const rule: Recurrence = { rule: 'fixed', month: 11, day: 15, days: 5 };
  expect(spans(event(rule, { frequency: 'every-two-years' }), '2026-01-01', '2030-12-31')).toEqual([]);
  expect(spans(event(rule, { frequency: 'twice-a-year' }), '2026-01-01', '2030-12-31')).toEqual([]);
});

test('ID-2 only confirmed days are called so, and never those the moon decides', () => {
  const certainty = (recurrence: Recurrence, hasConfirmedDates: boolean) =>
    occurrencesOf(event(recurrence, { hasConfirmedDates }), '2027-01-01', '2027-12-31')[0]?.certainty;
  expect(certainty({ rule: 'fixed', month: 12, day: 2, days: 2 }, true)).toBe('confirmed');
  expect(certainty({ rule: 'fixed', month: 12, day: 2, days: 2 }, false)).toBe('unconfirmed');
  expect(certainty({ rule: 'hijri', month: 9, day: 1, days: 30 }, true)).toBe('moon');
});

test('ID-2 the day after the last expected one still belongs to what the moon decides', () => {
  const eid = event({ rule: 'hijri', month: 10, day: 1, days: 3 });
  expect(spans(eid, '2027-03-12', '2027-03-12')).toEqual(['2027-03-09/2027-03-11']);
  expect(spans(eid, '2027-03-13', '2027-03-13')).toEqual([]);
});

const ONCE = { rule: 'once', startsAt: '2027-02-11T19:30', endsAt: '2027-02-11T22:00', isCancelled: false } as const;

test('ID-2 an event that takes place once has its day and its times', () => {
  const found = occurrencesOf(event(ONCE, { hasConfirmedDates: true }), '2027-02-01', '2027-02-28');
  expect(found).toEqual([
    {
      start: '2027-02-11',
      end: '2027-02-11',
      startTime: '19:30',
      endTime: '22:00',
      certainty: 'confirmed',
      otherStart: null,
    },
  ]);
  expect(occurrencesOf(event(ONCE), '2027-02-12', '2027-12-31')).toEqual([]);
  const days = { ...ONCE, startsAt: '2027-02-11', endsAt: '2027-02-14' };
  expect(spans(event(days), '2027-02-14', '2027-02-14')).toEqual(['2027-02-11/2027-02-14']);
});

test('ID-2 a single event needs days that exist, in order, and the frequency once', () => {
  const parses = (recurrence: unknown, frequency = 'once') =>
    eventDataSchema.safeParse({ ...BASE, frequency, recurrence }).success;
  expect(parses(ONCE)).toBe(true);
  expect(parses({ ...ONCE, startsAt: '2027-02-11', endsAt: '2027-02-11' })).toBe(true);
  expect(parses(ONCE, 'yearly')).toBe(false);
  expect(parses({ rule: 'usual-months' })).toBe(false);
  expect(parses({ ...ONCE, endsAt: '2027-02-11T19:00' })).toBe(false);
  expect(parses({ ...ONCE, endsAt: '2027-02-12' })).toBe(false);
  expect(parses({ ...ONCE, startsAt: '2027-02-30', endsAt: '2027-03-01' })).toBe(false);
  expect(parses({ ...ONCE, startsAt: '2027-02-11T24:00' })).toBe(false);
});

test('ID-2 an edition with dates from a source replaces what the rule yields in its year, and ends', () => {
  const edition = { from: '2026-12-07', to: '2026-12-11', status: 'confirmed' as const };
  const fair = event({ rule: 'usual-months' }, { editions: [edition] });
  expect(occurrencesOf(fair, '2026-12-01', '2027-12-31')).toMatchObject([
    { start: '2026-12-07', end: '2026-12-11', certainty: 'confirmed' },
  ]);
  expect(isDated(fair, '2026-12-11')).toBe(true);
  expect(isDated(fair, '2026-12-12')).toBe(false);
  const ranged = event(
    { rule: 'range', from: '12-01', to: '12-05' },
    { editions: [{ ...edition, status: 'announced' }] },
  );
  expect(occurrencesOf(ranged, '2026-11-01', '2027-12-31')).toMatchObject([
    { start: '2026-12-07', certainty: 'announced' },
    { start: '2027-12-01', certainty: 'unconfirmed' },
  ]);
  expect(eventDataSchema.safeParse({ ...BASE, editions: [{ ...edition, to: '2026-12-01' }] }).success).toBe(false);
});

test('ID-2 two editions of one year have keys of their own, and the first that of its year', () => {
  const days = ['2027-03-28', '2027-05-02'];
  const editions = days.map((day) => ({ from: day, to: day, status: 'confirmed' as const }));
  const data = event({ rule: 'usual-months' }, { editions });
  const keys = occurrencesOf(data, '2027-01-01', '2027-12-31').map((one) => occurrenceKey(data, one));
  expect(keys).toEqual(['2027', '2027-2']);
});
