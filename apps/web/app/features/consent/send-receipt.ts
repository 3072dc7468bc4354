import { readReceipt } from '@dalil/domain/privacy/consent.ts';
import { CONSENT_KEYS, CONSENT_SENT_KEY } from '@dalil/domain/privacy/consent-rules.ts';
import { type ApiClient, ApiError, read } from '../../data/api.ts';
import { STORAGE_KEYS } from '../../data/storage-keys.ts';
import { deviceStorage } from '../../data/page-storage.ts';

/**
 * PRIV-2: sends the decision of this device to the account that is signed in, until the server has it. It is sent to one account
 * only: whoever signs in next on this device did not make it. Rejects while the server cannot be reached.
 */
export async function sendReceipt(api: ApiClient): Promise<void> {
  const receipt = readReceipt(deviceStorage.getItem(CONSENT_KEYS.receipt));
  const isSent = receipt?.id === deviceStorage.getItem(CONSENT_SENT_KEY);
  if (!receipt || isSent || deviceStorage.getItem(STORAGE_KEYS.auth) === null) return;
  try {
    await read(api.api.consents.$post({ json: receipt }));
  } catch (error) {
    // The session has ended: it is sent at the next sign-in. What the server refuses it would refuse again.
    if (error instanceof ApiError && error.status === 401) return;
    if (!(error instanceof ApiError && error.status === 400)) throw error;
  }
  deviceStorage.setItem(CONSENT_SENT_KEY, receipt.id);
}
