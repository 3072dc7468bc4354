import type { EventCard } from '@dalil/domain/guide/views.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInPage } from '../prose/test-page.tsx';
import { GuideEventCard } from './guide-event-card.tsx';

afterEach(cleanup);

const EID: EventCard = {
  id: 'eid',
  href: '/content/eid',
  area: 'events',
  locale: 'en',
  title: 'Eid Al Fitr',
  summary: 'The days after Ramadan.',
  type: { id: 'public-holiday', label: 'Public holiday' },
  venue: 'UAE',
  next: {
    start: '2027-03-09',
    end: '2027-03-11',
    startTime: null,
    endTime: null,
    certainty: 'moon',
    otherStart: '2027-03-10',
  },
  frequency: 'yearly',
  usualMonths: [3],
  isFree: null,
  isCancelled: false,
  isOver: false,
  asOf: '2025',
};
const EVENING = { start: '2027-02-11', end: '2027-02-11', otherStart: null, certainty: 'confirmed' } as const;

async function textOf(event: Partial<EventCard>, locale: 'en' | 'ar' = 'en'): Promise<string> {
  cleanup();
  await renderInPage(<GuideEventCard event={{ ...EID, locale, ...event }} />, { locale });
  return screen.getByRole('article').textContent.replaceAll(/[\u2068\u2069]/g, '');
}

test('ROUTE-1 an event says when it is, with its weekdays, and what may still move it', async () => {
  expect(await textOf({})).toMatch(/Tue,? 9 Mar 2027 – Thu,? 11 Mar 2027/);
  expect(await textOf({})).toContain('subject to the moon sighting');
  const fixed = { ...EVENING, startTime: null, endTime: null, certainty: 'unconfirmed' } as const;
  expect(await textOf({ next: fixed })).toContain('Date not confirmed yet');
});

test('ROUTE-1 an event with a set time says nothing of doubt', async () => {
  const text = await textOf({ next: { ...EVENING, startTime: '19:30', endTime: '22:00' }, isFree: true });
  expect(text).toMatch(/Thu,? 11 Feb 2027 19:30–22:00/);
  expect(text).toContain('Usually free');
  expect(text).not.toMatch(/confirmed|expected/i);
});

const NEXT = { ...EVENING, startTime: '19:00', endTime: '01:00', certainty: 'weekly' } as const;
const WEEKLY: NonNullable<EventCard['weekly']> = { days: ['tue'], from: '19:00', to: '01:00', season: null };

test.each<[NonNullable<EventCard['weekly']>, string]>([
  [WEEKLY, 'Every Tuesday 19:00–01:00'],
  [{ ...WEEKLY, days: ['mon', 'thu'], to: null }, 'Every Monday and Thursday 19:00'],
  [{ ...WEEKLY, days: ['wed', 'thu', 'fri'], from: null, to: null }, 'Every week, Wednesday to Friday'],
  [{ ...WEEKLY, days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] }, 'Every day 19:00–01:00'],
  [{ ...WEEKLY, season: { from: '10-15', to: '04-30' } }, 'Every Tuesday 19:00–01:00, October to April'],
])('ROUTE-1 a weekly programme says its weekdays and no date, and nothing of doubt', async (weekly, words) => {
  const text = await textOf({ next: NEXT, frequency: 'weekly', weekly });
  expect(text).toContain(words);
  expect(text).not.toMatch(/2027|confirmed|usual/i);
});

test('ROUTE-1 a weekly programme in Arabic', async () => {
  expect(await textOf({ next: NEXT, frequency: 'weekly', weekly: WEEKLY }, 'ar')).toContain(
    'كل أسبوع: الثلاثاء 19:00–01:00',
  );
});

test('ROUTE-1 cancelled and over stand before every other state', async () => {
  expect(await textOf({ isCancelled: true, isOver: true })).toMatch(/Cancelled$/);
  expect(await textOf({ isOver: true })).toMatch(/Over$/);
});

test.each<[Partial<EventCard>, string]>([
  [{ usualMonths: [11] }, 'Usually in November'],
  [{ usualMonths: [1, 2] }, 'Usually in January or February'],
  [{ usualMonths: [2, 9], frequency: 'twice-a-year' }, 'Usually in February and again in September'],
  [{ usualMonths: [10, 11, 12, 1, 2, 3, 4] }, 'Usually between October and April'],
])('ROUTE-1 an event without dates names its months: %j', async (event, words) => {
  const text = await textOf({ next: null, ...event });
  expect(text).toContain(words);
  expect(text).toContain('Date not set yet');
});

test('I18N-1 the months are said in Arabic', async () => {
  expect(await textOf({ next: null, usualMonths: [12, 1] }, 'ar')).toContain('عادة في ديسمبر أو يناير');
});
