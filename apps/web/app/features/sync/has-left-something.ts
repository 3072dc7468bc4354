import { LIST_KEY } from '../bookmarks/list-key.ts';
import { outbox } from '../outbox/outbox-store.ts';

const DATABASE = 'dalil';
/** What waits to be sent, the lists of readers and the key of one; the guide lies beside them and is nobody's. */
const STORES = ['queue', 'kept', 'keys'];

/**
 * Whether a reader left something on this device that has to be sent or shown. What the browser keeps for pages may be lost
 * after it was killed; the database then still knows. It is asked without the code that opens it, which most readers never need.
 */
export async function hasLeftSomething(): Promise<boolean> {
  return outbox.read().waiting.length > 0 || hasList() || (await countKept().catch(() => 0)) > 0;
}

function hasList(): boolean {
  try {
    return localStorage.getItem(LIST_KEY) !== null;
  } catch {
    return false;
  }
}

async function countKept(): Promise<number> {
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

/** Null where there is none: asking must not make one, which would stand in the way of the real one. */
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
