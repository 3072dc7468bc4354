import { useCallback, useEffect, useState } from 'react';

/** How much room this site has and uses, in bytes, and whether the browser promised to keep it; null where it does not say. */
export type Room = { used: number; quota: number; isPersistent: boolean };

/** `since` is anything that changes when there may be more or less. */
export function useRoom(since: unknown): { room: Room | null; persist: () => Promise<boolean> } {
  const [room, setRoom] = useState<Room | null>(null);
  const look = useCallback(async () => setRoom(await readRoom()), []);
  useEffect(() => {
    look().catch(() => setRoom(null));
  }, [look, since]);
  const persist = useCallback(async () => {
    const isPersisted = await navigator.storage.persist();
    await look();
    return isPersisted;
  }, [look]);
  return { room, persist };
}

async function readRoom(): Promise<Room | null> {
  // Only where the connection is secure.
  const storage = 'storage' in navigator ? navigator.storage : undefined;
  if (!storage?.persisted) return null;
  const [{ usage = 0, quota = 0 }, isPersistent] = await Promise.all([storage.estimate(), storage.persisted()]);
  return { used: usage, quota, isPersistent };
}
