import { expect, test } from 'vitest';
import { createModelWatch, MODEL_OUTCOMES, type ModelWork } from './model-watch.ts';

type Outcome = ModelWork['outcome'];

const FIGURES = { calls: 2, tokens: 200, milliseconds: 1500 };
const START = Date.parse('2026-11-22T08:00:00Z');

function watchAt() {
  const clock = { now: START };
  const watch = createModelWatch(() => new Date(clock.now));
  const record = (outcome: Outcome, times = 1) => {
    for (let n = 0; n < times; n++) watch.record({ ...FIGURES, outcome });
  };
  return { clock, watch, record };
}

test('MON-1 a model nobody has asked anything is not failing', () => {
  expect(watchAt().watch.isFailing()).toBe(false);
});

const FAILURES: Record<Outcome, boolean> = {
  answered: false,
  model_failed: true,
  model_slow: true,
  model_unconfirmed: false,
  budget_used: false,
  reader_left: false,
};

test.each(MODEL_OUTCOMES)('MON-1 one answer that ended as %s', (outcome) => {
  const { watch, record } = watchAt();
  record(outcome);
  expect(watch.isFailing()).toBe(FAILURES[outcome]);
});

test.each([
  [1, 4, true],
  [1, 5, false],
  [2, 8, true],
  [2, 9, false],
])('MON-1 %d of its questions failed and %d were answered: failing %s', (failed, answered, isFailing) => {
  const { watch, record } = watchAt();
  record('model_failed', failed);
  record('answered', answered);
  expect(watch.isFailing()).toBe(isFailing);
});

test('MON-1 users who left and budgets that are used up hide no failure', () => {
  const { watch, record } = watchAt();
  record('model_failed');
  record('reader_left', 50);
  record('budget_used', 50);
  expect(watch.isFailing()).toBe(true);
});

test('MON-1 what failed a quarter of an hour ago is over', () => {
  const { clock, watch, record } = watchAt();
  record('model_slow', 3);
  clock.now = START + 15 * 60_000 - 1;
  expect(watch.isFailing()).toBe(true);
  clock.now = START + 15 * 60_000;
  expect(watch.isFailing()).toBe(false);
});

test('MON-1 a hundred answers are remembered, the latest', () => {
  const { watch, record } = watchAt();
  record('model_failed', 100);
  record('answered', 80);
  expect(watch.isFailing()).toBe(true);
  record('answered', 1);
  expect(watch.isFailing()).toBe(false);
});

test('MON-4 whoever listens hears figures of each answer', () => {
  const { watch, record } = watchAt();
  const received: ModelWork[] = [];
  watch.listen((work) => received.push(work));
  record('answered');
  expect(received).toEqual([{ ...FIGURES, outcome: 'answered' }]);
});
