import type { AlertWebhook } from '@dalil/backend/monitoring/send-alert.job.ts';
import * as z from 'zod';

export const alertFields = {
  ALERT_WEBHOOK_URL: z.string().refine(isSafeAddress, 'must be an https address, or one of this machine').optional(),
  ALERT_WEBHOOK_SECRET: z.string().min(16, 'must have 16 characters or more').optional(),
};

type Given = { ALERT_WEBHOOK_URL?: string | undefined; ALERT_WEBHOOK_SECRET?: string | undefined };

/** Null where the operator has set up none. */
export function alertWebhookOf({ ALERT_WEBHOOK_URL: url, ALERT_WEBHOOK_SECRET: secret }: Given): AlertWebhook | null {
  return url === undefined || secret === undefined ? null : { url, secret };
}

/** One without the other is a mistake: nothing is sent unsigned. */
export function alertSettingsFit({ value, issues }: z.core.ParsePayload<Given>): void {
  const names = ['ALERT_WEBHOOK_URL', 'ALERT_WEBHOOK_SECRET'] as const;
  const missing = names.filter((name) => value[name] === undefined);
  const [name] = missing;
  if (missing.length !== 1 || name === undefined) return;
  const message = 'must be there when alerts are sent to a webhook';
  issues.push({ code: 'custom', path: [name], message, input: undefined });
}

function isSafeAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return false;
  return (
    url.protocol === 'https:' || (url.protocol === 'http:' && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname))
  );
}
