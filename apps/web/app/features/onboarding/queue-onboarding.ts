import type { OnboardingState } from '@dalil/domain/accounts/onboarding.ts';
import { newQueueItem, type QueueItem } from '@dalil/domain/offline/queue-item.ts';
import { queueWrite } from '../offline-sync/queue-write.ts';
import type { SyncHandler } from '../offline-sync/sync-handlers.ts';
import { newId } from '../../data/new-id.ts';

/** One record keeps the order: what was read after a restart must not arrive before the restart. */
const RECORD = 'onboarding';

export type OnboardingChange =
  | { kind: 'onboarding.merge'; payload: OnboardingState }
  | { kind: 'onboarding.reset'; payload: Record<string, never> };

let owner: string | null = null;

export const onboardingSync: SyncHandler = {
  kinds: ['onboarding.merge', 'onboarding.reset'],
  // The state stays on this device, and is compared with the account again.
  reconcile: (items) => items.filter(({ state }) => state === 'parked').map(({ id }) => id),
};

/** Sets the account that shares this device's introduction. Null if no user is signed in. */
export function shareOnboardingWith(account: string | null): void {
  owner = account;
}

/** ONB-3: the progress of a signed-in user goes into the queue of their account. A guest's waits on the device for a sign-in. */
export async function queueOnboarding(change: OnboardingChange): Promise<void> {
  if (owner === null) return;
  const item = newQueueItem(owner, RECORD, { id: newId(), at: new Date().toISOString(), ...change });
  await queueWrite({ items: [item] });
}

/** Whether progress is still to be sent to the account. */
export function isOnboardingWaiting(items: readonly QueueItem[]): boolean {
  return items.some(({ record, state }) => record === RECORD && state === 'waiting');
}
