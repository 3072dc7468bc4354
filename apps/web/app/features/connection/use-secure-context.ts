import { useSyncExternalStore } from 'react';

const NEVER = () => () => undefined;

/** Unknown in browsers and tests that do not say: then nothing is missing because of it. */
export function isSecure(): boolean {
  return (globalThis as { isSecureContext?: boolean }).isSecureContext !== false;
}

/**
 * Whether the page came over a secure connection, or from this machine. Over plain http browsers have no service worker, caches,
 * passkeys, notifications, clipboard, position or cryptography. True on the server, where it is unknown.
 */
export function useSecureContext(): boolean {
  return useSyncExternalStore(NEVER, isSecure, () => true);
}
