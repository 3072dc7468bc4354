import type { PreferenceCategory } from '@dalil/domain/accounts/preferences.ts';
import { newQueueItem, type QueueItem } from '@dalil/domain/offline/queue-item.ts';
import { queueWrite } from '../offline-sync/queue-write.ts';
import type { SyncHandler } from '../offline-sync/sync-handlers.ts';
import { applyAnswer, type SendPreferences, type SentChange } from './save-preferences.ts';
import { newId } from '../../data/new-id.ts';

type Payload = { preference_category: PreferenceCategory; preference_data: Record<string, unknown> };

export const preferenceSync: SyncHandler = { kinds: ['preference.set'], reconcile: reconcilePreferences };

/** PROF-3: a choice of a signed-in user goes into the queue. `reconcilePreferences` applies the account's response. */
export function queuePreferences(owner: string): SendPreferences {
  return async ({ category, data, at }) => {
    const payload: Payload = { preference_category: category, preference_data: data };
    const operation = { id: newId(), kind: 'preference.set' as const, payload, at };
    await queueWrite({ items: [newQueueItem(owner, recordOf(category), operation)] });
    return { outcome: 'unchanged' };
  };
}

/** Whether the whole of a category, as it was chosen at this instant, waits in the queue. A part of it does not count. */
export function isQueued(items: readonly QueueItem[], { category, data, at }: SentChange): boolean {
  return items.some(
    (item) =>
      item.state === 'waiting' &&
      item.record === recordOf(category) &&
      item.at === at &&
      JSON.stringify((item.payload as Payload).preference_data) === JSON.stringify(data),
  );
}

function recordOf(category: PreferenceCategory): string {
  return `preference:${category}`;
}

/**
 * The last choice of a category applies, whichever device made it. What the account rejected applies on this device only and is
 * marked. It leaves the queue, because it is compared with the account again.
 */
export function reconcilePreferences(items: readonly QueueItem[]): string[] {
  const rejected: string[] = [];
  for (const { id, kind, payload, at, state, outcome } of items) {
    if (kind !== 'preference.set' || state === 'waiting') continue;
    const { preference_category: category, preference_data: data } = payload as Payload;
    const change = { category, data, at };
    if (state === 'parked') {
      applyAnswer(change, { outcome: 'refused' });
      rejected.push(id);
    } else if (outcome?.status === 'older') {
      const { data: held, updatedAt } = outcome as unknown as { data: Record<string, unknown>; updatedAt: string };
      applyAnswer(change, { outcome: 'older', data: held, updatedAt });
    } else applyAnswer(change, { outcome: 'applied' });
  }
  return rejected;
}
