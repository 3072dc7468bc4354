import { CONSENT_KEYS } from '@dalil/domain/privacy/consent-rules.ts';
import { deleteTagCookies } from './delete-tag-cookies.ts';

/** PRIV-2, PRIV-3: deletes the decision on cookies and what tags stored with it. Fails silently where storage is blocked. */
export function withdrawConsent(): void {
  try {
    for (const key of Object.values(CONSENT_KEYS)) localStorage.removeItem(key);
  } catch {
    // Without storage nothing is decided, and the dialog asks on every page.
  }
  deleteTagCookies();
}
