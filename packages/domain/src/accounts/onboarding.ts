import type { PreferenceChange } from './preferences.ts';
import { isRecord, joinChanges, knownPreferences } from './preference-rules.ts';

/** ONB-1: the steps, in their order. */
export const ONBOARDING_STEPS = ['welcome', 'features', 'ai-assistant', 'preferences', 'account-benefits'] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** ONB-2. Times are ISO instants; steps stand in their order, each once. */
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

/** ONB-2: shown until it is completed. */
export function shouldShowOnboarding(state: OnboardingState): boolean {
  return !state.hasCompletedOnboarding;
}

/** ONB-1: the step after the last completed one; the last one again when all are. */
export function currentStep({ completedSteps }: OnboardingState): OnboardingStep {
  const last = Math.max(-1, ...completedSteps.map((step) => ONBOARDING_STEPS.indexOf(step)));
  return ONBOARDING_STEPS[Math.min(last + 1, ONBOARDING_STEPS.length - 1)] ?? 'welcome';
}

/** Begins; what has begun goes on as it is. */
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

/** ONB-2: passes over what is left; every step counts as completed, and which ones were skipped is kept. */
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

/** Back to the beginning; only the device's name stays. */
export function resetOnboarding({ deviceId }: OnboardingState): OnboardingState {
  return { ...NO_ONBOARDING, deviceId };
}

/**
 * ONB-3: what a device and the server know, as one: completed if either is, steps united, the device's preferences win.
 * It began with the earlier beginning and was completed with the earlier completion.
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

/** A state out of anything a device has kept: what is wrong or unknown is as if it had not begun. */
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
