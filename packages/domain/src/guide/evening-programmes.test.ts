import { expect, test } from 'vitest';
import type { EventData } from './event.ts';
import { chooseProgrammes, eveningProgrammes, programmesOn } from './evening-programmes.ts';
import { nextEvents } from './home-picks.ts';

const TUESDAY = '2026-11-24';

const programme = (id: string, type: EventData['type'], from?: string) => ({
  id,
  data: {
    type,
    frequency: 'weekly',
    recurrence: { rule: 'weekly', days: ['tue'], ...(from && { from }) },
    usualMonths: [1],
    hasConfirmedDates: false,
    isTypicallyFree: null,
    placeId: null,
    website: null,
    confidence: 'general',
  } satisfies EventData as EventData,
});

const EVENTS = [
  programme('quiz-a', 'quiz', '20:00'),
  programme('quiz-b', 'quiz', '19:00'),
  programme('quiz-c', 'quiz', '21:00'),
  programme('band', 'live-music', '22:00'),
  programme('ladies', 'ladies-night', '18:00'),
  programme('brunch', 'brunch', '12:00'),
];

test('ROUTE-1 the programmes of an evening are a choice of every type, in the order of their times', () => {
  const evening = eveningProgrammes(EVENTS, TUESDAY);
  expect(evening.map(({ id }) => id)).not.toContain('brunch');
  const chosen = chooseProgrammes(evening, TUESDAY, 3);
  expect(new Set(chosen.map(({ type }) => type)).size).toBe(3);
  const times = chosen.map(({ occurrence }) => occurrence.startTime ?? '');
  expect(times).toEqual(times.toSorted());
  expect(chooseProgrammes(evening, TUESDAY, 9)).toHaveLength(5);
  expect(programmesOn(EVENTS, '2026-11-25')).toEqual([]);
});

test('ROUTE-1 another programme of a type comes first in another week', () => {
  const first = (day: string) =>
    chooseProgrammes(eveningProgrammes(EVENTS, day), day, 3).find(({ type }) => type === 'quiz')?.id;
  expect(new Set([first(TUESDAY), first('2026-12-01'), first('2026-12-08')]).size).toBe(3);
});

test('ROUTE-1 the next events of the home page are what has a date, not what is on every week', () => {
  expect(nextEvents(EVENTS, TUESDAY)).toEqual([]);
});
