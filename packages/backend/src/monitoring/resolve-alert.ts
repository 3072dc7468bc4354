import { alerts } from '@dalil/database/tables/alerts.ts';
import { and, eq, isNull } from 'drizzle-orm';
import * as z from 'zod';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';
import { viewAlert } from './save-alerts.ts';

export const resolveAlertInput = z.object({
  number: z.coerce
    .number()
    .int()
    .min(1)
    .max(2_147_483_647)
    .meta({ description: 'The number of the alert', example: 1 }),
});

/**
 * MON-2: a person resolves an alert. While its cause goes on it is opened again after an hour. Fails with `not_found` if it is not
 * open.
 */
export const resolveAlert = command<typeof resolveAlertInput, { number: number; kind: string }>({
  name: 'resolve-alert',
  input: resolveAlertInput,
  permission: 'monitoring:control:any',
  audit: { event: 'alert.resolved', metadata: (_, { number, kind }) => ({ number, kind }) },
  run: async ({ db, now, alertWebhook, jobs }, { number }) => {
    const [row] = await db
      .update(alerts)
      .set({ resolvedAt: now(), resolvedBy: 'person' })
      .where(and(eq(alerts.id, number), isNull(alerts.resolvedAt)))
      .returning();
    if (!row) throw new Failure('not_found');
    if (alertWebhook) await jobs.enqueue(db, 'send-alert', { event: 'resolved', alert: viewAlert(row) });
    return { number: row.id, kind: row.kind };
  },
});
