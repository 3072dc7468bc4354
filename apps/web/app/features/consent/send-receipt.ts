import { readReceipt } from '@dalil/domain/privacy/consent.ts';
import { CONSENT_KEYS, CONSENT_UNSENT_KEY } from '@dalil/domain/privacy/consent-rules.ts';
import { type ApiClient, ApiError, read } from '../../data/api.ts';
import { STORAGE_KEYS } from '../../data/storage-keys.ts';

/**
 * PRIV-2: sends the decision of a signed-in user to the account, until the server has it. What a user who has signed out decided
 * since is not sent for whoever is next. Rejects while the server cannot be reached.
 */
export async function sendReceipt(api: ApiClient): Promise<void> {
  const receipt = readReceipt(localStorage.getItem(CONSENT_KEYS.receipt));
  const isOwn =
    localStorage.getItem(STORAGE_KEYS.auth) !== null && receipt?.id === localStorage.getItem(CONSENT_UNSENT_KEY);
  if (isOwn && receipt) {
    try {
      await read(api.api.consents.$post({ json: receipt }));
    } catch (error) {
      const isRefused = error instanceof ApiError && (error.status === 400 || error.status === 401);
      if (!isRefused) throw error;
    }
  }
  localStorage.removeItem(CONSENT_UNSENT_KEY);
}
