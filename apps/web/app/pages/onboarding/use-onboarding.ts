import {
  completeStep,
  currentStep,
  NO_ONBOARDING,
  ONBOARDING_STEPS,
  type OnboardingState,
  type OnboardingStep,
  resetOnboarding,
  skipOnboarding,
  startOnboarding,
} from '@dalil/domain/accounts/onboarding.ts';
import { fieldChanges } from '@dalil/domain/accounts/preference-rules.ts';
import { DEFAULT_PREFERENCES, type PreferenceChange } from '@dalil/domain/accounts/preferences.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { changeOnboarding, readOnboarding, subscribeToOnboarding } from '../../features/onboarding/onboarding-store.ts';
import { type OnboardingChange, queueOnboarding } from '../../features/onboarding/queue-onboarding.ts';
import { readPreferences } from '../../features/preferences/preference-store.ts';
import { newId } from '../../data/new-id.ts';

/** The introduction on this device: the visible step, and how to go forward, back, skip and restart. */
export function useOnboarding() {
  const state = useSyncExternalStore(subscribeToOnboarding, readOnboarding, () => NO_ONBOARDING);
  // A step the user returned to, otherwise the one after the last completed.
  const [revisited, setRevisited] = useState<OnboardingStep | null>(null);
  const step = revisited ?? currentStep(state);
  const at = ONBOARDING_STEPS.indexOf(step);

  useEffect(() => {
    changeOnboarding((known) => startOnboarding(known, new Date().toISOString(), newId()));
  }, []);

  return {
    state,
    step,
    number: at + 1,
    goOn() {
      changeAndShare((known) => {
        const chosen = step === 'preferences' ? chosenHere() : known.preferences.chosen;
        const next = { ...known, preferences: { ...known.preferences, chosen } };
        return completeStep(next, step, new Date().toISOString());
      });
      const next = ONBOARDING_STEPS[at + 1];
      setRevisited(revisited !== null && next !== undefined ? next : null);
    },
    goBack: () => setRevisited(ONBOARDING_STEPS[at - 1] ?? step),
    skip: () => {
      changeAndShare((known) => skipOnboarding(known, new Date().toISOString()));
    },
    beginAnew() {
      setRevisited(null);
      changeOnboarding(resetOnboarding);
      share({ kind: 'onboarding.reset', payload: {} });
    },
  };
}

function changeAndShare(rule: (state: OnboardingState) => OnboardingState): void {
  share({ kind: 'onboarding.merge', payload: changeOnboarding(rule) });
}

/** A change that could not be queued stays on the device, which is compared with the account on the next page load. */
function share(change: OnboardingChange): void {
  queueOnboarding(change).catch(() => undefined);
}

/** Preferences on this device that differ from the defaults. */
function chosenHere(): PreferenceChange {
  const changes = fieldChanges(DEFAULT_PREFERENCES, readPreferences().preferences);
  const byCategory = Map.groupBy(changes, ({ category }) => category);
  return Object.fromEntries(
    [...byCategory].map(([category, own]) => [category, Object.fromEntries(own.map(({ field, to }) => [field, to]))]),
  );
}
