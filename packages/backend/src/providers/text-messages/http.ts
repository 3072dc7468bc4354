import type { SendText } from './text-message.ts';
import { reasonOf } from './twilio.ts';

export type HttpTextOptions = { url: string; token: string; timeoutMs?: number };

/** Statuses that say something about the number: it can never be reached, or its owner does not want messages. */
const RECIPIENT_STATUS = 422;
const STOPPED_STATUS = 410;

/**
 * POSTs `{to, text}` as JSON with a bearer token, for a gateway of the operator's own. Any 2xx has accepted the message; 422 means that
 * the number cannot be reached, 410 that its owner wants no messages, and everything else is a fault of the gateway.
 */
export function createHttpText({ url, token, timeoutMs = 10_000 }: HttpTextOptions): SendText {
  return async ({ to, text }) => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ to, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body?.cancel();
      const { ok, status } = answer;
      if (ok) return { sent: 1 };
      const reason = `text_http_${status}`;
      if (status === STOPPED_STATUS) return { sent: 0, fault: 'stopped', reason };
      return { sent: 0, fault: status === RECIPIENT_STATUS ? 'recipient' : 'provider', reason };
    } catch (error) {
      return { sent: 0, fault: 'provider', reason: reasonOf(error) };
    }
  };
}
