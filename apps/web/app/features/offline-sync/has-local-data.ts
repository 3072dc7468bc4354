import { BOOKMARKS_KEY } from '../../data/storage-keys.ts';
import { messageStore } from './message-store.ts';
import { deviceStorage } from '../../data/page-storage.ts';

const DATABASE = 'dalil';
/** Pending changes, the saved lists and the key of an account. The guide beside them belongs to no user. */
const STORES = ['queue', 'kept', 'keys'];

/**
 * Whether this device has data of a user that has to be sent or displayed. The storage of pages may be lost after the browser was
 * killed; the database then still has the data. It is read without the code that opens it, which most users never need.
 */
export async function hasLocalData(): Promise<boolean> {
  if (messageStore.read().waiting.length > 0 || deviceStorage.getItem(BOOKMARKS_KEY) !== null) return true;
  return (await countStored().catch(() => 0)) > 0;
}

async function countStored(): Promise<number> {
  if (!('indexedDB' in window)) return 0;
  const database = await openExisting();
  if (!database) return 0;
  try {
    const stores = STORES.filter((name) => database.objectStoreNames.contains(name));
    if (stores.length < STORES.length) return 0;
    const transaction = database.transaction(stores);
    const counts = await Promise.all(stores.map((name) => answerOf(transaction.objectStore(name).count())));
    return counts.reduce((sum, count) => sum + count, 0);
  } finally {
    database.close();
  }
}

/** Null if there is none: the check must not create one, which would block the creation of the real one. */
async function openExisting(): Promise<IDBDatabase | null> {
  const opening = indexedDB.open(DATABASE);
  let isNew = false;
  opening.addEventListener('upgradeneeded', () => {
    isNew = true;
    opening.transaction?.abort();
  });
  return answerOf(opening).catch((error: unknown) => {
    if (isNew) return null;
    throw error;
  });
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
  });
}
