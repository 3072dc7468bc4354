import type { QueueItem } from '@dalil/domain/offline/queue-item.ts';
import type { QueueStore } from '@dalil/offline/sync-queue/queue-store.ts';
import { messageItem, type WaitingMessage } from './message-item.ts';
import { type MessageStore, messageStore, type Receipt } from './message-store.ts';
import type { SyncHandler } from './sync-handlers.ts';

export const messageSync: SyncHandler = {
  kinds: ['support.send', 'report.send', 'idea.send'],
  restore: (queue) => restoreMessages(queue, messageStore),
  reconcile(items) {
    reconcileMessages(messageStore, items);
    // A rejected message stays until its author has decided.
    return [];
  },
  whenSaved: () => messageStore.whenSaved(),
};

/** A message delayed for longer than this waits for a time the server named. */
const NAMED_WAIT_MS = 8000;

type Request = WaitingMessage['request'];
type About = Pick<Receipt, 'topic' | 'kind'>;

/** Neither the subject of a report nor that of an idea stays on the device. */
const REPORT: About = { kind: 'report', topic: 'report' };
const IDEA: About = { kind: 'idea', topic: 'idea' };

/** PWA-9: restores the display from the disk, and queues what an earlier version of the site left. */
export async function restoreMessages(queue: QueueStore, store: MessageStore, now = Date.now()): Promise<void> {
  const items = (await queue.read(null)).filter(isMessage);
  const inQueue = new Set(items.map(({ id }) => id));
  const visible = new Set(store.read().waiting.map(({ request }) => request.key));
  const missing = store.read().waiting.filter(({ request, state }) => !inQueue.has(request.key) && state !== 'refused');
  await queue.write({ items: missing.map(({ request }) => messageItem(request, new Date(now).toISOString())) });
  for (const item of items) if (!visible.has(item.id)) store.save({ request: requestOf(item), state: 'new' });
}

/** The results of messages, reports and ideas: a receipt, a time to wait for, or a rejection their author has to see. */
export function reconcileMessages(store: MessageStore, items: readonly QueueItem[], now = Date.now()): void {
  for (const item of items) {
    if (item.state !== 'answered') continue;
    if (item.kind === 'report.send') addReceipt(store, item, now, REPORT);
    if (item.kind === 'idea.send') addReceipt(store, item, now, IDEA);
  }
  for (const item of items.filter(isMessage)) {
    if (item.state === 'answered') {
      store.remove(item.id);
      addReceipt(store, item, now, requestOf(item));
    } else if (store.read().waiting.some(({ request }) => request.key === item.id)) {
      store.replace(messageOf(item, now));
    }
  }
}

function addReceipt(store: MessageStore, { id, outcome }: QueueItem, now: number, about: About): void {
  if (store.read().receipts.some(({ key }) => key === id)) return;
  const { topic, kind } = about;
  const reference = String(outcome?.reference);
  store.addReceipt({ key: id, reference, topic, kind, sentAt: new Date(now).toISOString() });
}

function messageOf(item: QueueItem, now: number): WaitingMessage {
  const request = requestOf(item);
  if (item.state === 'parked') return { request, state: 'refused' };
  if (item.nextTryAt - now > NAMED_WAIT_MS) return { request, state: 'limited', notBefore: item.nextTryAt };
  return { request, state: item.retryCount > 0 ? 'failed' : 'new' };
}

function requestOf({ id, payload }: QueueItem): Request {
  return { ...(payload as Omit<Request, 'key'>), key: id };
}

function isMessage({ kind }: QueueItem): boolean {
  return kind === 'support.send';
}
