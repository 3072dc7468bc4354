import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { noteStored, oldestStored } from './stored-answers.ts';

function show(client: QueryClient, key: string, at: string | null): () => void {
  const answer = { of: key };
  noteStored(answer, at);
  client.setQueryData([key], answer);
  return new QueryObserver(client, { queryKey: [key] }).subscribe(() => {});
}

test('PWA-5 the oldest of the answers on the screen counts; what is not shown, and what the server gave, does not', () => {
  const client = new QueryClient();
  show(client, 'server', null);
  expect(oldestStored(client)).toBeNull();
  const leave = show(client, 'older', '2026-11-18T08:00:00.000Z');
  show(client, 'newer', '2026-11-20T08:00:00.000Z');
  expect(oldestStored(client)).toBe('2026-11-18T08:00:00.000Z');
  leave();
  expect(oldestStored(client)).toBe('2026-11-20T08:00:00.000Z');
});

test('PWA-5 only what has an identity can be remembered', () => {
  noteStored('text', '2026-11-18T08:00:00.000Z');
  noteStored(null, '2026-11-18T08:00:00.000Z');
  expect(oldestStored(new QueryClient())).toBeNull();
});
