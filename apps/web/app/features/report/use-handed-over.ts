import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMessages } from '../offline-sync/use-messages.ts';
import { NO_SYNC, readSyncState, subscribeToSync } from '../offline-sync/sync-state.ts';

/** A reader does not watch longer; the report then goes on by itself. */
const PATIENCE_MS = 4000;

/** What became of a report the queue has: on its way, waiting for a better moment, arrived, or never to be taken. */
export type HandedOver = { state: 'sending' | 'kept' | 'refused' } | { state: 'sent'; reference: string };

/** Follows a report through the queue, whichever tab or worker sends it. Null without one. */
export function useHandedOver(id: string | null): HandedOver | null {
  const { items } = useSyncExternalStore(subscribeToSync, readSyncState, () => NO_SYNC);
  const receipt = useMessages().receipts.find(({ key }) => key === id);
  const [keptId, setKeptId] = useState<string | null>(null);

  useEffect(() => {
    if (id === null) return;
    const timer = setTimeout(() => setKeptId(id), navigator.onLine ? PATIENCE_MS : 0);
    return () => clearTimeout(timer);
  }, [id]);

  if (id === null) return null;
  if (receipt) return { state: 'sent', reference: receipt.reference };
  if (items.some((item) => item.id === id && item.state === 'parked')) return { state: 'refused' };
  return { state: keptId === id ? 'kept' : 'sending' };
}
