import { profiles } from '@dalil/database/tables/accounts.ts';
import { cityAlerts } from '@dalil/database/tables/city-alerts.ts';
import { type AlertPhase, alertPhase } from '@dalil/domain/city/alerts/city-alert.ts';
import { type CityAlertContent, cityAlertContentSchema } from '@dalil/domain/city/alerts/city-alert-content.ts';
import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import { signedIn } from '../../core/actor.ts';
import { query } from '../../core/query.ts';

/** `waiting`: it is not confirmed yet. The others are phases of what was confirmed. */
export const STAFF_ALERT_STATES = ['waiting', 'planned', 'active', 'ended'] as const;
const MAX_LISTED = 100;

const content = z.strictObject(cityAlertContentSchema.shape);
export const staffAlertSchema = z.object({
  id: z.string(),
  revision: z.int(),
  state: z.enum(STAFF_ALERT_STATES),
  /** What users see, and what waits to be confirmed. */
  content: z.nullable(content),
  proposal: z.nullable(content),
  /** Names. Null: no one yet, or the account is erased. */
  proposedBy: z.nullable(z.string()),
  isOwnProposal: z.boolean(),
  proposedAt: z.nullable(z.string()),
  writtenBy: z.nullable(z.string()),
  confirmedBy: z.nullable(z.string()),
  confirmedAt: z.nullable(z.string()),
  endedBy: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  endNote: z.nullable(z.string()),
});
export const staffAlertsSchema = z.object({ items: z.array(staffAlertSchema) });
type StaffAlert = z.output<typeof staffAlertSchema>;

/** Alerts for the city as staff see them: what waits, what users see and what has ended, the newest first. */
export const listStaffAlerts = query({
  name: 'list-staff-alerts',
  input: z.object({}),
  permission: 'city:alert:any',
  run: async ({ db, now }, _input, actor): Promise<z.output<typeof staffAlertsSchema>> => {
    const { userId } = signedIn(actor);
    const [writers, confirmers, enders] = [
      alias(profiles, 'writers'),
      alias(profiles, 'confirmers'),
      alias(profiles, 'enders'),
    ];
    const rows = await db
      .select({
        row: cityAlerts,
        proposedBy: profiles.fullName,
        writtenBy: writers.fullName,
        confirmedBy: confirmers.fullName,
        endedBy: enders.fullName,
      })
      .from(cityAlerts)
      .leftJoin(profiles, eq(profiles.id, cityAlerts.proposedBy))
      .leftJoin(writers, eq(writers.id, cityAlerts.writtenBy))
      .leftJoin(confirmers, eq(confirmers.id, cityAlerts.confirmedBy))
      .leftJoin(enders, eq(enders.id, cityAlerts.endedBy))
      .orderBy(desc(cityAlerts.createdAt))
      .limit(MAX_LISTED);
    return {
      items: rows.map(({ row, ...names }) => ({
        id: row.id,
        revision: row.revision,
        state: stateOf(row, now()),
        content: row.content as StaffAlert['content'],
        proposal: row.proposal as StaffAlert['proposal'],
        ...names,
        isOwnProposal: row.proposal !== null && row.proposedBy === userId,
        proposedAt: row.proposedAt?.toISOString() ?? null,
        confirmedAt: row.confirmedAt?.toISOString() ?? null,
        endedAt: row.endedAt?.toISOString() ?? null,
        endNote: row.endNote,
      })),
    };
  },
});

/** A proposal whose time has passed before anybody confirmed it has ended as well. */
function stateOf(row: typeof cityAlerts.$inferSelect, now: Date): StaffAlert['state'] {
  const times = (row.content ?? row.proposal) as CityAlertContent;
  const phase: AlertPhase = alertPhase({ ...times, endedAt: row.endedAt?.toISOString() ?? null }, now);
  return row.content === null && phase !== 'ended' ? 'waiting' : phase;
}
