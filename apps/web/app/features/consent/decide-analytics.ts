import { type ConsentReceipt, readReceipt } from '@dalil/domain/privacy/consent.ts';
import {
  CONSENT_EVENT,
  CONSENT_KEYS,
  CONSENT_VERSION,
  OPTIONAL_CATEGORIES,
} from '@dalil/domain/privacy/consent-rules.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { newId } from '../../data/new-id.ts';
import { deviceStorage } from '../../data/page-storage.ts';
import { notifyPreferencesChanged } from '../preferences/stored-preferences.ts';
import { deleteTagCookies } from './delete-tag-cookies.ts';

/** The text that the decision is about: its language and hash. */
type DisplayedText = { locale: Locale; hash: string };

/**
 * PROF-3, PRIV-3: switches analytics in the decision of this device, as the cookie dialog does. What was decided about the other
 * categories stays. Measuring starts or stops, and the receipt goes to the account. `text` is what the dialog says now; without it, a
 * decision can only be narrowed. Returns whether it was made.
 */
export function decideAnalytics(isOn: boolean, text: DisplayedText | undefined): boolean {
  const before = readReceipt(deviceStorage.getItem(CONSENT_KEYS.receipt));
  const granted = OPTIONAL_CATEGORIES.filter((id) => (id === 'analytics' ? isOn : before?.granted.includes(id)));
  // Who withdraws need not read anything again.
  const textHash = isOn ? text?.hash : (before?.textHash ?? text?.hash);
  if (textHash === undefined) return false;
  const receipt: ConsentReceipt = {
    id: newId(),
    version: CONSENT_VERSION,
    choice: granted.length === 0 ? 'rejected' : 'selected',
    granted,
    gpc: (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
    locale: (isOn ? text?.locale : before?.locale) ?? text?.locale ?? 'en',
    textHash,
    at: new Date().toISOString(),
  };
  const categories = Object.fromEntries(OPTIONAL_CATEGORIES.map((id) => [id, granted.includes(id)]));
  deviceStorage.setItem(CONSENT_KEYS.receipt, JSON.stringify(receipt));
  deviceStorage.setItem(CONSENT_KEYS.categories, JSON.stringify(categories));
  if (!isOn) deleteTagCookies();
  dispatchEvent(new Event(CONSENT_EVENT));
  notifyPreferencesChanged();
  return true;
}
