import { createStoreListeners } from '../../data/store-listeners.ts';
import type { WaitingMessage } from './waiting-message.ts';
import { keepMessages, type MessagesWrite } from './keep-messages.ts';

const WAITING_KEY = 'dalil.outbox';
const RECEIPTS_KEY = 'dalil.receipts';
const KEPT_RECEIPTS = 20;

export type Receipt = { key: string; reference: string; topic: string; kind: string; sentAt: string };
export type Outbox = { waiting: readonly WaitingMessage[]; receipts: readonly Receipt[] };

export const EMPTY_OUTBOX: Outbox = { waiting: [], receipts: [] };

export type OutboxStore = {
  /** The same object as long as nothing changed, so that pages can follow it. */
  read: () => Outbox;
  keep: (message: WaitingMessage) => void;
  /** Writes down what became of a message, in its place. */
  replace: (message: WaitingMessage) => void;
  /** Takes a message out; false when it was not there any more. */
  remove: (key: string) => boolean;
  addReceipt: (receipt: Receipt) => void;
  forgetReceipts: () => void;
  subscribe: (listener: () => void) => () => void;
  /** False once the device refused to keep something: messages then wait as long as the page is open. */
  isKept: () => boolean;
  /** Resolves when the disk has everything so far, or has refused it. */
  whenKept: () => Promise<void>;
};

/**
 * The messages that wait to be sent and the receipts of those that arrived, as the page shows them at once. `keepOnDisk`
 * gives each message to the queue, which is the truth of what waits.
 */
export function createOutboxStore(
  storage: () => Storage,
  keepOnDisk: (write: MessagesWrite) => Promise<void> = async () => {},
): OutboxStore {
  const { tell, subscribe } = createStoreListeners();
  const memory = new Map<string, string>();
  let hasRefused = false;
  let keeping: Promise<void> = Promise.resolve();
  let shown: { text: string; outbox: Outbox } = { text: '', outbox: EMPTY_OUTBOX };

  function textOf(key: string): string {
    try {
      return memory.get(key) ?? storage().getItem(key) ?? '[]';
    } catch {
      return '[]';
    }
  }

  function read(): Outbox {
    const [waiting, receipts] = [textOf(WAITING_KEY), textOf(RECEIPTS_KEY)];
    const text = waiting + receipts;
    if (text !== shown.text) shown = { text, outbox: { waiting: listOf(waiting), receipts: listOf(receipts) } };
    return shown.outbox;
  }

  function write(key: string, list: readonly unknown[]): void {
    try {
      if (list.length === 0) storage().removeItem(key);
      else storage().setItem(key, JSON.stringify(list));
      memory.delete(key);
    } catch {
      hasRefused = true;
      memory.set(key, JSON.stringify(list));
    }
    tell();
  }

  /** Without the disk a message waits where the browser keeps it, and the next visit tries again. */
  function give(write: MessagesWrite): void {
    keeping = keeping.then(() => keepOnDisk(write).catch(() => undefined));
  }

  const without = (key: string) => read().waiting.filter(({ request }) => request.key !== key);

  return {
    read,
    keep(message) {
      write(WAITING_KEY, [...without(message.request.key), message]);
      give({ added: [message.request], gone: [] });
    },
    replace(message) {
      const next = read().waiting.map((one) => (one.request.key === message.request.key ? message : one));
      write(WAITING_KEY, next);
    },
    remove(key) {
      const rest = without(key);
      if (rest.length === read().waiting.length) return false;
      write(WAITING_KEY, rest);
      give({ added: [], gone: [key] });
      return true;
    },
    addReceipt(receipt) {
      write(RECEIPTS_KEY, [receipt, ...read().receipts].slice(0, KEPT_RECEIPTS));
    },
    forgetReceipts: () => write(RECEIPTS_KEY, []),
    subscribe,
    isKept: () => !hasRefused,
    whenKept: () => keeping,
  };
}

/** What is kept as a list; anything another version or a hand left there counts as nothing. */
function listOf<T>(text: string): T[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? (value as T[]) : [];
  } catch {
    return [];
  }
}

export const outbox = createOutboxStore(() => localStorage, keepMessages);
