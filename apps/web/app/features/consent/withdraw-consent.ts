import { CONSENT_KEYS } from '@dalil/domain/privacy/consent-rules.ts';
import { deleteTagCookies } from './delete-tag-cookies.ts';
import { deviceStorage } from '../../data/page-storage.ts';

/** PRIV-2, PRIV-3: deletes the decision on cookies and what tags stored with it. */
export function withdrawConsent(): void {
  for (const key of Object.values(CONSENT_KEYS)) deviceStorage.removeItem(key);
  deleteTagCookies();
}
