import { isFinalRefusal } from '@dalil/domain/offline/operation.ts';
import { type ApiClient, ApiError } from '../../data/api.ts';
import { sendSupportRequest } from '../../queries/quality.ts';
import type { OutboxStore, Receipt, WaitingMessage } from './outbox-store.ts';

const LOCK = 'dalil.outbox';
const UNNAMED_WAIT_S = 60;

/**
 * Sends what waits, oldest first, and stops at the first that does not get through; gives the receipts of what
 * arrived. Tabs take turns, and each looks again at what still waits, so that a message leaves the device once.
 * `now` gives milliseconds.
 */
export function sendOutbox(api: ApiClient, store: OutboxStore, now: () => number): Promise<Receipt[]> {
  return inTurn(async () => {
    const arrived: Receipt[] = [];
    for (const message of store.read().waiting) {
      if (message.state === 'refused') continue;
      if (message.state === 'limited' && message.notBefore > now()) break;
      const receipt = await send(api, store, message, now());
      if (receipt) arrived.push(receipt);
      else if (store.read().waiting.some((one) => one.request.key === message.request.key && one.state !== 'refused'))
        break;
    }
    return arrived;
  });
}

/** Runs when no tab is sending; a browser without locks relies on the server, which keeps a message once. */
export async function inTurn<T>(run: () => Promise<T> | T): Promise<T> {
  if (!('locks' in navigator)) return run();
  return navigator.locks.request(LOCK, run);
}

/** Sends one message and writes down what became of it. Null when it did not arrive. */
async function send(
  api: ApiClient,
  store: OutboxStore,
  { request }: WaitingMessage,
  now: number,
): Promise<Receipt | null> {
  try {
    const { reference } = await sendSupportRequest(api, request);
    const { key, topic, kind } = request;
    const receipt = { key, reference, topic, kind, sentAt: new Date(now).toISOString() };
    store.remove(key);
    store.addReceipt(receipt);
    return receipt;
  } catch (error) {
    store.replace(failedMessage(request, error, now));
    return null;
  }
}

function failedMessage(request: WaitingMessage['request'], error: unknown, now: number): WaitingMessage {
  if (!(error instanceof ApiError)) return { request, state: 'failed' };
  if (error.status === 429) {
    return { request, state: 'limited', notBefore: now + (error.retryAfter ?? UNNAMED_WAIT_S) * 1000 };
  }
  return { request, state: isFinalRefusal(error.status) ? 'refused' : 'failed' };
}
