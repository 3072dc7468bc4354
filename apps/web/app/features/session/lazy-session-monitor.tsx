import { useState } from 'react';
import { lazyPart } from '../lazy-loading/lazy-part.tsx';
import { useIsSignedIn } from './use-is-signed-in.ts';

const SessionMonitor = lazyPart(async () => (await import('./session-monitor.tsx')).SessionMonitor);

/**
 * Loaded only if the device believes that a user is signed in, so a guest's page loads nothing of it. Once loaded it stays: the
 * marker is removed before the session ends, and the page has to learn of that too.
 */
export function LazySessionMonitor() {
  const isSignedIn = useIsSignedIn();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (isSignedIn && !wasSignedIn) setWasSignedIn(true);
  return wasSignedIn ? <SessionMonitor /> : null;
}
