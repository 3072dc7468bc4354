import type { Suggestion } from '@dalil/search/search-views.ts';
import { beforeEach, expect, test } from 'vitest';
import { fakeClock } from '../announcer/factories.ts';
import { aSuggestion } from './factories.ts';
import { createSuggestionFeed, type SuggestionAnswer } from './suggestion-feed.ts';

type PendingRequest = { query: string; signal: AbortSignal; answer: (found: Suggestion[]) => void; fail: () => void };

let requests: PendingRequest[] = [];
let textLocale: SuggestionAnswer[] = [];
let clock = fakeClock();

function newFeed() {
  return createSuggestionFeed({
    clock,
    fetchSuggestions: (query, signal) =>
      new Promise((resolve, reject) => {
        requests.push({ query, signal, answer: resolve, fail: () => reject(new TypeError('Failed to fetch')) });
      }),
    notify: (answer) => textLocale.push(answer),
  });
}

/** Lets pending responses arrive. */
const idle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  requests = [];
  textLocale = [];
  clock = fakeClock();
});

test('SEARCH-2 the question is asked 300 ms after the last key, not before', () => {
  const feed = newFeed();
  feed.type('be');
  clock.advance(299);
  feed.type('bea');
  clock.advance(299);
  expect(requests).toEqual([]);
  clock.advance(1);
  expect(requests.map(({ query }) => query)).toEqual(['bea']);
});

test.each(['', ' ', 'b', ' b ', 'ش', '  '])('SEARCH-1 SEARCH-2 nothing is requested for %j', async (text) => {
  const feed = newFeed();
  feed.type('beach');
  feed.type(text);
  clock.advance(1000);
  await idle();
  expect(requests).toEqual([]);
  expect(textLocale.at(-1)).toEqual({ query: text.trim(), suggestions: [] });
});

test.each(['be', 'شا', 'बर', '海滩'])('SEARCH-2 two characters are enough: %s', (text) => {
  newFeed().type(text);
  clock.advance(300);
  expect(requests).toHaveLength(1);
});

test('SEARCH-2 a space more is no other question', () => {
  const feed = newFeed();
  feed.type('kite');
  clock.advance(300);
  feed.type('kite ');
  clock.advance(300);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.signal.aborted).toBe(false);
});

test('SEARCH-2 at most eight are reported', async () => {
  newFeed().type('beach');
  clock.advance(300);
  requests[0]?.answer(Array.from({ length: 12 }, (_none, at) => aSuggestion({ id: `beach-${at}` })));
  await idle();
  expect(textLocale.at(-1)?.suggestions).toHaveLength(8);
});

test('SEARCH-2 an answer that comes too late is dropped, and its question called off', async () => {
  const feed = newFeed();
  feed.type('be');
  clock.advance(300);
  feed.type('beach');
  expect(requests[0]?.signal.aborted).toBe(true);
  clock.advance(300);
  requests[1]?.answer([aSuggestion({ id: 'of-beach' })]);
  await idle();
  requests[0]?.answer([aSuggestion({ id: 'of-be' })]);
  await idle();
  expect(textLocale.map(({ query, suggestions }) => [query, suggestions[0]?.id])).toEqual([['beach', 'of-beach']]);
});

test('SEARCH-6 a question that fails is answered with nothing, and the next one is asked as ever', async () => {
  const feed = newFeed();
  feed.type('be');
  clock.advance(300);
  requests[0]?.fail();
  await idle();
  expect(textLocale).toEqual([{ query: 'be', suggestions: [] }]);
  feed.type('bea');
  clock.advance(300);
  expect(requests).toHaveLength(2);
});

test('SEARCH-2 once stopped nothing is asked or told any more', async () => {
  const feed = newFeed();
  feed.type('beach');
  feed.stop();
  clock.advance(300);
  feed.type('kite');
  clock.advance(300);
  feed.stop();
  requests[0]?.answer([aSuggestion()]);
  await idle();
  expect(requests.map(({ query }) => query)).toEqual(['kite']);
  expect(textLocale).toEqual([]);
});
