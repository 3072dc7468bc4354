import * as z from 'zod/mini';
import { ALERT_KINDS, SEVERITIES } from './alert-rules.ts';
import { HEALTH_STATES } from './health.ts';

/** An alert as staff and the operator's webhook see it. Times are ISO instants; `resolvedAt` is null while it is open. */
export const alertSchema = z.object({
  number: z.int(),
  kind: z.enum(ALERT_KINDS),
  severity: z.enum(SEVERITIES),
  state: z.nullable(z.enum(HEALTH_STATES)),
  value: z.nullable(z.number()),
  threshold: z.nullable(z.number()),
  openedAt: z.string(),
  lastSeenAt: z.string(),
  resolvedAt: z.nullable(z.string()),
  resolvedBy: z.nullable(z.enum(['cause', 'person'])),
});
export type Alert = z.infer<typeof alertSchema>;

/** MON-2: what happened to an alert that the webhook hears of. A repeated alert only refreshes its time and is not sent. */
export const alertMessageSchema = z.object({ event: z.enum(['opened', 'worsened', 'resolved']), alert: alertSchema });
export type AlertMessage = z.infer<typeof alertMessageSchema>;
