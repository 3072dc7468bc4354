import { FRESH_MS } from '@dalil/domain/offline/fresh-time.ts';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../data/api.ts';
import { storedAtOf } from '../../data/stored-answers.ts';
import { useOfAnswers } from '../../data/use-of-answers.ts';

const UNREACHED: ReadonlySet<number> = new Set([0, 502, 503, 504]);

/** When something was heard, in milliseconds, and whether it was the server's. */
type Contact = { at: number; isUnreachable: boolean };

/** What asking Ayyan told of the server: a stream is in no cache of answers. */
let lastRequest: Contact = { at: 0, isUnreachable: false };

/** Whether a failure means that no server said anything: neither an answer nor a refusal of its own. */
export function isUnreached(error: unknown): boolean {
  return error instanceof ApiError && UNREACHED.has(error.status);
}

/** Remembers at an instant (milliseconds) whether the server that was asked said anything. */
export function noteReach(isReached: boolean, at: number = Date.now()): void {
  lastRequest = { at, isUnreachable: !isReached };
}

/** Whether the page has learned that no server answers: the last it asked for failed, or came from this device. */
export function isServerUnreachable(queryClient: QueryClient): boolean {
  let last = lastRequest;
  for (const { state } of queryClient.getQueryCache().getAll()) {
    const { data, dataUpdatedAt, error, errorUpdatedAt } = state;
    const storedAt = storedAtOf(data);
    const isStored = storedAt !== undefined && dataUpdatedAt - Date.parse(storedAt) > FRESH_MS;
    // What the device gave while it was fresh was not asked for, and tells nothing of the server.
    if ((storedAt === undefined || isStored) && dataUpdatedAt > last.at)
      last = { at: dataUpdatedAt, isUnreachable: isStored };
    if (error !== null && errorUpdatedAt > last.at) last = { at: errorUpdatedAt, isUnreachable: isUnreached(error) };
  }
  return last.isUnreachable;
}

/** The same, as it changes. */
export function useServerUnreachable(): boolean {
  return useOfAnswers(isServerUnreachable, false);
}
