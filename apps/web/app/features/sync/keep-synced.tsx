import { useEffect, useState } from 'react';
import { againOnline } from '../connection/again-online.ts';
import { whenAtRest } from '../connection/at-rest.ts';
import { laterPart } from '../connection/later-part.tsx';

const SyncRounds = laterPart(async () => {
  const { useSyncRounds } = await againOnline(() => import('./use-sync-rounds.ts'));
  return function SyncRounds() {
    useSyncRounds();
    return null;
  };
});

/** PWA-6: what sends what waits comes when the page is at rest, since most readers have left nothing. */
export function KeepSynced() {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => whenAtRest(() => setAtRest(true)), []);
  return isAtRest ? <SyncRounds /> : null;
}
