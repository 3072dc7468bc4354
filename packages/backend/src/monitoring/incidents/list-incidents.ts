import { serviceIncidents, serviceIncidentUpdates } from '@dalil/database/tables/service-incidents.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { HEALTH_PARTS, type HealthPart } from '@dalil/domain/monitoring/health.ts';
import {
  INCIDENT_STATES,
  type LanguageTexts,
  type ServiceIncidentState,
  textInLanguage,
} from '@dalil/domain/monitoring/service-incident.ts';
import { firstStatusDay } from '@dalil/domain/monitoring/status-history.ts';
import { asc, desc, eq, gte, isNull, or } from 'drizzle-orm';
import * as z from 'zod';
import { query } from '../../core/query.ts';

const inLanguage = z.object({ text: z.string(), locale: z.enum(LOCALES) });
export const incidentsSchema = z.object({
  incidents: z.array(
    z.object({
      id: z.string(),
      parts: z.array(z.enum(HEALTH_PARTS)),
      state: z.enum(INCIDENT_STATES),
      /** With the language it is in: staff may have written another one only. */
      title: inLanguage,
      startedAt: z.string(),
      updatedAt: z.string(),
      resolvedAt: z.nullable(z.string()),
      /** The newest first. */
      updates: z.array(z.object({ number: z.int(), state: z.enum(INCIDENT_STATES), text: inLanguage, at: z.string() })),
    }),
  ),
});
export type IncidentsView = z.output<typeof incidentsSchema>;

/** MON-1: the incidents of 90 days and those that still go on, as staff described them. The newest first. */
export const listIncidents = query({
  name: 'list-service-incidents',
  input: z.object({ locale: z.enum(LOCALES) }),
  permission: 'guide:read:any',
  run: async ({ db, now }, { locale }): Promise<IncidentsView> => {
    const since = new Date(`${firstStatusDay(dubaiDate(now()))}T00:00:00+04:00`);
    const rows = await db
      .select({ incident: serviceIncidents, update: serviceIncidentUpdates })
      .from(serviceIncidents)
      .innerJoin(serviceIncidentUpdates, eq(serviceIncidentUpdates.incidentId, serviceIncidents.id))
      .where(or(gte(serviceIncidents.startedAt, since), isNull(serviceIncidents.resolvedAt)))
      .orderBy(desc(serviceIncidents.startedAt), asc(serviceIncidents.id), desc(serviceIncidentUpdates.id));
    const found = new Map<string, IncidentsView['incidents'][number]>();
    for (const { incident, update } of rows) {
      const view = found.get(incident.id) ?? {
        id: incident.id,
        // Written by commands that check the parts and the states.
        parts: incident.parts as HealthPart[],
        state: incident.state as ServiceIncidentState,
        title: textInLanguage(incident.titles as LanguageTexts, locale),
        startedAt: incident.startedAt.toISOString(),
        updatedAt: incident.updatedAt.toISOString(),
        resolvedAt: incident.resolvedAt?.toISOString() ?? null,
        updates: [],
      };
      view.updates.push({
        number: update.id,
        state: update.state as ServiceIncidentState,
        text: textInLanguage(update.texts as LanguageTexts, locale),
        at: update.createdAt.toISOString(),
      });
      found.set(incident.id, view);
    }
    return { incidents: [...found.values()] };
  },
});
