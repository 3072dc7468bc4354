import type { ApiClient } from '../../data/api.ts';
import { signOut } from '../../queries/accounts.ts';
import { authMarker } from './auth-marker.ts';
import { announceSessionEvent } from './session-events.ts';

/** A server that does not answer for this long has failed. */
export const SIGN_OUT_LIMIT_MS = 10_000;

let running: Promise<void> | null = null;

/**
 * AUTH-6: tells the server that the user of this browser is leaving, and resolves when it has confirmed. Until then the device
 * remembers it. Rejects if the server fails or does not answer in time. One request runs at a time.
 */
export function endSession(api: ApiClient): Promise<void> {
  authMarker.leave();
  running ??= request(api).finally(() => {
    running = null;
  });
  return running;
}

async function request(api: ApiClient): Promise<void> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), SIGN_OUT_LIMIT_MS);
  try {
    await signOut(api, limit.signal);
  } finally {
    clearTimeout(timer);
  }
  authMarker.end();
  announceSessionEvent('SIGNED_OUT');
}
