import { useState } from 'react';
import { laterPart } from '../connection/later-part.tsx';
import { useIsSignedIn } from './use-is-signed-in.ts';

const SessionKeeper = laterPart(async () => (await import('./session-keeper.tsx')).SessionKeeper);

/**
 * Loaded only where the device believes that somebody is signed in; a guest's page carries nothing of it. Once loaded it
 * stays: the marker goes before the session does, and the page has to hear of that too.
 */
export function KeepSession() {
  const isSignedIn = useIsSignedIn();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (isSignedIn && !wasSignedIn) setWasSignedIn(true);
  return wasSignedIn ? <SessionKeeper /> : null;
}
