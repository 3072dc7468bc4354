import { expect, test } from 'vitest';
import { eveningBlockOf } from './evening-blocks.ts';
import { eveningEvents } from './evening-events.ts';
import type { EventData } from './event.ts';

const DAY = '2026-11-27';
const event = (id: string, from: string, until: string, more: Partial<EventData> = {}) => ({
  id,
  data: {
    type: 'concert',
    frequency: 'once',
    hasConfirmedDates: true,
    usualMonths: [],
    editions: [],
    recurrence: { rule: 'once', startsAt: `${DAY}T${from}`, endsAt: `${DAY}T${until}`, isCancelled: false },
    ...more,
  } as unknown as EventData,
});

test('ROUTE-1 an hour belongs to one part of the evening, and what began before it to the first', () => {
  expect(['16:30', '18:00', '19:59', '20:00', '21:59', '22:00', '23:30'].map(eveningBlockOf)).toEqual([
    'early',
    'early',
    'early',
    'dinner',
    'dinner',
    'late',
    'late',
  ]);
});

test('ROUTE-1 what begins this evening stands in its part by the hour, a cancelled or earlier one in none', () => {
  const cancelled = { rule: 'once', startsAt: `${DAY}T20:00`, endsAt: `${DAY}T22:00`, isCancelled: true } as const;
  const events = [
    event('second', '21:30', '23:00'),
    event('first', '20:00', '22:00'),
    event('late', '23:00', '23:59'),
    event('morning', '09:00', '12:00'),
    event('cancelled', '20:00', '22:00', { recurrence: cancelled }),
  ];
  expect(eveningEvents(events, DAY, 4)).toEqual({ early: [], dinner: ['first', 'second'], late: ['late'] });
  expect(eveningEvents(events, DAY, 1).dinner).toHaveLength(1);
});
