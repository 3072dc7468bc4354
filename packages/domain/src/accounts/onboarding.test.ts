import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  completeOnboarding,
  completeStep,
  currentStep,
  mergeOnboarding,
  NO_ONBOARDING,
  ONBOARDING_STEPS,
  type OnboardingState,
  repairOnboarding,
  resetOnboarding,
  shouldShowOnboarding,
  skipOnboarding,
  startOnboarding,
} from './onboarding.ts';

const AT = '2026-11-21T08:00:00.000Z';
const LATER = '2026-11-22T08:00:00.000Z';
const DEVICE = '6f1c2a9e-4b7d-4e0a-9c53-2d8b1f7a6e40';

const moment = fc.constantFrom(null, AT, LATER);
const state: fc.Arbitrary<OnboardingState> = fc.record({
  hasCompletedOnboarding: fc.boolean(),
  completedSteps: fc.subarray([...ONBOARDING_STEPS]),
  preferences: fc.record({
    chosen: fc.constantFrom(
      {},
      { appearance: { theme: 'dark' as const } },
      { appearance: { theme: 'light' as const, digits: 'native' as const } },
    ),
    skipped: fc.subarray([...ONBOARDING_STEPS]),
  }),
  startedAt: moment,
  completedAt: moment,
  deviceId: fc.constantFrom(null, DEVICE),
});

describe('ONB-1', () => {
  test('ONB-1 there are five steps, in their order', () => {
    expect(ONBOARDING_STEPS).toEqual(['welcome', 'features', 'ai-assistant', 'preferences', 'account-benefits']);
  });

  test.each([
    [[], 'welcome'],
    [['welcome'], 'features'],
    [['welcome', 'features'], 'ai-assistant'],
    [['ai-assistant'], 'preferences'],
    [['welcome', 'preferences'], 'account-benefits'],
    [[...ONBOARDING_STEPS], 'account-benefits'],
  ] as const)('ONB-1 after %j comes %s', (completedSteps, step) => {
    expect(currentStep({ ...NO_ONBOARDING, completedSteps: [...completedSteps] })).toBe(step);
  });
});

describe('ONB-2', () => {
  test('ONB-2 it is shown until it is completed, step by step', () => {
    let now = startOnboarding(NO_ONBOARDING, AT, DEVICE);
    for (const step of ONBOARDING_STEPS) {
      expect(shouldShowOnboarding(now)).toBe(true);
      expect(currentStep(now)).toBe(step);
      now = completeStep(now, step, LATER);
    }
    expect(shouldShowOnboarding(now)).toBe(false);
    expect(now).toEqual({
      hasCompletedOnboarding: true,
      completedSteps: [...ONBOARDING_STEPS],
      preferences: { chosen: {}, skipped: [] },
      startedAt: AT,
      completedAt: LATER,
      deviceId: DEVICE,
    });
  });

  test('ONB-2 a step completed twice counts once, and starting again goes on', () => {
    const once = completeStep(startOnboarding(NO_ONBOARDING, AT, DEVICE), 'welcome', AT);
    expect(completeStep(once, 'welcome', LATER)).toEqual(once);
    expect(startOnboarding(once, LATER, 'another')).toEqual(once);
  });

  test('ONB-2 skipping marks every step and keeps which were skipped', () => {
    const skipped = skipOnboarding(completeStep(NO_ONBOARDING, 'welcome', AT), LATER);
    expect(skipped).toMatchObject({
      hasCompletedOnboarding: true,
      completedSteps: [...ONBOARDING_STEPS],
      preferences: { skipped: ['features', 'ai-assistant', 'preferences', 'account-benefits'] },
      completedAt: LATER,
    });
  });

  test('ONB-2 resetting begins anew on the same device', () => {
    const done = completeOnboarding(startOnboarding(NO_ONBOARDING, AT, DEVICE), LATER);
    expect(resetOnboarding(done)).toEqual({ ...NO_ONBOARDING, deviceId: DEVICE });
  });
});

test('ONB-2 what a device has kept is read as it was; anything else is as if it had not begun', () => {
  fc.assert(
    fc.property(state, (value) => {
      expect(repairOnboarding(JSON.parse(JSON.stringify(value)))).toEqual(value);
    }),
  );
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const repaired = repairOnboarding(value);
      expect(repairOnboarding(repaired)).toEqual(repaired);
    }),
  );
  expect(repairOnboarding({ completedSteps: ['welcome', 'tour'], startedAt: 'soon' })).toEqual({
    ...NO_ONBOARDING,
    completedSteps: ['welcome'],
  });
});

describe('ONB-3', () => {
  test.each([
    [false, false, false],
    [true, false, true],
    [false, true, true],
    [true, true, true],
  ])('ONB-3 completed on the device %s, on the server %s: %s', (local, stored, merged) => {
    const made = (hasCompletedOnboarding: boolean) => ({ ...NO_ONBOARDING, hasCompletedOnboarding });
    expect(mergeOnboarding(made(local), made(stored)).hasCompletedOnboarding).toBe(merged);
  });

  test('ONB-3 steps are united in their order, whichever of them each side has', () => {
    const subsets = Array.from({ length: 2 ** ONBOARDING_STEPS.length }, (_, bits) =>
      ONBOARDING_STEPS.filter((_step, at) => (bits >> at) & 1),
    );
    for (const local of subsets) {
      for (const stored of subsets) {
        const merged = mergeOnboarding(
          { ...NO_ONBOARDING, completedSteps: local },
          { ...NO_ONBOARDING, completedSteps: stored },
        );
        expect(merged.completedSteps).toEqual(
          ONBOARDING_STEPS.filter((step) => local.includes(step) || stored.includes(step)),
        );
      }
    }
  });

  test('ONB-3 the preferences of the device win, field by field', () => {
    const local = {
      ...NO_ONBOARDING,
      preferences: { chosen: { appearance: { theme: 'dark' as const } }, skipped: ['features' as const] },
    };
    const stored = {
      ...NO_ONBOARDING,
      preferences: {
        chosen: { appearance: { theme: 'light' as const, digits: 'native' as const } },
        skipped: ['welcome' as const],
      },
    };
    expect(mergeOnboarding(local, stored).preferences).toEqual({
      chosen: { appearance: { theme: 'dark', digits: 'native' } },
      skipped: ['welcome', 'features'],
    });
  });

  test('ONB-3 merging is idempotent, associative, and but for the preferences and the device the same both ways', () => {
    fc.assert(
      fc.property(state, state, state, (a, b, c) => {
        const ab = mergeOnboarding(a, b);
        expect(mergeOnboarding(a, ab)).toEqual(ab);
        expect(mergeOnboarding(ab, b)).toEqual(ab);
        expect(mergeOnboarding(ab, c)).toEqual(mergeOnboarding(a, mergeOnboarding(b, c)));
        const ba = mergeOnboarding(b, a);
        expect({ ...ab, preferences: ab.preferences.skipped, deviceId: null }).toEqual({
          ...ba,
          preferences: ba.preferences.skipped,
          deviceId: null,
        });
      }),
    );
  });

  test('ONB-3 nothing that was done is lost', () => {
    fc.assert(
      fc.property(state, state, (local, stored) => {
        const merged = mergeOnboarding(local, stored);
        for (const side of [local, stored]) {
          expect(merged.completedSteps).toEqual(expect.arrayContaining(side.completedSteps));
          if (side.hasCompletedOnboarding) expect(shouldShowOnboarding(merged)).toBe(false);
        }
      }),
    );
  });
});
