import { deviceCaches } from '@dalil/offline/device-caches.ts';
import { deviceStorage, tabStorage } from '../../data/page-storage.ts';
import { isSecure } from '../connection/use-secure-context.ts';

/** What this browser refuses, as the end of a message key. `insecure`: the page came over plain http. */
export type Refused = 'texts' | 'database' | 'caches' | 'insecure';

const PROBE = 'dalil.probe';

/** DATA-3: what cannot be stored on this device, tried rather than asked: a full or blocked storage looks like any other. */
export async function findRefused(): Promise<Refused[]> {
  const isInsecure = !isSecure();
  const tries: [Refused, boolean][] = [
    ['texts', ![deviceStorage, tabStorage].every(takes)],
    ['database', !(await hasDatabase())],
    // Over plain http browsers have none at all, which the last one says.
    ['caches', !isInsecure && !(await hasCaches())],
    ['insecure', isInsecure],
  ];
  return tries.filter(([, isRefused]) => isRefused).map(([refused]) => refused);
}

function takes(storage: typeof deviceStorage): boolean {
  const isTaken = storage.setItem(PROBE, '1');
  storage.removeItem(PROBE);
  return isTaken;
}

/** Opens no database of its own: a new one would stand in the way of the real one. */
async function hasDatabase(): Promise<boolean> {
  try {
    await indexedDB.databases();
    return true;
  } catch {
    return false;
  }
}

async function hasCaches(): Promise<boolean> {
  const caches = deviceCaches();
  return (
    caches !== null &&
    caches.keys().then(
      () => true,
      () => false,
    )
  );
}
