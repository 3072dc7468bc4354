import type { PreferenceChange } from './preferences.ts';
import { isRecord, joinChanges, knownPreferences } from './preference-rules.ts';

/** ONB-1: the steps in order. */
export const ONBOARDING_STEPS = ['welcome', 'features', 'ai-assistant', 'preferences', 'account-benefits'] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** ONB-2. Times are ISO instants. Steps are in order and unique. */
export type OnboardingState = {
  hasCompletedOnboarding: boolean;
  completedSteps: OnboardingStep[];
  preferences: { chosen: PreferenceChange; skipped: OnboardingStep[] };
  startedAt: string | null;
  completedAt: string | null;
  deviceId: string | null;
};

export const NO_ONBOARDING: OnboardingState = {
  hasCompletedOnboarding: false,
  completedSteps: [],
  preferences: { chosen: {}, skipped: [] },
  startedAt: null,
  completedAt: null,
  deviceId: null,
};

/** ONB-2: displayed until it is completed. */
export function shouldShowOnboarding(state: OnboardingState): boolean {
  return !state.hasCompletedOnboarding;
}

/** ONB-1: the step after the last completed one. The last step when all are completed. */
export function currentStep({ completedSteps }: OnboardingState): OnboardingStep {
  const last = Math.max(-1, ...completedSteps.map((step) => ONBOARDING_STEPS.indexOf(step)));
  return ONBOARDING_STEPS[Math.min(last + 1, ONBOARDING_STEPS.length - 1)] ?? 'welcome';
}

/** ONB-1: whether a step may be completed now: the current one, or one before it again. */
export function isInOrder(state: OnboardingState, step: OnboardingStep): boolean {
  return ONBOARDING_STEPS.indexOf(step) <= ONBOARDING_STEPS.indexOf(currentStep(state));
}

/** ONB-2: whether nothing is left before the whole is completed. */
export function isEveryStepCompleted({ completedSteps, hasCompletedOnboarding }: OnboardingState): boolean {
  return hasCompletedOnboarding || ONBOARDING_STEPS.every((step) => completedSteps.includes(step));
}

/** Starts onboarding. A state that has already started is unchanged. */
export function startOnboarding(state: OnboardingState, at: string, deviceId: string | null): OnboardingState {
  return { ...state, startedAt: state.startedAt ?? at, deviceId: state.deviceId ?? deviceId };
}

/** Completes a step. After the last one everything is completed. */
export function completeStep(state: OnboardingState, step: OnboardingStep, at: string): OnboardingState {
  const next = {
    ...state,
    startedAt: state.startedAt ?? at,
    completedSteps: inOrder([...state.completedSteps, step]),
    preferences: { ...state.preferences, skipped: state.preferences.skipped.filter((skipped) => skipped !== step) },
  };
  return step === ONBOARDING_STEPS.at(-1) ? completeOnboarding(next, at) : next;
}

/** ONB-2: skips the remaining steps. Every step counts as completed, and the skipped ones are recorded. */
export function skipOnboarding(state: OnboardingState, at: string): OnboardingState {
  const left = ONBOARDING_STEPS.filter((step) => !state.completedSteps.includes(step));
  const preferences = { ...state.preferences, skipped: inOrder([...state.preferences.skipped, ...left]) };
  return completeOnboarding({ ...state, preferences, completedSteps: [...ONBOARDING_STEPS] }, at);
}

export function completeOnboarding(state: OnboardingState, at: string): OnboardingState {
  return {
    ...state,
    hasCompletedOnboarding: true,
    startedAt: state.startedAt ?? at,
    completedAt: state.completedAt ?? at,
  };
}

/** Resets to the beginning. Only the device's name is retained. */
export function resetOnboarding({ deviceId }: OnboardingState): OnboardingState {
  return { ...NO_ONBOARDING, deviceId };
}

/**
 * ONB-3: merges the states of a device and the server: completed if either is, union of the steps, and the device's preferences
 * win. The earlier start and the earlier completion apply.
 */
export function mergeOnboarding(local: OnboardingState, stored: OnboardingState): OnboardingState {
  const completedSteps = inOrder([...local.completedSteps, ...stored.completedSteps]);
  return {
    hasCompletedOnboarding: local.hasCompletedOnboarding || stored.hasCompletedOnboarding,
    completedSteps,
    preferences: {
      chosen: joinChanges(stored.preferences.chosen, local.preferences.chosen),
      skipped: inOrder([...local.preferences.skipped, ...stored.preferences.skipped]),
    },
    startedAt: earlier(local.startedAt, stored.startedAt),
    completedAt: earlier(local.completedAt, stored.completedAt),
    deviceId: local.deviceId ?? stored.deviceId,
  };
}

/** Repairs a stored state. Invalid or unknown data counts as not started. */
export function repairOnboarding(value: unknown): OnboardingState {
  if (!isRecord(value)) return NO_ONBOARDING;
  const preferences = isRecord(value.preferences) ? value.preferences : {};
  return {
    hasCompletedOnboarding: value.hasCompletedOnboarding === true,
    completedSteps: knownSteps(value.completedSteps),
    preferences: { chosen: knownPreferences(preferences.chosen), skipped: knownSteps(preferences.skipped) },
    startedAt: knownMoment(value.startedAt),
    completedAt: knownMoment(value.completedAt),
    deviceId: typeof value.deviceId === 'string' && UUID.test(value.deviceId) ? value.deviceId : null,
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function knownSteps(value: unknown): OnboardingStep[] {
  const steps: unknown[] = Array.isArray(value) ? value : [];
  return ONBOARDING_STEPS.filter((step) => steps.includes(step));
}

function knownMoment(value: unknown): string | null {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

function inOrder(steps: readonly OnboardingStep[]): OnboardingStep[] {
  return ONBOARDING_STEPS.filter((step) => steps.includes(step));
}

function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
