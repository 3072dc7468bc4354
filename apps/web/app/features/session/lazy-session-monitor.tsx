import { useState } from 'react';
import { lazyPart } from '../lazy-loading/lazy-part.tsx';
import { useIsSignedIn } from './use-is-signed-in.ts';

const SessionMonitor = lazyPart(async () => (await import('./session-monitor.tsx')).SessionMonitor);

/**
 * Loaded only where the device believes that somebody is signed in; a guest's page carries nothing of it. Once loaded it
 * stays: the marker goes before the session does, and the page has to hear of that too.
 */
export function LazySessionMonitor() {
  const isSignedIn = useIsSignedIn();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (isSignedIn && !wasSignedIn) setWasSignedIn(true);
  return wasSignedIn ? <SessionMonitor /> : null;
}
