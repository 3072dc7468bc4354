import { createHmac } from 'node:crypto';
import { JobDelayed, type JobHandler } from '../core/job-handler.ts';

/** Where alerts are sent, the secret of their signature and how long an answer may take, five seconds if not set. */
export type AlertWebhook = { url: string; secret: string; timeoutMs?: number };

const TIMEOUT_MS = 5000;

/**
 * MON-2: POSTs what happened to an alert to the operator's webhook. `dalil-signature` is `t=<seconds>,v1=<hex>`: HMAC-SHA256 of
 * `<seconds>.<body>` with the secret. `dalil-delivery` is the same in every attempt. Anything but a 2xx within five seconds is
 * tried again; redirects are not followed.
 */
export const sendAlert: JobHandler<'send-alert'> = async ({ alertWebhook, now, publicUrl }, message, { id }) => {
  if (!alertWebhook) return;
  const body = JSON.stringify({ ...message, site: publicUrl ?? null });
  const seconds = Math.floor(now().getTime() / 1000);
  const answer = await post(alertWebhook, body, {
    'content-type': 'application/json',
    'user-agent': 'Dalil',
    'dalil-delivery': id,
    'dalil-signature': `t=${seconds},v1=${signAlert(alertWebhook.secret, seconds, body)}`,
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new JobDelayed(`http_${answer.status}`);
};

/** The signature of a body sent at a time (seconds since 1970), in hexadecimal. */
export function signAlert(secret: string, seconds: number, body: string): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
}

async function post(
  { url, timeoutMs = TIMEOUT_MS }: AlertWebhook,
  body: string,
  headers: Record<string, string>,
): Promise<Response> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    return await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
  } catch (error) {
    throw new JobDelayed(error instanceof Error && error.name === 'TimeoutError' ? 'http_timeout' : 'http_unreachable');
  }
}
