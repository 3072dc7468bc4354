import { cityAlerts } from '@dalil/database/tables/city-alerts.ts';
import { alertNoteSchema } from '@dalil/domain/city/alerts/city-alert-content.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../../core/actor.ts';
import { command } from '../../core/command.ts';
import { findOpenAlert } from './find-open-alert.ts';
import { alertId, type AlertRevision } from './propose-city-alert.ts';

export const endNoteInput = z.strictObject({ note: alertNoteSchema });
const endInput = z.object({ ...alertId.shape, ...endNoteInput.shape });

/**
 * Ends an alert before its time, or drops one that is not confirmed, with a note why. One person is enough: what is wrong
 * has to disappear quickly. Fails with `not_found` if it has ended.
 */
export const endCityAlert = command<typeof endInput, AlertRevision>({
  name: 'end-city-alert',
  input: endInput,
  permission: 'city:alert:any',
  audit: { event: 'city-alert.ended', metadata: (_, { id, revision }) => ({ id, revision }) },
  run: async (deps, { id, note }, actor) => {
    const { revision } = await findOpenAlert(deps, id);
    await deps.db
      .update(cityAlerts)
      .set({ endedAt: deps.now(), endedBy: signedIn(actor).userId, endNote: note })
      .where(eq(cityAlerts.id, id));
    return { id, revision };
  },
});
