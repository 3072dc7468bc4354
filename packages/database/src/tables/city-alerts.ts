import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { profiles } from './accounts.ts';
import { moment } from './moment.ts';

const person = (name: string) => uuid(name).references(() => profiles.id, { onDelete: 'set null' });

/** Alerts for the city that staff write. Users see `content`, which a second person has confirmed. */
export const cityAlerts = pgTable(
  'city_alerts',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Counts the proposals, so that a person confirms the one they have read. */
    revision: integer().notNull(),
    /** What waits to be confirmed: `CityAlertContent` of domain. Null: nothing. */
    proposal: jsonb(),
    proposedBy: person('proposed_by'),
    proposedAt: moment('proposed_at'),
    content: jsonb(),
    writtenBy: person('written_by'),
    confirmedBy: person('confirmed_by'),
    confirmedAt: moment('confirmed_at'),
    /** Of `content`. */
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    /** When it began and users were told: once, by whichever process came first. */
    begunAt: moment('begun_at'),
    /** When it ended: its time had come, or staff ended it. */
    endedAt: moment('ended_at'),
    endedBy: person('ended_by'),
    endNote: text('end_note'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('city_alerts_ends').on(table.endsAt), index('city_alerts_created').on(table.createdAt)],
);
