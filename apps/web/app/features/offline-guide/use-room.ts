import { useCallback, useEffect, useState } from 'react';

/**
 * The storage space this site has and uses, in bytes, and whether the browser promised to retain it. Null if it does not report
 * this.
 */
export type Room = { used: number; quota: number; isPersistent: boolean };

/** `since` is any value that changes when the space may have changed. */
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
  // Only available over a secure connection.
  const storage = 'storage' in navigator ? navigator.storage : undefined;
  if (!storage?.persisted) return null;
  const [{ usage = 0, quota = 0 }, isPersistent] = await Promise.all([storage.estimate(), storage.persisted()]);
  return { used: usage, quota, isPersistent };
}
