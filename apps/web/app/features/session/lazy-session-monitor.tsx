import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { sessionQuery } from '../../queries/accounts.ts';
import { lazyPart } from '../lazy-loading/lazy-part.tsx';
import { authMarker } from './auth-marker.ts';
import { useIsSignedIn } from './use-is-signed-in.ts';

const SessionMonitor = lazyPart(async () => (await import('./session-monitor.tsx')).SessionMonitor);

/**
 * Loaded only if the device believes that a user is signed in, so a guest's page loads nothing of it. Once loaded it stays: the
 * marker is removed before the session ends, and the page has to learn of that too. A page that has loaded a session by itself
 * sets the marker, whatever the device has lost.
 */
export function LazySessionMonitor() {
  const isSignedIn = useIsSignedIn();
  const { data: session } = useQuery({ ...sessionQuery(useApi()), enabled: false });
  const isUserKnown = session?.actor.kind === 'user';
  useEffect(() => {
    if (isUserKnown && authMarker.state() === 'out') authMarker.set();
  }, [isUserKnown]);
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (isSignedIn && !wasSignedIn) setWasSignedIn(true);
  return wasSignedIn ? <SessionMonitor /> : null;
}
