import type { Delivery } from '@dalil/domain/offline/delivery.ts';
import type { QueueItem } from '@dalil/domain/offline/queue-item.ts';
import { drain, type DrainResult } from '@dalil/offline/outbox/drain.ts';
import { inTurn } from '@dalil/offline/outbox/in-turn.ts';
import type { ApiClient } from '../../data/api.ts';
import { deliverySender } from '../../queries/sync.ts';
import { refusedRatings } from '../assistant/queue-rating.ts';
import { bookmarkStore } from '../bookmarks/bookmark-store.ts';
import { restoreBookmarks, settleBookmarks } from '../bookmarks/settle-bookmarks.ts';
import { refusedOnboarding } from '../onboarding/queue-onboarding.ts';
import { outbox } from '../outbox/outbox-store.ts';
import { restoreOutbox, settleOutbox } from '../outbox/settle-outbox.ts';
import { settlePreferences } from '../preferences/queue-preferences.ts';
import { authMarker } from '../session/auth-marker.ts';
import { settleSearches } from '../search/queue-searches.ts';
import { searchStore } from '../search/search-store.ts';
import { pageQueue, queueOwner, tellOfQueue } from './page-queue.ts';

/** What a round did. `arrived`: what the server has now; `failedWith`: the status it last refused with, 0: it said nothing. */
export type RoundResult = { state: DrainResult; arrived: readonly QueueItem[]; failedWith: number };

let isRestored: Promise<void> | null = null;
let last: Promise<unknown> = Promise.resolve();

/**
 * PWA-6: sends what waits and shows what became of it; rounds of a page run one after the other. First what this page shows
 * is made whole from the queue, and what an earlier version of the site left goes into it.
 */
export function syncRound(api: ApiClient): Promise<RoundResult> {
  const round = last.then(() => run(api));
  last = round.catch(() => undefined);
  return round;
}

/** Makes the lists on the screen whole from what the disk has: a killed browser may have forgotten the rest. */
export async function restoreLists(): Promise<void> {
  isRestored ??= restore();
  try {
    await isRestored;
  } catch (error) {
    isRestored = null;
    throw error;
  }
}

async function restore(): Promise<void> {
  const queue = await pageQueue();
  // A browser that was killed while somebody signed out: what they left is sealed now.
  if (!authMarker.isSet() && (await queue.hasKey())) await queue.forgetKeys();
  await restoreBookmarks(queue, bookmarkStore);
  await restoreOutbox(queue, outbox);
}

async function run(api: ApiClient): Promise<RoundResult> {
  await restoreLists();
  const store = await pageQueue();
  const owner = queueOwner();
  const deliver = deliverySender(api);
  let failedWith = 0;
  const send = async (delivery: Delivery) => {
    const answer = await deliver(delivery);
    if (answer.status >= 400) failedWith = answer.status;
    return answer;
  };
  const state = await drain({ store, send, now: Date.now, random: Math.random, wait, inTurn }, owner);
  const arrived = await inTurn(() => settle(owner));
  await tellOfQueue();
  return { state, arrived, failedWith };
}

/** The lists take in what was answered; then it leaves the queue. Done twice, after a crash between, it changes nothing. */
async function settle(owner: string | null): Promise<QueueItem[]> {
  const store = await pageQueue();
  const items = await store.read(owner);
  settleBookmarks(bookmarkStore, items);
  settleOutbox(outbox, items);
  settleSearches(searchStore, items);
  const refused = [...settlePreferences(items), ...refusedOnboarding(items), ...refusedRatings(items)];
  await Promise.all([bookmarkStore.whenKept(), outbox.whenKept()]);
  const answered = items.filter(({ state }) => state === 'answered');
  await store.write({ without: [...refused, ...answered.map(({ id }) => id)] });
  return answered;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
