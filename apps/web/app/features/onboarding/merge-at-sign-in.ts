import { mergeOnboarding, type OnboardingState, repairOnboarding } from '@dalil/domain/accounts/onboarding.ts';
import type { PreferenceChange } from '@dalil/domain/accounts/preferences.ts';
import type { ApiClient } from '../../data/api.ts';
import { fetchOnboarding, mergeOnboarding as mergeWithAccount } from '../../queries/preferences.ts';
import { savePreferences } from '../preferences/save-preferences.ts';
import { readStored } from '../preferences/stored-preferences.ts';
import { changeOnboarding, readOnboarding } from './onboarding-store.ts';

/** Older than every choice that is known. */
const EARLIEST = new Date(0).toISOString();

/**
 * ONB-3: after sign-in, what the device and the account know becomes one on both sides. Preferences chosen in the
 * introduction elsewhere hold here too where this device chose nothing. Fails as the API does; then nothing has changed.
 */
export async function mergeOnboardingAtSignIn(api: ApiClient): Promise<OnboardingState> {
  const local = readOnboarding();
  const stored = repairOnboarding(await fetchOnboarding(api));
  const isNews = JSON.stringify(mergeOnboarding(local, stored)) !== JSON.stringify(stored);
  // Every page a member opens comes by here; only what the account does not know yet is a write.
  const merged = isNews ? repairOnboarding(await mergeWithAccount(api, local)) : stored;
  await savePreferences(unchosenHere(merged.preferences.chosen), merged.startedAt ?? EARLIEST);
  return changeOnboarding(() => merged);
}

/** Later choices, on this device or any other, outweigh those of the introduction. */
function unchosenHere(chosen: PreferenceChange): PreferenceChange {
  const changedAt: Record<string, string> = readStored().changedAt ?? {};
  return Object.fromEntries(Object.entries(chosen).filter(([category]) => changedAt[category] === undefined));
}
