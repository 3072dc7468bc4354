import type { NewQueueItem, QueueItem } from '@dalil/domain/offline/queue-item.ts';

const ALGORITHM = 'AES-GCM';
const IV_BYTES = 12;

/** A change of a person as the disk has it: whose it is and where it stands in the queue, and nothing of what it says. */
export type SealedItem = Pick<QueueItem, 'order' | 'id' | 'owner' | 'state'> & {
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
};

/** What is nobody's lies open, as does what was written before its owner's key was there. */
export type StoredItem = QueueItem | SealedItem;

export function isSealed(item: StoredItem): item is SealedItem {
  return 'sealed' in item;
}

/** The key of an account on this device, as base64url from the server. Nothing can read it out of the browser again. */
export function importDeviceKey(text: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['encrypt', 'decrypt']);
}

/** A change nobody can read without its owner's key. One that is in the queue keeps its place. */
export async function sealItem(item: NewQueueItem, key: CryptoKey): Promise<SealedItem> {
  const { id, owner, state, ...body } = item;
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(body));
  const sealed = await crypto.subtle.encrypt(cipherOf(item, iv), key, text);
  // The store gives a new one its order.
  const order = 'order' in item ? { order: item.order } : {};
  return { ...order, id, owner, state, iv, sealed } as SealedItem;
}

/** Null where the key is not the one it was sealed with. */
export async function openItem(item: SealedItem, key: CryptoKey): Promise<QueueItem | null> {
  const { order, id, owner, state, iv, sealed } = item;
  try {
    const text = new TextDecoder().decode(await crypto.subtle.decrypt(cipherOf(item, iv), key, sealed));
    return { ...(JSON.parse(text) as QueueItem), order, id, owner, state };
  } catch {
    return null;
  }
}

/** What is sealed of one change, or for one owner, opens in the place of no other. */
function cipherOf({ id, owner }: Pick<QueueItem, 'id' | 'owner'>, iv: Uint8Array<ArrayBuffer>): AesGcmParams {
  return { name: ALGORITHM, iv, additionalData: new TextEncoder().encode(`${owner} ${id}`) };
}
