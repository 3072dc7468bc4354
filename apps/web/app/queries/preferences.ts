import type { OnboardingState } from '@dalil/domain/accounts/onboarding.ts';
import { type ApiClient, read } from '../data/api.ts';

/** ONB-3: joins the introduction of this device with that of the account; gives both as one. */
export function mergeOnboarding(api: ApiClient, state: OnboardingState): Promise<unknown> {
  return read(api.api.onboarding.merge.$post({ json: state }));
}
