import { deviceCaches } from '@dalil/offline/device-caches.ts';
import { DEVICE_DATABASE, deviceEntryOf, type StoragePlace } from '@dalil/domain/privacy/device-storage.ts';
import { deviceStorage, tabStorage } from '../../data/page-storage.ts';

/** DATA-3: the ids of the entries of the list that this device stores now. Cookies are left out: scripts cannot read ours. */
export async function findStored(): Promise<ReadonlySet<string>> {
  const found = await Promise.all([
    namesIn('local', deviceStorage.keys),
    namesIn('tab', tabStorage.keys),
    namesIn('cache', async () => (await deviceCaches()?.keys()) ?? []),
    namesIn('database', readFilledStores),
  ]);
  return new Set(found.flat());
}

/** A place that the browser blocks stores nothing. */
async function namesIn(place: StoragePlace, read: () => string[] | Promise<string[]>): Promise<string[]> {
  try {
    return (await read()).flatMap((name) => deviceEntryOf(place, name)?.id ?? []);
  } catch {
    return [];
  }
}

/** The stores of the database that hold something. The database is not created for that. */
async function readFilledStores(): Promise<string[]> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === DEVICE_DATABASE)) return [];
  const { openDevice } = await import('@dalil/offline/device-database.ts');
  const database = await openDevice();
  const names = [...database.objectStoreNames];
  const counts = await Promise.all(names.map((name) => database.count(name)));
  return names.filter((_name, position) => (counts[position] ?? 0) > 0);
}
