import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { profiles } from './accounts.ts';
import { moment } from './moment.ts';

/** MON-1: incidents of the product as staff describe them on the status page. */
export const serviceIncidents = pgTable(
  'service_incidents',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** `HEALTH_PARTS` of domain. */
    parts: text().array().notNull(),
    /** By language; one at least. */
    titles: jsonb().notNull(),
    /** `INCIDENT_STATES` of domain: of the last update. */
    state: text().notNull(),
    startedAt: moment('started_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    resolvedAt: moment('resolved_at'),
  },
  (table) => [index('service_incidents_started').on(table.startedAt)],
);

/** What staff wrote about an incident, in order. */
export const serviceIncidentUpdates = pgTable(
  'service_incident_updates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    incidentId: uuid('incident_id')
      .notNull()
      .references(() => serviceIncidents.id, { onDelete: 'cascade' }),
    state: text().notNull(),
    texts: jsonb().notNull(),
    authorId: uuid('author_id').references(() => profiles.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('service_incident_updates_incident').on(table.incidentId, table.id)],
);
