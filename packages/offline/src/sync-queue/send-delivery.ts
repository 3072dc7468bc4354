import type { Delivery } from '@dalil/domain/offline/delivery.ts';
import type { DeliveryAnswer } from '@dalil/domain/offline/delivery-answer.ts';
import { SYNC_AS_GUEST, SYNC_HEADER } from '@dalil/domain/offline/operation.ts';
import type { ItemOutcome } from '@dalil/domain/offline/queue-item.ts';

/** A server that does not answer must not block the queue. */
const ANSWER_WITHIN_MS = 20_000;

const NO_ANSWER: DeliveryAnswer = { status: 0, code: 'network_error', retryAfter: null, outcomes: null };

/** The subset of `fetch` that a delivery needs. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** PWA-7: sends a delivery to its endpoint. Every failure is returned as an answer. */
export async function sendDelivery(
  fetch: Fetch,
  origin: string,
  { owner, type, method, items }: Delivery,
): Promise<DeliveryAnswer> {
  const operations = items.map(({ id, kind, payload, at }) => ({ id, kind, payload, at }));
  try {
    const response = await fetch(`${origin}/api/sync/${type}`, {
      method,
      headers: { 'content-type': 'application/json', [SYNC_HEADER]: owner ?? SYNC_AS_GUEST },
      body: JSON.stringify({ operations }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    return await readAnswer(response);
  } catch {
    return NO_ANSWER;
  }
}

async function readAnswer(response: Response): Promise<DeliveryAnswer> {
  const body = (await response.json().catch(() => null)) as { code?: unknown; results?: unknown } | null;
  const retryAfter = Number(response.headers.get('retry-after'));
  return {
    status: response.status,
    code: typeof body?.code === 'string' ? body.code : 'unknown',
    retryAfter: retryAfter > 0 ? retryAfter : null,
    outcomes: Array.isArray(body?.results) ? outcomesOf(body.results) : null,
  };
}

function outcomesOf(results: readonly unknown[]): Map<string, ItemOutcome> {
  const known = results.filter(
    (result): result is ItemOutcome & { id: string } =>
      typeof (result as Partial<ItemOutcome> | null)?.id === 'string' &&
      typeof (result as Partial<ItemOutcome>).status === 'string',
  );
  return new Map(known.map(({ id, ...outcome }) => [id, outcome as ItemOutcome]));
}
