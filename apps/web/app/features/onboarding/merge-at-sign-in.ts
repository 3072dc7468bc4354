import { mergeOnboarding, type OnboardingState, repairOnboarding } from '@dalil/domain/accounts/onboarding.ts';
import type { PreferenceChange } from '@dalil/domain/accounts/preferences.ts';
import type { ApiClient } from '../../data/api.ts';
import { fetchOnboarding } from '../../queries/preferences.ts';
import { savePreferences } from '../preferences/save-preferences.ts';
import { readStored } from '../preferences/stored-preferences.ts';
import { pageQueue, queueOwner } from '../offline-sync/page-queue.ts';
import { syncRun } from '../offline-sync/sync-run.ts';
import { changeOnboarding, readOnboarding } from './onboarding-store.ts';
import { isOnboardingWaiting, queueOnboarding } from './queue-onboarding.ts';

/** Earlier than every known choice. */
const EARLIEST = new Date(0).toISOString();

/**
 * ONB-3: after sign-in, merges the onboarding states of device and account on both sides. Preferences chosen in the introduction
 * elsewhere apply here unless this device chose its own. Pending changes are sent first, because they may restart an introduction
 * the account has as completed. Fails as the API does; then nothing has changed.
 */
export async function mergeOnboardingAtSignIn(api: ApiClient): Promise<OnboardingState> {
  await syncRun(api);
  if (await isWaiting()) return readOnboarding();
  const stored = repairOnboarding(await fetchOnboarding(api));
  const merged = changeOnboarding((local) => mergeOnboarding(local, stored));
  // This runs on every page a signed-in user opens. Only what the account does not have yet is written.
  if (JSON.stringify(merged) !== JSON.stringify(stored)) {
    await queueOnboarding({ kind: 'onboarding.merge', payload: merged });
  }
  await savePreferences(unchosenHere(merged.preferences.chosen), merged.startedAt ?? EARLIEST);
  return merged;
}

async function isWaiting(): Promise<boolean> {
  const queue = await pageQueue();
  return isOnboardingWaiting(await queue.read(queueOwner()));
}

/** Later choices, on this device or any other, take precedence over those of the introduction. */
function unchosenHere(chosen: PreferenceChange): PreferenceChange {
  const changedAt: Record<string, string> = readStored().changedAt ?? {};
  return Object.fromEntries(Object.entries(chosen).filter(([category]) => changedAt[category] === undefined));
}
