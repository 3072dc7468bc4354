import { expect, test } from 'vitest';
import { type EventData, eventDataSchema, type WeeklyRule } from './event.ts';
import { byTime, chooseEvents, comingOccurrences, nextOccurrence } from './event-list.ts';
import { isInEvening } from './event-listing.ts';
import { occurrenceKey, occurrencesOf } from './event-occurrence.ts';
import { EVENT_LISTING } from './sections.ts';

const BASE: EventData = {
  type: 'quiz',
  frequency: 'weekly',
  recurrence: { rule: 'weekly', days: ['tue'] },
  usualMonths: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  hasConfirmedDates: false,
  isTypicallyFree: null,
  placeId: null,
  website: null,
  confidence: 'general',
};
const weekly = (rule: Partial<WeeklyRule>, data: Partial<EventData> = {}): EventData => ({
  ...BASE,
  ...data,
  recurrence: { rule: 'weekly', days: ['tue'], ...rule },
});
const starts = (data: EventData, from: string, to: string) => occurrencesOf(data, from, to).map(({ start }) => start);
const TUESDAY = '2026-11-24';

test('ROUTE-1 a weekly programme is on each of its weekdays, with its times, and says that it is weekly', () => {
  const quiz = weekly({ days: ['thu', 'tue'], from: '20:00', to: '22:30' });
  expect(occurrencesOf(quiz, TUESDAY, '2026-11-30')).toEqual([
    { start: TUESDAY, end: TUESDAY, startTime: '20:00', endTime: '22:30', certainty: 'weekly', otherStart: null },
    expect.objectContaining({ start: '2026-11-26', end: '2026-11-26' }),
  ]);
  expect(occurrencesOf(quiz, '2026-11-25', '2026-11-25')).toEqual([]);
  expect(nextOccurrence(quiz, '2026-11-27')?.start).toBe('2026-12-01');
  expect(starts(quiz, TUESDAY, '2036-11-24').length).toBeLessThan(120);
  expect(comingOccurrences(quiz, TUESDAY, 24)).toHaveLength(6);
});

test('ROUTE-1 a weekly programme with a season is on in it only, over new year too', () => {
  const market = weekly({ days: ['sat'], season: { from: '10-15', to: '04-30' } });
  expect(starts(market, '2026-10-01', '2026-10-31')).toEqual(['2026-10-17', '2026-10-24', '2026-10-31']);
  expect(starts(market, '2027-04-20', '2027-05-31')).toEqual(['2027-04-24']);
  expect(nextOccurrence(market, '2027-05-01')?.start).toBe('2027-10-16');
  const summer = weekly({ days: ['sat'], season: { from: '06-01', to: '08-31' } });
  expect(starts(summer, '2026-05-25', '2026-06-08')).toEqual(['2026-06-06']);
});

test('ROUTE-1 the key of a weekly programme is the same in all weeks, and another in the next season', () => {
  const keys = (data: EventData, ...days: string[]) =>
    days.map((day) => occurrenceKey(data, occurrencesOf(data, day, day)[0] ?? { ...NO_DATE, start: day }));
  expect(keys(weekly({}), TUESDAY, '2027-06-01')).toEqual(['weekly', 'weekly']);
  const market = weekly({ days: ['sat'], season: { from: '10-15', to: '04-30' } });
  expect(keys(market, '2026-10-17', '2027-04-24', '2027-10-16')).toEqual(['weekly-2026', 'weekly-2026', 'weekly-2027']);
});
const NO_DATE = { end: '', startTime: null, endTime: null, certainty: 'weekly', otherStart: null } as const;

test('ROUTE-1 a programme that ends after midnight or has no end is one of the evening; a brunch without times is not', () => {
  const isTonight = (rule: Partial<WeeklyRule>, type: EventData['type'] = 'quiz') =>
    occurrencesOf(weekly(rule), TUESDAY, TUESDAY).every((one) => isInEvening(one, TUESDAY, type));
  expect(isTonight({ from: '16:30', to: '01:00' })).toBe(true);
  expect(isTonight({ from: '16:00' })).toBe(true);
  expect(isTonight({})).toBe(true);
  expect(isTonight({}, 'brunch')).toBe(false);
  expect(isTonight({ from: '12:00', to: '16:00' })).toBe(false);
  expect(isTonight({ from: '12:00' })).toBe(false);
});

test('ROUTE-1 a long list has a weekly programme once, a week or a day each of its days, after what is on that day only', () => {
  const once: EventData = {
    ...BASE,
    frequency: 'once',
    recurrence: { rule: 'once', startsAt: `${TUESDAY}T21:00`, endsAt: `${TUESDAY}T22:00`, isCancelled: false },
  };
  const events = [
    {
      id: 'quiz',
      data: weekly({ days: ['tue', 'thu'], from: '19:00', to: '21:00' }),
      audience: [],
      neighbourhoods: [],
    },
    { id: 'once', data: once, audience: [], neighbourhoods: [] },
  ];
  const chosen = (view: 'list' | 'day' | 'week' | 'month', from: string, to: string) => {
    const request = { choices: {}, sort: 'recommended', page: 1 } as const;
    const found = chooseEvents(events, { rules: EVENT_LISTING, request, period: { view, from, to }, today: TUESDAY });
    return byTime(found.events).map(({ event: { id }, occurrence: { start } }) => `${id} ${start}`);
  };
  expect(chosen('list', TUESDAY, '2027-11-24')).toEqual([`once ${TUESDAY}`, `quiz ${TUESDAY}`]);
  expect(chosen('month', '2026-11-01', '2026-11-30')).toEqual([`once ${TUESDAY}`, `quiz ${TUESDAY}`]);
  expect(chosen('week', '2026-11-23', '2026-11-29')).toEqual([`once ${TUESDAY}`, `quiz ${TUESDAY}`, 'quiz 2026-11-26']);
  expect(chosen('day', '2026-11-26', '2026-11-26')).toEqual(['quiz 2026-11-26']);
  // Nobody knows whether it was held in a week that is past.
  expect(chosen('day', '2026-11-19', '2026-11-19')).toEqual([]);
});

test('ROUTE-1 only a weekly event has weekdays, each once, and an end needs a beginning', () => {
  const isValid = (data: unknown) => eventDataSchema.safeParse(data).success;
  expect(isValid(weekly({ from: '20:00', to: '01:00', season: { from: '10-01', to: '04-30' } }))).toBe(true);
  expect(isValid({ ...BASE, prices: [{ fact: 'price.quiz' }] })).toBe(true);
  expect(isValid({ ...BASE, frequency: 'yearly' })).toBe(false);
  expect(isValid({ ...BASE, recurrence: { rule: 'usual-months' } })).toBe(false);
  expect(isValid(weekly({ days: [] }))).toBe(false);
  expect(isValid(weekly({ days: ['tue', 'tue'] }))).toBe(false);
  expect(isValid(weekly({ to: '22:00' }))).toBe(false);
  expect(isValid(weekly({ from: '24:00' }))).toBe(false);
});
