import { type OutgoingMail, type SendMail, type SendResult, unsubscribeHeaders } from './mail.ts';

export type HttpMailOptions = { url: string; token: string; from: string; timeoutMs?: number };

/** Statuses that indicate wrong settings or a rate limit of the provider. They are not errors of the mail. */
const PROVIDER_FAULTS = [401, 403, 404, 405, 407, 408, 425, 429];

/**
 * NOTIF-5: POSTs `{to, from, subject, html, text}` as JSON with a bearer token, and `headers` for a mail that can be left. Any 2xx means that the provider has accepted the
 * mail, whatever its body. `Idempotency-Key` is the same for every attempt of a mail.
 */
export function createHttpMail({ url, token, from, timeoutMs = 20_000 }: HttpMailOptions): SendMail {
  return async ({ id, to, locale, proof, subject, html, text, unsubscribeUrl }) => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          accept: 'application/json',
          'idempotency-key': id,
        },
        body: JSON.stringify({ to, from, subject, html, text, ...withHeaders({ locale, proof, unsubscribeUrl }) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body?.cancel();
      return toResult(answer);
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      return { sent: 0, fault: 'provider', reason: isLate ? 'http_timeout' : 'http_unreachable' };
    }
  };
}

function withHeaders({ locale, proof, unsubscribeUrl }: Pick<OutgoingMail, 'locale' | 'proof' | 'unsubscribeUrl'>) {
  if (unsubscribeUrl === undefined) return {};
  return { headers: { ...unsubscribeHeaders(unsubscribeUrl), 'Content-Language': locale, 'X-Dalil-Mail': proof } };
}

function toResult({ ok, status, headers }: Response): SendResult {
  if (ok) return { sent: 1 };
  const reason = `http_${status}`;
  if (status < 500 && !PROVIDER_FAULTS.includes(status)) return { sent: 0, fault: 'message', reason };
  return { sent: 0, fault: 'provider', reason, retryAfterSeconds: secondsOf(headers.get('retry-after')) };
}

/** Seconds, or an HTTP date (RFC 9110). */
function secondsOf(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return undefined;
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter);
  const time = Date.parse(retryAfter);
  return Number.isNaN(time) ? undefined : Math.max(0, Math.ceil((time - Date.now()) / 1000));
}
