import { expect, test } from 'vitest';
import { afterAnswer, type DeliveryAnswer } from './delivery-answer.ts';
import { aQueueItem } from './factories.ts';

const NOW = 1_800_000_000_000;
const anAnswer = (fields: Partial<DeliveryAnswer>): DeliveryAnswer => ({
  status: 200,
  code: 'a_code',
  retryAfter: null,
  outcomes: null,
  ...fields,
});
const effect = (fields: Partial<DeliveryAnswer>, items = [aQueueItem(1)], random = 0) =>
  afterAnswer(items, anAnswer(fields), NOW, () => random);

const TRIED = [0, 200, 204, 302, 408, 425, 429, 500, 502, 503, 504, 599];
const REJECTED = Array.from({ length: 100 }, (_none, at) => 400 + at).filter(
  (status) => ![401, 408, 425, 429].includes(status),
);

test.each(TRIED)('PWA-6 the answer %d costs a try and a wait, never the change', (status) => {
  const { items, isSignedOut } = effect({ status });
  expect(items).toMatchObject([{ state: 'waiting', retryCount: 1, nextTryAt: NOW + 1000 }]);
  expect(isSignedOut).toBe(false);
});

test.each(REJECTED)('PWA-8 the answer %d parks the change with its reason', (status) => {
  expect(effect({ status }).items).toMatchObject([{ state: 'parked', refusal: 'a_code', retryCount: 0 }]);
});

test('PWA-7 401 pauses and costs nothing', () => {
  const items = [aQueueItem(1), aQueueItem(2)];
  expect(effect({ status: 401 }, items)).toEqual({ items, isSignedOut: true });
});

test.each([
  [0, 0, 1000],
  [1, 0, 2000],
  [2, 0, 4000],
  [0, 0.999, 1249.75],
  [2, 0.5, 4500],
])('PWA-6 after %d tries, with the chance %d, the wait is %d ms', (retryCount, random, wait) => {
  const { items } = effect({ status: 503 }, [aQueueItem(1, { retryCount })], random);
  expect(items[0]?.nextTryAt).toBeCloseTo(NOW + wait, 3);
  expect(items[0]?.retryCount).toBe(retryCount + 1);
});

test.each([
  [429, 60, 60_000],
  [503, 5, 5000],
  [429, 0, 1000],
  [429, null, 1000],
])('AUTH-12 the answer %d with Retry-After %s is waited out: %d ms', (status, retryAfter, wait) => {
  expect(effect({ status, retryAfter }).items[0]?.nextTryAt).toBe(NOW + wait);
});

test.each(REJECTED)(
  'PWA-8 of several rejected whole with %d none is rejected for good: each is tried by itself',
  (status) => {
    const { items } = effect({ status }, [aQueueItem(1), aQueueItem(2)]);
    expect(items).toMatchObject([
      { state: 'waiting', isAlone: true, retryCount: 0 },
      { state: 'waiting', isAlone: true, retryCount: 0 },
    ]);
  },
);

test('PWA-7 each operation has its own outcome; one without an answer is sent again', () => {
  const outcomes = new Map([
    ['item-1', { status: 'applied' }],
    ['item-2', { status: 'refused', code: 'too_many_bookmarks' }],
    ['item-3', { status: 'conflict', current: { note: 'theirs' } }],
  ]);
  const items = [1, 2, 3, 4].map((order) => aQueueItem(order));
  expect(effect({ outcomes }, items).items).toMatchObject([
    { state: 'answered', outcome: { status: 'applied' } },
    { state: 'parked', refusal: 'too_many_bookmarks' },
    { state: 'answered', outcome: { status: 'conflict', current: { note: 'theirs' } } },
    { state: 'waiting', retryCount: 1 },
  ]);
  expect(effect({ outcomes: new Map([['item-1', { status: 'refused' }]]) }).items).toMatchObject([
    { state: 'parked', refusal: 'refused' },
  ]);
});

test('PWA-7 a conflict is answered with 409 and its record, and is no rejection', () => {
  const outcomes = new Map([['item-1', { status: 'conflict', current: {} }]]);
  expect(effect({ status: 409, outcomes }).items).toMatchObject([{ state: 'answered' }]);
});
