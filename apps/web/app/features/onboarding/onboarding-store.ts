import { NO_ONBOARDING, type OnboardingState, repairOnboarding } from '@dalil/domain/accounts/onboarding.ts';
import { createStoreListeners } from '../../data/store-listeners.ts';

export const ONBOARDING_KEY = 'dalil.onboarding';

const listeners = createStoreListeners();
export const subscribeToOnboarding = listeners.subscribe;
/** Used if the device has no storage. */
let memory: string | null = null;
let snapshot: { text: string | null; state: OnboardingState } = { text: null, state: NO_ONBOARDING };

/** ONB-2: the user's progress on this device. The same object as long as nothing changed. */
export function readOnboarding(): OnboardingState {
  const text = recall();
  if (text !== snapshot.text) snapshot = { text, state: repairOnboarding(parse(text)) };
  return snapshot.state;
}

export function changeOnboarding(rule: (state: OnboardingState) => OnboardingState): OnboardingState {
  const state = rule(readOnboarding());
  memory = JSON.stringify(state);
  try {
    localStorage.setItem(ONBOARDING_KEY, memory);
  } catch {
    // The introduction continues. Its state is only lost when the page is closed.
  }
  listeners.notify();
  return state;
}

function recall(): string | null {
  try {
    return localStorage.getItem(ONBOARDING_KEY);
  } catch {
    return memory;
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
