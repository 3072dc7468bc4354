import type { HealthPart } from '@dalil/domain/monitoring/health.ts';
import type { LanguageTexts, ServiceIncidentState } from '@dalil/domain/monitoring/service-incident.ts';
import { SERVICE_INCIDENT_KIND } from '@dalil/domain/guide/content-tags.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, type DataOf, read } from '../data/api.ts';

/** MON-1: what works now and over 90 days, and how fresh each live source is. The same in every language. */
export function statusQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['status'],
    meta: { lists: ['live'] },
    queryFn: () => read(api.api.status.$get()),
  });
}
export type Status = DataOf<typeof statusQuery>;
export type StatusPart = Status['parts'][number];

export const INCIDENTS_KEY = 'service-incidents';

/** MON-1: the incidents of the last 90 days in a language, as staff described them. */
export function incidentsQuery(api: ApiClient, locale: Locale) {
  return queryOptions({
    queryKey: [INCIDENTS_KEY, locale],
    meta: { lists: [SERVICE_INCIDENT_KIND] },
    queryFn: () => read(api.api.status.incidents.$get({ query: { locale } })),
  });
}
export type ServiceIncident = DataOf<typeof incidentsQuery>['incidents'][number];

type NewIncident = { parts: HealthPart[]; titles: LanguageTexts } & IncidentUpdate;
type IncidentUpdate = { state: ServiceIncidentState; texts: LanguageTexts };

export async function sendIncident(api: ApiClient, json: NewIncident): Promise<void> {
  await read(api.api.monitoring.incidents.$post({ param: {}, json }));
}

export async function sendIncidentUpdate(api: ApiClient, id: string, json: IncidentUpdate): Promise<void> {
  await read(api.api.monitoring.incidents[':id'].updates.$post({ param: { id }, json }));
}
