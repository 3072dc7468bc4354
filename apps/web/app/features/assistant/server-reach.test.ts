import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '../../data/api.ts';
import { noteStored } from '../../data/stored-answers.ts';
import { isServerUnreachable, noteReach } from './server-reach.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const MINUTE_MS = 60_000;

let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
  noteReach(true, 0);
});

/** A response the page received some minutes after noon. `storedAt`: the instant since which the device had it. */
function answer(key: string, minutes: number, storedAt: string | null): void {
  const data = { of: key };
  noteStored(data, storedAt);
  client.setQueryData([key], data, { updatedAt: NOON + minutes * MINUTE_MS });
}

function fail(key: string, minutes: number, error: Error): void {
  const query = client.getQueryCache().build(client, { queryKey: [key] });
  query.setState({ status: 'error', error, errorUpdatedAt: NOON + minutes * MINUTE_MS });
}

test('CHAT-5 a page that has received nothing, or last the server, takes it to be there', () => {
  expect(isServerUnreachable(client)).toBe(false);
  fail('home', 0, new ApiError(503, 'offline'));
  answer('places', 1, null);
  expect(isServerUnreachable(client)).toBe(false);
});

test.each([
  ['the worker of the device knows of no network', new ApiError(503, 'offline')],
  ['nothing was reached', new ApiError(0, 'network_error')],
])('CHAT-5 the page learns that no server answers where %s', (_why, error) => {
  answer('places', 0, null);
  fail('assistant-state', 1, error);
  expect(isServerUnreachable(client)).toBe(true);
  fail('services', 2, new ApiError(404, 'not_found'));
  expect(isServerUnreachable(client)).toBe(false);
});

test('CHAT-5 what the device gave for want of a server tells that there is none, what it gives unasked does not', () => {
  answer('fresh', 4, '2026-11-20T12:00:00Z');
  expect(isServerUnreachable(client)).toBe(false);
  answer('old', 20, '2026-11-20T12:00:00Z');
  expect(isServerUnreachable(client)).toBe(true);
});

test('CHAT-5 what asking told counts until something newer is heard', () => {
  answer('places', 0, null);
  noteReach(false, NOON + MINUTE_MS);
  expect(isServerUnreachable(client)).toBe(true);
  answer('services', 2, null);
  expect(isServerUnreachable(client)).toBe(false);
});
