import type { NewQueueItem, QueueItem } from '@dalil/domain/offline/queue-item.ts';
import { requireCryptography } from '../device-cryptography.ts';

const ALGORITHM = 'AES-GCM';
const IV_BYTES = 12;

/** A change of an account as stored on disk: its owner and its position in the queue are readable, its content is not. */
export type EncryptedItem = Pick<QueueItem, 'order' | 'id' | 'owner' | 'state'> & {
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
};

/** Changes without an owner are not encrypted, nor are those written before their owner's key was available. */
export type StoredItem = QueueItem | EncryptedItem;

export function isEncrypted(item: StoredItem): item is EncryptedItem {
  return 'sealed' in item;
}

/**
 * Imports the key of an account on this device, given by the server as base64url. The key is not extractable from the browser.
 */
export function importDeviceKey(text: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
  return requireCryptography().importKey('raw', bytes, ALGORITHM, false, ['encrypt', 'decrypt']);
}

/** Encrypts a change with its owner's key. An item that is already in the queue retains its position. */
export async function encryptItem(item: NewQueueItem, key: CryptoKey): Promise<EncryptedItem> {
  const { id, owner, state, ...body } = item;
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(body));
  const sealed = await requireCryptography().encrypt(cipherOf(item, iv), key, text);
  // The store assigns a new item its order.
  const order = 'order' in item ? { order: item.order } : {};
  return { ...order, id, owner, state, iv, sealed } as EncryptedItem;
}

/** Null where the key is not the one it was encrypted with. */
export async function decryptItem(item: EncryptedItem, key: CryptoKey): Promise<QueueItem | null> {
  const { order, id, owner, state, iv, sealed } = item;
  try {
    const text = new TextDecoder().decode(await requireCryptography().decrypt(cipherOf(item, iv), key, sealed));
    return { ...(JSON.parse(text) as QueueItem), order, id, owner, state };
  } catch {
    return null;
  }
}

/** Binds the ciphertext to its change and owner, so that it cannot be decrypted as another one. */
function cipherOf({ id, owner }: Pick<QueueItem, 'id' | 'owner'>, iv: Uint8Array<ArrayBuffer>): AesGcmParams {
  return { name: ALGORITHM, iv, additionalData: new TextEncoder().encode(`${owner} ${id}`) };
}
