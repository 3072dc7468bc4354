import type { PreferenceCategory } from '@dalil/domain/accounts/preferences.ts';
import { newQueueItem, type QueueItem } from '@dalil/domain/offline/queue-item.ts';
import { type SendPreferences, settleChange } from './save-preferences.ts';

type Payload = { preference_category: PreferenceCategory; preference_data: Record<string, unknown> };

/** PROF-3: a choice of somebody signed in goes into the queue; what the account makes of it is told by `settlePreferences`. */
export function queuePreferences(owner: string): SendPreferences {
  return async ({ category, data, at }) => {
    const { writePageQueue } = await import('../sync/page-queue.ts');
    const payload: Payload = { preference_category: category, preference_data: data };
    const operation = { id: crypto.randomUUID(), kind: 'preference.set' as const, payload, at };
    await writePageQueue({ items: [newQueueItem(owner, `preference:${category}`, operation)] });
    return { outcome: 'unchanged' };
  };
}

/**
 * Of a category the last choice holds, whichever device made it. What the account refused holds here only and is marked;
 * it leaves the queue, because it is compared with the account again.
 */
export function settlePreferences(items: readonly QueueItem[]): string[] {
  const refused: string[] = [];
  for (const { id, kind, payload, at, state, outcome } of items) {
    if (kind !== 'preference.set' || state === 'waiting') continue;
    const { preference_category: category, preference_data: data } = payload as Payload;
    const change = { category, data, at };
    if (state === 'parked') {
      settleChange(change, { outcome: 'refused' });
      refused.push(id);
    } else if (outcome?.status === 'older') {
      const { data: held, updatedAt } = outcome as unknown as { data: Record<string, unknown>; updatedAt: string };
      settleChange(change, { outcome: 'older', data: held, updatedAt });
    } else settleChange(change, { outcome: 'applied' });
  }
  return refused;
}
