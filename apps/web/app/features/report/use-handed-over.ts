import { useEffect, useState, useSyncExternalStore } from 'react';
import { NO_SYNC, readSyncState, subscribeToSync } from '../offline-sync/sync-state.ts';
import { useMessages } from '../offline-sync/use-messages.ts';

/** Users do not watch for longer. The report then continues in the background. */
const PATIENCE_MS = 4000;

/** The result of a queued report or idea: being sent, waiting, arrived, or rejected permanently. */
export type HandedOver = { state: 'sending' | 'waiting' | 'refused' } | { state: 'sent'; reference: string };

/** Follows a report or an idea through the queue, whichever tab or worker sends it. Null without an id. */
export function useHandedOver(id: string | null): HandedOver | null {
  const { items } = useSyncExternalStore(subscribeToSync, readSyncState, () => NO_SYNC);
  const receipt = useMessages().receipts.find(({ key }) => key === id);
  const [savedId, setSavedId] = useState<string | null>(null);

  useEffect(() => {
    if (id === null) return;
    const timer = setTimeout(() => setSavedId(id), navigator.onLine ? PATIENCE_MS : 0);
    return () => clearTimeout(timer);
  }, [id]);

  if (id === null) return null;
  if (receipt) return { state: 'sent', reference: receipt.reference };
  if (items.some((item) => item.id === id && item.state === 'parked')) return { state: 'refused' };
  return { state: savedId === id ? 'waiting' : 'sending' };
}
