import { savedItemChanges } from '@dalil/database/tables/notifications.ts';
import { serviceIncidents, serviceIncidentUpdates } from '@dalil/database/tables/service-incidents.ts';
import {
  incidentUpdateSchema,
  newServiceIncidentSchema,
  type ServiceIncidentState,
} from '@dalil/domain/monitoring/service-incident.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../../core/actor.ts';
import { command } from '../../core/command.ts';
import type { Deps } from '../../core/deps.ts';
import { Failure } from '../../core/failure.ts';

export const incidentId = z.object({
  id: z.uuid().meta({ description: 'The id of the incident', example: '5d1a2f0e-5a0c-4d3f-8f7e-2b0b0f6c527f' }),
});
export const newIncidentInput = z.strictObject(newServiceIncidentSchema.shape);
export const incidentUpdateInput = z.strictObject(incidentUpdateSchema.shape);
export const incidentStateSchema = z.object({ id: z.string(), state: incidentUpdateSchema.shape.state });
type IncidentState = { id: string; state: ServiceIncidentState };

type Update = z.output<typeof incidentUpdateInput> & { incidentId: string; authorId: string };

async function addUpdate({ db, now }: Deps, update: Update): Promise<void> {
  await db.insert(serviceIncidentUpdates).values({ ...update, createdAt: now() });
}

/** Those who follow the guide's state are told when an incident begins and when it is resolved, not of the steps between. */
async function noteForFollowers({ db, now }: Deps, itemId: string, reason: string): Promise<void> {
  await db
    .insert(savedItemChanges)
    .values({ kind: 'service-incident', itemId, reason, subject: '', changedAt: now() })
    .onConflictDoNothing();
}

/** MON-1: opens an incident on the status page with its first update. Fails with `invalid_input`. */
export const openIncident = command<typeof newIncidentInput, IncidentState>({
  name: 'open-service-incident',
  input: newIncidentInput,
  permission: 'monitoring:control:any',
  audit: { event: 'service-incident.opened', metadata: ({ parts }, { id, state }) => ({ id, parts, state }) },
  run: async (deps, { parts, titles, state, texts }, actor) => {
    const at = deps.now();
    const isResolved = state === 'resolved';
    const [row] = await deps.db
      .insert(serviceIncidents)
      .values({ parts, titles, state, startedAt: at, updatedAt: at, resolvedAt: isResolved ? at : null })
      .returning({ id: serviceIncidents.id });
    if (!row) throw new Error('An incident was not stored');
    await addUpdate(deps, { incidentId: row.id, state, texts, authorId: signedIn(actor).userId });
    if (!isResolved) await noteForFollowers(deps, row.id, 'incident');
    return { id: row.id, state };
  },
});

const updateInput = z.object({ ...incidentId.shape, ...incidentUpdateInput.shape });

/**
 * MON-1: adds an update, which may change the state of an incident. A resolved one may be opened again: its cause came back.
 * Fails with `not_found`.
 */
export const updateIncident = command<typeof updateInput, IncidentState>({
  name: 'update-service-incident',
  input: updateInput,
  permission: 'monitoring:control:any',
  audit: { event: 'service-incident.updated', metadata: (_, { id, state }) => ({ id, state }) },
  run: async (deps, { id, state, texts }, actor) => {
    const { db, now } = deps;
    const [before] = await db.select().from(serviceIncidents).where(eq(serviceIncidents.id, id)).for('update');
    if (!before) throw new Failure('not_found');
    const resolvedAt = state === 'resolved' ? (before.resolvedAt ?? now()) : null;
    await addUpdate(deps, { incidentId: id, state, texts, authorId: signedIn(actor).userId });
    await db.update(serviceIncidents).set({ state, resolvedAt, updatedAt: now() }).where(eq(serviceIncidents.id, id));
    const isNewlyResolved = resolvedAt !== null && before.resolvedAt === null;
    if (isNewlyResolved) await noteForFollowers(deps, id, 'incident-resolved');
    return { id, state };
  },
});
