import { lazy, Suspense } from 'react';
import { useIsSignedIn } from './use-is-signed-in.ts';

const SessionKeeper = lazy(async () => ({ default: (await import('./session-keeper.tsx')).SessionKeeper }));

/** Loaded only where the device believes that somebody is signed in; a guest's page carries nothing of it. */
export function KeepSession() {
  if (!useIsSignedIn()) return null;
  return (
    <Suspense>
      <SessionKeeper />
    </Suspense>
  );
}
