import type { NewQueueItem, QueueItem } from '@dalil/domain/offline/queue-item.ts';

const ALGORITHM = 'AES-GCM';
const IV_BYTES = 12;

/** A change of an account as the disk has it: its owner and its place in the queue are readable, its content is not. */
export type EncryptedItem = Pick<QueueItem, 'order' | 'id' | 'owner' | 'state'> & {
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
};

/** Changes without an owner are not encrypted, nor are those that were written before their owner's key was there. */
export type StoredItem = QueueItem | EncryptedItem;

export function isEncrypted(item: StoredItem): item is EncryptedItem {
  return 'sealed' in item;
}

/** The key of an account on this device, as base64url from the server. Nothing can read it out of the browser again. */
export function importDeviceKey(text: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['encrypt', 'decrypt']);
}

/** A change that cannot be read without its owner's key. One that is in the queue keeps its place. */
export async function encryptItem(item: NewQueueItem, key: CryptoKey): Promise<EncryptedItem> {
  const { id, owner, state, ...body } = item;
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(body));
  const sealed = await crypto.subtle.encrypt(cipherOf(item, iv), key, text);
  // The store gives a new one its order.
  const order = 'order' in item ? { order: item.order } : {};
  return { ...order, id, owner, state, iv, sealed } as EncryptedItem;
}

/** Null where the key is not the one it was encrypted with. */
export async function decryptItem(item: EncryptedItem, key: CryptoKey): Promise<QueueItem | null> {
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
