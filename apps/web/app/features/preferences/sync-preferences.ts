import { PREFERENCE_CATEGORIES, sentTogether } from '@dalil/domain/accounts/preference-fields.ts';
import type { PreferenceCategory } from '@dalil/domain/accounts/preferences.ts';
import type { ApiClient } from '../../data/api.ts';
import { fetchPreferences } from '../../queries/preferences.ts';
import { readPreferences } from './preference-store.ts';
import { isQueued, queuePreferences } from './queue-preferences.ts';
import { markUnsent, readStored, writeNotSynced, writeStored } from './stored-preferences.ts';

/**
 * PROF-3: reconciles device and account by category: the newer choice applies. A choice made offline or as a guest counts from
 * when it was made, and is queued like every other one. Fails as the API does. Repeating it has no further effect.
 */
export async function syncPreferences(api: ApiClient): Promise<void> {
  const account = await fetchPreferences(api);
  const newer: PreferenceCategory[] = [];
  for (const category of PREFERENCE_CATEGORIES) {
    const here = readStored().changedAt?.[category];
    const there = account.changedAt[category];
    if (there !== undefined && (here === undefined || here < there)) {
      writeStored({ [category]: account.preferences[category] }, there);
      markUnsent([category], false);
    } else if (here !== undefined && here !== there) newer.push(category);
  }
  if (newer.length > 0) await queueNewer(api, newer);
}

/** Queues and sends what is newer on this device, unless it is queued already. */
async function queueNewer(api: ApiClient, categories: readonly PreferenceCategory[]): Promise<void> {
  const [{ pageQueue, queueOwner }, { syncRun }] = await Promise.all([
    import('../offline-sync/page-queue.ts'),
    import('../offline-sync/sync-run.ts'),
  ]);
  const owner = queueOwner();
  if (owner === null) return;
  const waiting = await (await pageQueue()).read(owner);
  const queue = queuePreferences(owner);
  for (const category of categories) {
    const at = readStored().changedAt?.[category];
    if (at === undefined) continue;
    const change = { category, data: sentTogether(category, readPreferences().preferences[category]), at };
    if (!isQueued(waiting, change)) await queue(change);
  }
  await syncRun(api);
}

/** PWA-8: discards a choice of this device that the account rejected. The account's choice then applies. */
export async function takeFromAccount(api: ApiClient, category: PreferenceCategory): Promise<void> {
  const account = await fetchPreferences(api);
  const at = account.changedAt[category] ?? new Date().toISOString();
  writeStored({ [category]: account.preferences[category] }, at);
  writeNotSynced((readStored().notSynced ?? []).filter((other) => other !== category));
}
