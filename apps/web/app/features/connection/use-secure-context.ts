import { useSyncExternalStore } from 'react';

const NEVER = () => () => undefined;

/**
 * Whether the page came over a secure connection, or from this machine. Over plain http browsers have no service worker, caches,
 * passkeys, notifications, clipboard, position or cryptography. True on the server, where it is unknown.
 */
export function useSecureContext(): boolean {
  return useSyncExternalStore(
    NEVER,
    () => globalThis.isSecureContext !== false,
    () => true,
  );
}
