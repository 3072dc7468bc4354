import { isPermanentFailure } from './operation.ts';
import { FIRST_WAIT_MS, type ItemOutcome, type QueueItem } from './queue-item.ts';

/** The maximum random extension of a delay, so that many devices do not retry at the same moment. */
const JITTER = 0.25;

/**
 * The response to a delivery. `status` 0: no response. `outcomes` by operation, where the server answered each. `retryAfter` is
 * in seconds.
 */
export type DeliveryAnswer = {
  status: number;
  code: string;
  retryAfter: number | null;
  outcomes: ReadonlyMap<string, ItemOutcome> | null;
};

/** The effect of a response: the updated items, and whether the owner has to sign in before further deliveries. */
export type DeliveryEffect = { items: QueueItem[]; isSignedOut: boolean };

/**
 * PWA-7, PWA-8: applies a response to the delivered items. No response, 408, 425, 429 and 5xx count as a try and cause a delay.
 * 401 pauses and does not count. Another 4xx sets an item to `parked`. After a delivery is rejected as a whole, each item is
 * retried separately first. `now` is in milliseconds, `random` from 0 to below 1.
 */
export function afterAnswer(
  items: readonly QueueItem[],
  answer: DeliveryAnswer,
  now: number,
  random: () => number,
): DeliveryEffect {
  const { status, outcomes, code } = answer;
  if (outcomes) {
    const reconcile = (item: QueueItem) => {
      const outcome = outcomes.get(item.id);
      return outcome ? reconciled(item, outcome) : tried(item, answer, now, random);
    };
    return { items: items.map(reconcile), isSignedOut: false };
  }
  if (status === 401) return { items: [...items], isSignedOut: true };
  if (!isPermanentFailure(status)) {
    return { items: items.map((item) => tried(item, answer, now, random)), isSignedOut: false };
  }
  if (items.length > 1) return { items: items.map((item) => ({ ...item, isAlone: true })), isSignedOut: false };
  return { items: items.map((item) => ({ ...item, state: 'parked', refusal: code })), isSignedOut: false };
}

function reconciled(item: QueueItem, outcome: ItemOutcome): QueueItem {
  if (outcome.status !== 'refused') return { ...item, state: 'answered', outcome };
  return { ...item, state: 'parked', refusal: typeof outcome.code === 'string' ? outcome.code : 'refused', outcome };
}

function tried(item: QueueItem, { retryAfter }: DeliveryAnswer, now: number, random: () => number): QueueItem {
  const wait = FIRST_WAIT_MS * 2 ** item.retryCount * (1 + JITTER * random());
  const min = (retryAfter ?? 0) * 1000;
  return { ...item, retryCount: item.retryCount + 1, nextTryAt: now + Math.max(wait, min) };
}
