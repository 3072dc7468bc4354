import { PREFERENCE_CATEGORIES } from '@dalil/domain/accounts/preference-fields.ts';
import type { PreferenceCategory } from '@dalil/domain/accounts/preferences.ts';
import { isFinalRefusal } from '@dalil/domain/offline/operation.ts';
import { type ApiClient, ApiError } from '../../data/api.ts';
import { fetchPreferences, sendPreferenceChange } from '../../queries/preferences.ts';
import { readPreferences } from './preference-store.ts';
import { type SendPreferences, type SentChange, settleChange } from './save-preferences.ts';
import { markUnsent, readStored, writeNotSynced, writeStored } from './stored-preferences.ts';

/**
 * PROF-3: makes device and account agree, category by category: the newer choice holds. What was chosen without a
 * connection, or as a guest, counts from when it was chosen. Fails as the API does; done again it does nothing more.
 */
export async function syncPreferences(api: ApiClient): Promise<void> {
  const account = await fetchPreferences(api);
  const send = preferenceSender(api);
  for (const category of PREFERENCE_CATEGORIES) {
    const here = readStored().changedAt?.[category];
    const there = account.changedAt[category];
    if (there !== undefined && (here === undefined || here < there)) {
      writeStored({ [category]: account.preferences[category] }, there);
      markUnsent([category], false);
    } else if (here !== undefined && here !== there) {
      const change: SentChange = { category, data: { ...readPreferences().preferences[category] }, at: here };
      settleChange(change, await send(change));
    }
  }
}

/** PWA-8: gives up what was chosen here and the account refused; what the account keeps holds then. */
export async function takeFromAccount(api: ApiClient, category: PreferenceCategory): Promise<void> {
  const account = await fetchPreferences(api);
  const at = account.changedAt[category] ?? new Date().toISOString();
  writeStored({ [category]: account.preferences[category] }, at);
  writeNotSynced((readStored().notSynced ?? []).filter((other) => other !== category));
}

/**
 * Sends a change as it is made. One that does not arrive is no failure: it stays newer on the device, and is sent when
 * device and account are compared next.
 */
export function preferenceSender(api: ApiClient): SendPreferences {
  return async ({ category, data, at }) => {
    try {
      const change = { preference_category: category, preference_data: data, changed_at: at };
      const answer = await sendPreferenceChange(api, change);
      if (answer.outcome !== 'older') return { outcome: answer.outcome };
      return { outcome: 'older', data: answer.preference_data, updatedAt: answer.updated_at };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { outcome: isFinalRefusal(error.status) ? 'refused' : 'unchanged' };
    }
  };
}
