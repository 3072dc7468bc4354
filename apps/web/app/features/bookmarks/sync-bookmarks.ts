import { applyOperation } from '@dalil/domain/bookmarks/apply-operation.ts';
import { EMPTY_BOOKMARKS } from '@dalil/domain/bookmarks/bookmark.ts';
import type { BookmarkOperation, OperationOutcome } from '@dalil/domain/bookmarks/bookmark-operation.ts';
import { mergeBookmarks, numberOperations, resolveConflict } from '@dalil/domain/bookmarks/merge-bookmarks.ts';
import { isFinalRefusal, MOST_OPERATIONS_AT_ONCE } from '@dalil/domain/offline/operation.ts';
import { type ApiClient, ApiError } from '../../data/api.ts';
import { fetchBookmarks, sendOperations } from '../../queries/bookmarks.ts';
import type { BookmarkStore, DeviceBookmarks } from './bookmark-store.ts';

const LOCK = 'dalil.bookmarks';

/**
 * PROF-6: a guest signed in as `owner`. What was kept on the device becomes changes of the account's list: first written
 * down in one go, so that nothing is lost when the tab closes, then sent. Done twice it does nothing more. Fails with
 * `ApiError` when the account's list cannot be read; the guest's list then stays as it is.
 */
export function mergeGuestBookmarks(api: ApiClient, store: BookmarkStore, owner: string): Promise<void> {
  return inTurn(async () => {
    if (store.read().owner !== owner) {
      const account = await fetchBookmarks(api);
      const { owner: earlier, list, parked } = store.read();
      // What another account left on the device is not this one's.
      const changes = earlier === null ? mergeBookmarks(account, list) : [];
      const pending = numberOperations(changes, () => crypto.randomUUID(), new Date().toISOString());
      store.replace({ owner, list: account, pending, parked: earlier === null ? parked : [] });
    }
    await sendAll(api, store);
  });
}

/** Sends what waits, in its order, and stops at the first that does not get through. A guest has nothing to send. */
export function sendPendingBookmarks(api: ApiClient, store: BookmarkStore): Promise<void> {
  return inTurn(() => sendAll(api, store));
}

/** The reader signed out. What the account holds stays there; a copy stays on the device if they want one. */
export function leaveAccount(store: BookmarkStore, keepsCopy: boolean): void {
  const { shown, parked } = store.read();
  store.replace({
    owner: null,
    list: keepsCopy ? shown : EMPTY_BOOKMARKS,
    pending: [],
    parked: keepsCopy ? parked : [],
  });
}

async function sendAll(api: ApiClient, store: BookmarkStore): Promise<void> {
  for (;;) {
    const { owner, pending } = store.read();
    if (owner === null || pending.length === 0) return;
    const batch = pending.slice(0, MOST_OPERATIONS_AT_ONCE);
    try {
      const results = await sendOperations(api, batch);
      store.replace(afterAnswer(store.read(), batch, new Map(results.map((result) => [result.id, result]))));
    } catch (error) {
      if (!(error instanceof ApiError) || !isFinalRefusal(error.status)) throw error;
      store.replace(await withoutPoison(api, store, batch));
    }
  }
}

/** Of a delivery that is refused whole, each operation is tried alone: the sound ones arrive, the others step aside. */
async function withoutPoison(
  api: ApiClient,
  store: BookmarkStore,
  batch: readonly BookmarkOperation[],
): Promise<DeviceBookmarks> {
  let state: DeviceBookmarks = store.read();
  for (const operation of batch) {
    try {
      const results = await sendOperations(api, [operation]);
      state = afterAnswer(store.read(), [operation], new Map(results.map((result) => [result.id, result])));
    } catch (error) {
      if (!(error instanceof ApiError) || !isFinalRefusal(error.status)) throw error;
      state = parked(store.read(), operation, error.code);
    }
    store.replace(state);
  }
  return state;
}

/** What the device knows after an answer: done is done, refused is parked, and of two notes both are kept. */
function afterAnswer(
  state: DeviceBookmarks,
  batch: readonly BookmarkOperation[],
  outcomes: ReadonlyMap<string, OperationOutcome>,
): DeviceBookmarks {
  let next = state;
  for (const operation of batch) {
    const outcome = outcomes.get(operation.id);
    if (outcome?.status === 'refused') next = parked(next, operation, outcome.code);
    else if (outcome?.status === 'conflict') next = settled(next, operation, outcome.current);
    else if (outcome) next = { ...without(next, operation), list: applyOperation(next.list, operation).list };
  }
  return next;
}

function settled(
  state: DeviceBookmarks,
  operation: BookmarkOperation,
  current: Extract<OperationOutcome, { status: 'conflict' }>['current'],
): DeviceBookmarks {
  const key = (one: { kind: string; itemId: string }) => `${one.kind}:${one.itemId}`;
  const bookmarks = state.list.bookmarks.map((one) => (key(one) === key(current) ? current : one));
  const rest = { ...without(state, operation), list: { ...state.list, bookmarks } };
  const change = operation.kind === 'bookmark.note' ? resolveConflict(current, operation) : null;
  if (!change) return rest;
  const [more] = numberOperations([change], () => crypto.randomUUID(), operation.at);
  return more ? { ...rest, pending: [...rest.pending, more] } : rest;
}

function parked(state: DeviceBookmarks, operation: BookmarkOperation, refusal: string): DeviceBookmarks {
  return { ...without(state, operation), parked: [...state.parked, { ...operation, refusal }] };
}

function without(state: DeviceBookmarks, { id }: BookmarkOperation): DeviceBookmarks {
  return { ...state, pending: state.pending.filter((operation) => operation.id !== id) };
}

/** Runs when no other tab is sending; a browser without locks relies on the server, which does everything once. */
async function inTurn(run: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return run();
  await navigator.locks.request(LOCK, run);
}
