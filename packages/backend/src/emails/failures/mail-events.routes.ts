import { createHmac, timingSafeEqual } from 'node:crypto';
import { bodyLimit } from 'hono/body-limit';
import { createRouter } from '../../core/api-app.ts';
import type { Deps } from '../../core/deps.ts';
import { Failure } from '../../core/failure.ts';
import { takeReport } from './take-report.ts';

/** A report may contain the whole mail. */
const LARGEST_REPORT_BYTES = 512 * 1024;
/** An older signature may have been overheard. */
const SIGNATURE_SECONDS = 300;
const RETRY_AFTER_SECONDS = 60;
const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** The signature of a body sent at a time (seconds since 1970), as alerts have it. */
export function signEvent(secret: string, seconds: number, body: Uint8Array): string {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
}

/**
 * NOTIF-4: the mail server or provider posts bounces and complaints as it received them (message/rfc822), signed with
 * `MAIL_EVENTS_SECRET`. It comes from no site of ours, so this stands before the origin check. Without the setting it does not exist.
 * What is not a report of ours is ignored with 200, because a mail server would try an error again.
 */
export function mailEventsRoutes(deps: Deps) {
  const router = createRouter();
  const onError = () => {
    throw new Failure('payload_too_large');
  };
  router.post('/mail/events', bodyLimit({ maxSize: LARGEST_REPORT_BYTES, onError }), async (c) => {
    const secret = deps.mailEventsSecret;
    if (secret === undefined) throw new Failure('not_found');
    const body = new Uint8Array(await c.req.arrayBuffer());
    if (!isSigned(deps, secret, c.req.header('dalil-signature') ?? '', body)) throw new Failure('permission_denied');
    if (deps.isReadOnly) throw new Failure('unavailable', { retryAfter: RETRY_AFTER_SECONDS });
    const ignored = await takeReport(deps, body);
    if (ignored !== null) deps.log('info', 'mail_event_ignored', { reason: ignored });
    return c.json({ recorded: ignored === null }, 200, { 'cache-control': 'no-store' });
  });
  return router;
}

function isSigned({ now }: Deps, secret: string, header: string, body: Uint8Array): boolean {
  const [, seconds, signature] = SIGNATURE.exec(header) ?? [];
  if (seconds === undefined || signature === undefined) return false;
  const isRecent = Math.abs(now().getTime() / 1000 - Number(seconds)) <= SIGNATURE_SECONDS;
  return isRecent && timingSafeEqual(Buffer.from(signature), Buffer.from(signEvent(secret, Number(seconds), body)));
}
