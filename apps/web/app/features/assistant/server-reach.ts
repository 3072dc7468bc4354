import { FRESH_MS } from '@dalil/domain/offline/fresh-time.ts';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../data/api.ts';
import { storedAtOf } from '../../data/stored-answers.ts';
import { useOfAnswers } from '../../data/use-of-answers.ts';

const UNREACHED: ReadonlySet<number> = new Set([0, 502, 503, 504]);

/** The time of a response in milliseconds, and whether the server was unreachable then. */
type Contact = { at: number; isUnreachable: boolean };

/** The result of the last question to Ayyan: a stream is in no query cache. */
let lastRequest: Contact = { at: 0, isUnreachable: false };

/** Whether a failure means that the server did not respond: neither a result nor a rejection of its own. */
export function isUnreached(error: unknown): boolean {
  return error instanceof ApiError && UNREACHED.has(error.status);
}

/** Records at an instant (milliseconds) whether the queried server responded. */
export function noteReach(isReached: boolean, at: number = Date.now()): void {
  lastRequest = { at, isUnreachable: !isReached };
}

/** Whether the page has learned that no server answers: its last request failed or was answered from this device. */
export function isServerUnreachable(queryClient: QueryClient): boolean {
  let last = lastRequest;
  for (const { state } of queryClient.getQueryCache().getAll()) {
    const { data, dataUpdatedAt, error, errorUpdatedAt } = state;
    const storedAt = storedAtOf(data);
    const isStored = storedAt !== undefined && dataUpdatedAt - Date.parse(storedAt) > FRESH_MS;
    // A response the device served while it was fresh was not requested from the server, so it proves nothing about it.
    if ((storedAt === undefined || isStored) && dataUpdatedAt > last.at)
      last = { at: dataUpdatedAt, isUnreachable: isStored };
    if (error !== null && errorUpdatedAt > last.at) last = { at: errorUpdatedAt, isUnreachable: isUnreached(error) };
  }
  return last.isUnreachable;
}

/** The same, updated as it changes. */
export function useServerUnreachable(): boolean {
  return useOfAnswers(isServerUnreachable, false);
}
