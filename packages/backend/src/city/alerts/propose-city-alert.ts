import { cityAlerts } from '@dalil/database/tables/city-alerts.ts';
import { alertFault, cityAlertContentSchema } from '@dalil/domain/city/alerts/city-alert-content.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../../core/actor.ts';
import { command } from '../../core/command.ts';
import { Failure } from '../../core/failure.ts';
import { findOpenAlert } from './find-open-alert.ts';

export const alertId = z.object({
  id: z.uuid().meta({ description: 'The id of the alert', example: '5d1a2f0e-5a0c-4d3f-8f7e-2b0b0f6c527f' }),
});
/** The revision that the person has read: another person may have changed the alert since. */
export const readRevision = z.object({ revision: z.int().min(1).max(2_147_483_647) });
export const alertContentInput = z.strictObject(cityAlertContentSchema.shape);
export const alertChangeInput = z.strictObject({ ...readRevision.shape, content: alertContentInput });
export const alertRevisionSchema = z.object({ id: z.string(), revision: z.int() });
export type AlertRevision = z.output<typeof alertRevisionSchema>;

type Content = z.output<typeof alertContentInput>;

/** `within`: what stands before the path of a field in the input. */
function rejectFaults(content: Content, now: Date, within = ''): void {
  const fault = alertFault(content, now, dubaiDate(now));
  if (fault) throw new Failure('invalid_input', { fields: [{ ...fault, path: within + fault.path }] });
}

/** Writes an alert for the city. Users see nothing of it before a second person confirms it. Fails with `invalid_input`. */
export const writeCityAlert = command<typeof alertContentInput, AlertRevision>({
  name: 'write-city-alert',
  input: alertContentInput,
  permission: 'city:alert:any',
  audit: {
    event: 'city-alert.proposed',
    metadata: ({ kind, severity, endsAt }, { id, revision }) => ({ id, revision, kind, severity, endsAt }),
  },
  run: async ({ db, now }, proposal, actor) => {
    const at = now();
    rejectFaults(proposal, at);
    const [row] = await db
      .insert(cityAlerts)
      .values({ revision: 1, proposal, proposedBy: signedIn(actor).userId, proposedAt: at, createdAt: at })
      .returning({ id: cityAlerts.id, revision: cityAlerts.revision });
    if (!row) throw new Error('An alert was not stored');
    return row;
  },
});

const changeInput = z.object({ ...alertId.shape, ...alertChangeInput.shape });

/**
 * Proposes a change of an alert. Users see what was confirmed before until a second person confirms the change. Fails with
 * `not_found` for an alert that has ended and with `conflict` if another person has changed it since it was read.
 */
export const changeCityAlert = command<typeof changeInput, AlertRevision>({
  name: 'change-city-alert',
  input: changeInput,
  permission: 'city:alert:any',
  audit: {
    event: 'city-alert.proposed',
    metadata: ({ content }, { id, revision }) => ({
      id,
      revision,
      kind: content.kind,
      severity: content.severity,
      endsAt: content.endsAt,
    }),
  },
  run: async (deps, { id, revision, content }, actor) => {
    const { db, now } = deps;
    const at = now();
    rejectFaults(content, at, 'content.');
    const alert = await findOpenAlert(deps, id);
    if (alert.revision !== revision) throw new Failure('conflict');
    const [row] = await db
      .update(cityAlerts)
      .set({
        revision: alert.revision + 1,
        proposal: content,
        proposedBy: signedIn(actor).userId,
        proposedAt: at,
      })
      .where(eq(cityAlerts.id, id))
      .returning({ id: cityAlerts.id, revision: cityAlerts.revision });
    if (!row) throw new Failure('not_found');
    return row;
  },
});
