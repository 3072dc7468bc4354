// @vitest-environment jsdom
import { readReceipt } from '@dalil/domain/privacy/consent.ts';
import { CONSENT_EVENT, CONSENT_KEYS } from '@dalil/domain/privacy/consent-rules.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { readPreferences } from '../preferences/preference-store.ts';
import { savePreferences, type SentChange, sendPreferencesWith } from '../preferences/save-preferences.ts';
import { decideAnalytics } from './decide-analytics.ts';
import { isAllowed } from './is-allowed.ts';

const TEXT = { locale: 'ar', hash: 'a'.repeat(64) } as const;
const BEFORE = {
  id: '0198f3a2-7c1d-4e5f-8a9b-0c1d2e3f4a5b',
  version: '1.0',
  choice: 'selected',
  granted: ['functional'],
  gpc: false,
  locale: 'en',
  textHash: 'b'.repeat(64),
  at: '2026-11-26T08:00:00.000Z',
};

beforeEach(() => localStorage.clear());

const receipt = () => readReceipt(localStorage.getItem(CONSENT_KEYS.receipt));
const preference = () => readPreferences().preferences.privacyPreferences.analyticsOptIn;

test('PROF-3 PRIV-3 the switch starts and stops measuring by the one decision of this device, and leaves the other categories', () => {
  localStorage.setItem(CONSENT_KEYS.receipt, JSON.stringify(BEFORE));
  localStorage.setItem(CONSENT_KEYS.categories, '{"functional":true,"analytics":false}');
  const decided = vi.fn();
  addEventListener(CONSENT_EVENT, decided);
  expect(decideAnalytics(true, TEXT)).toBe(true);
  expect([isAllowed('analytics'), isAllowed('functional'), preference()]).toEqual([true, true, true]);
  const given = receipt();
  expect(given).toMatchObject({
    choice: 'selected',
    granted: ['analytics', 'functional'],
    locale: 'ar',
    textHash: TEXT.hash,
  });
  expect(given?.id).not.toBe(BEFORE.id);
  expect(decideAnalytics(false, undefined)).toBe(true);
  expect([isAllowed('analytics'), isAllowed('functional'), preference()]).toEqual([false, true, false]);
  expect(receipt()).toMatchObject({ choice: 'selected', granted: ['functional'] });
  expect(decided).toHaveBeenCalledTimes(2);
  removeEventListener(CONSENT_EVENT, decided);
});

test('PRIV-2 nothing is agreed to while its text is unknown, and the dialog’s decision shows in the preferences', () => {
  expect(decideAnalytics(true, undefined)).toBe(false);
  expect([receipt(), preference()]).toEqual([null, false]);
  localStorage.setItem(CONSENT_KEYS.categories, '{"analytics":true}');
  expect(preference()).toBe(true);
});

test('PROF-3 a consent goes to the account only when it is changed itself, never with the rest of its category', async () => {
  await savePreferences({ privacyPreferences: { dataCollection: false } }, '2026-11-26T08:00:00.000Z');
  const sent: SentChange[] = [];
  sendPreferencesWith(async (change) => {
    sent.push(change);
    return { outcome: 'applied' };
  });
  await savePreferences({ privacyPreferences: { profileVisibility: 'public' } });
  await savePreferences({ privacyPreferences: { marketingOptIn: true } });
  sendPreferencesWith(null);
  expect(sent.map(({ data }) => data)).toEqual([
    { dataCollection: false, profileVisibility: 'public' },
    { marketingOptIn: true },
  ]);
});
