import { createStoreListeners } from '../../data/store-listeners.ts';
import type { WaitingMessage } from './message-item.ts';
import { queueWrite } from './queue-write.ts';
import { deviceStorage, type PageStorage } from '../../data/page-storage.ts';

const WAITING_KEY = 'dalil.outbox';
const RECEIPTS_KEY = 'dalil.receipts';
const MAX_RECEIPTS = 20;

/** Messages on their way to the disk, and the keys of those that no longer wait. */
export type MessagesWrite = { added: readonly WaitingMessage['request'][]; removed: readonly string[] };

export type Receipt = { key: string; reference: string; topic: string; kind: string; sentAt: string };
export type StoredMessages = { waiting: readonly WaitingMessage[]; receipts: readonly Receipt[] };

export const NO_MESSAGES: StoredMessages = { waiting: [], receipts: [] };

export type MessageStore = {
  /** The same object as long as nothing changed, so that pages can subscribe to it. */
  read: () => StoredMessages;
  save: (message: WaitingMessage) => void;
  /** Replaces a message with its new state, in its position. */
  replace: (message: WaitingMessage) => void;
  /** Removes a message. False if it no longer existed. */
  remove: (key: string) => boolean;
  addReceipt: (receipt: Receipt) => void;
  forgetReceipts: () => void;
  subscribe: (listener: () => void) => () => void;
  /** False after the device failed to store something: messages then last as long as the page is open. */
  isSaved: () => boolean;
  /** Resolves when the disk has everything so far, or has failed. */
  whenSaved: () => Promise<void>;
};

/**
 * The messages that wait to be sent and the receipts of those that arrived, as the page displays them. `saveOnDisk` adds each
 * message to the queue, which is the source of truth for pending messages.
 */
export function createMessageStore(
  storage: PageStorage,
  saveOnDisk: (write: MessagesWrite) => Promise<void> = async () => {},
): MessageStore {
  const { notify, subscribe } = createStoreListeners();
  let isSaved = true;
  let saving: Promise<void> = Promise.resolve();
  let visible: { text: string; value: StoredMessages } = { text: '', value: NO_MESSAGES };

  function read(): StoredMessages {
    const [waiting, receipts] = [storage.getItem(WAITING_KEY) ?? '[]', storage.getItem(RECEIPTS_KEY) ?? '[]'];
    const text = waiting + receipts;
    if (text !== visible.text) visible = { text, value: { waiting: listOf(waiting), receipts: listOf(receipts) } };
    return visible.value;
  }

  function write(key: string, list: readonly unknown[]): void {
    if (list.length === 0) storage.removeItem(key);
    else isSaved = storage.setItem(key, JSON.stringify(list)) && isSaved;
    notify();
  }

  /** Without the disk a message stays in the browser's storage, and the next page load tries again. */
  function give(write: MessagesWrite): void {
    saving = saving.then(() => saveOnDisk(write).catch(() => undefined));
  }

  const without = (key: string) => read().waiting.filter(({ request }) => request.key !== key);

  return {
    read,
    save(message) {
      write(WAITING_KEY, [...without(message.request.key), message]);
      give({ added: [message.request], removed: [] });
    },
    replace(message) {
      const next = read().waiting.map((one) => (one.request.key === message.request.key ? message : one));
      write(WAITING_KEY, next);
    },
    remove(key) {
      const rest = without(key);
      if (rest.length === read().waiting.length) return false;
      write(WAITING_KEY, rest);
      give({ added: [], removed: [key] });
      return true;
    },
    addReceipt(receipt) {
      write(RECEIPTS_KEY, [receipt, ...read().receipts].slice(0, MAX_RECEIPTS));
    },
    forgetReceipts: () => write(RECEIPTS_KEY, []),
    subscribe,
    isSaved: () => isSaved,
    whenSaved: () => saving,
  };
}

/** The stored list. Anything that is not a list is ignored. */
function listOf<T>(text: string): T[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? (value as T[]) : [];
  } catch {
    return [];
  }
}

function saveMessages({ added, removed }: MessagesWrite): Promise<void> {
  return queueWrite(async () => {
    const { messageItem } = await import('./message-item.ts');
    const at = new Date().toISOString();
    return { items: added.map((request) => messageItem(request, at)), without: removed };
  });
}

export const messageStore = createMessageStore(deviceStorage, saveMessages);
