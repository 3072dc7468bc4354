import { cityAlerts } from '@dalil/database/tables/city-alerts.ts';
import { type CityAlertContent, confirmationRefusal } from '@dalil/domain/city/alerts/city-alert-content.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../../core/actor.ts';
import { command } from '../../core/command.ts';
import { Failure } from '../../core/failure.ts';
import { findOpenAlert } from './find-open-alert.ts';
import { alertId, type AlertRevision, readRevision } from './propose-city-alert.ts';

const confirmInput = z.object({ ...alertId.shape, ...readRevision.shape });

/**
 * A second person confirms what was proposed, and users see it. Fails with `not_found` if nothing waits, with `conflict` if it
 * was changed since the person read it, with `workflow_refused` for their own proposal, and with `invalid_input` if its time has
 * passed.
 */
export const confirmCityAlert = command<typeof confirmInput, AlertRevision>({
  name: 'confirm-city-alert',
  input: confirmInput,
  permission: 'city:confirm:any',
  audit: { event: 'city-alert.confirmed', metadata: (_, { id, revision }) => ({ id, revision }) },
  run: async (deps, { id, revision }, actor) => {
    const { db, now, jobs } = deps;
    const { userId } = signedIn(actor);
    const alert = await findOpenAlert(deps, id);
    if (alert.proposal === null) throw new Failure('not_found');
    const refusal = confirmationRefusal(alert, userId, revision);
    if (refusal === 'changed') throw new Failure('conflict');
    if (refusal === 'own') {
      throw new Failure('workflow_refused', { fields: [{ path: 'action', code: 'own_alert' }] });
    }
    const content = alert.proposal as CityAlertContent;
    const [startsAt, endsAt] = [new Date(content.startsAt), new Date(content.endsAt)];
    if (endsAt <= now()) throw new Failure('invalid_input', { fields: [{ path: 'endsAt', code: 'over' }] });
    await db
      .update(cityAlerts)
      .set({
        content,
        startsAt,
        endsAt,
        proposal: null,
        writtenBy: alert.proposedBy,
        confirmedBy: userId,
        confirmedAt: now(),
      })
      .where(eq(cityAlerts.id, id));
    if (startsAt <= now()) await jobs.enqueue(db, 'watch-city-alerts', {});
    return { id, revision };
  },
});
