import { type OnboardingState, repairOnboarding } from '@dalil/domain/accounts/onboarding.ts';
import type { ApiClient } from '../../data/api.ts';
import { mergeOnboarding } from '../../queries/preferences.ts';
import { savePreferences } from '../preferences/save-preferences.ts';
import { changeOnboarding, readOnboarding } from './onboarding-store.ts';

/**
 * ONB-3: after sign-in, what the device and the account know becomes one on both sides. Preferences chosen in the
 * introduction elsewhere hold here too where this device chose nothing. Fails as the API does; then nothing has changed.
 */
export async function mergeOnboardingAtSignIn(api: ApiClient): Promise<OnboardingState> {
  const merged = repairOnboarding(await mergeOnboarding(api, readOnboarding()));
  await savePreferences(merged.preferences.chosen);
  return changeOnboarding(() => merged);
}
