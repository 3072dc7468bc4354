import { NO_ONBOARDING, type OnboardingState, repairOnboarding } from '@dalil/domain/accounts/onboarding.ts';
import { createStoreListeners } from '../../data/store-listeners.ts';
import { deviceStorage } from '../../data/page-storage.ts';

export const ONBOARDING_KEY = 'dalil.onboarding';

const listeners = createStoreListeners();
export const subscribeToOnboarding = listeners.subscribe;
let snapshot: { text: string | null; state: OnboardingState } = { text: null, state: NO_ONBOARDING };

/** ONB-2: the user's progress on this device. The same object as long as nothing changed. */
export function readOnboarding(): OnboardingState {
  const text = deviceStorage.getItem(ONBOARDING_KEY);
  if (text !== snapshot.text) snapshot = { text, state: repairOnboarding(parse(text)) };
  return snapshot.state;
}

export function changeOnboarding(rule: (state: OnboardingState) => OnboardingState): OnboardingState {
  const state = rule(readOnboarding());
  deviceStorage.setItem(ONBOARDING_KEY, JSON.stringify(state));
  listeners.notify();
  return state;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
