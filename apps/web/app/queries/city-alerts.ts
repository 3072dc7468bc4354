import type { Locale } from '@dalil/domain/language/locale.ts';
import type { CityAlertContent } from '@dalil/domain/city/alerts/city-alert-content.ts';
import { CITY_ALERT_KIND } from '@dalil/domain/guide/content-tags.ts';
import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, type DataOf, read } from '../data/api.ts';

/** The alerts for the city that hold now, the most severe first. */
export function cityAlertsQuery(api: ApiClient, locale: Locale) {
  return queryOptions({
    queryKey: ['city-alerts', locale],
    meta: { lists: [CITY_ALERT_KIND] },
    queryFn: () => read(api.api['city-alerts'].$get({ query: { locale } })),
  });
}
export type CityAlert = DataOf<typeof cityAlertsQuery>['alerts'][number];

export const STAFF_ALERTS_KEY = 'staff-alerts';

/** What waits, what users see and what has ended, for staff. */
export function staffAlertsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [STAFF_ALERTS_KEY],
    queryFn: () => read(api.api.newsroom['city-alerts'].$get({ param: {}, query: {} })),
  });
}
export type StaffAlert = DataOf<typeof staffAlertsQuery>['items'][number];

/** Writes an alert, or with the alert that was read, a change of it. */
export async function sendAlert(
  api: ApiClient,
  content: CityAlertContent,
  known?: Pick<StaffAlert, 'id' | 'revision'>,
): Promise<void> {
  const alerts = api.api.newsroom['city-alerts'];
  if (known === undefined) await read(alerts.$post({ param: {}, json: content }));
  else await read(alerts[':id'].$post({ param: { id: known.id }, json: { revision: known.revision, content } }));
}

export async function sendAlertConfirmation(api: ApiClient, { id, revision }: StaffAlert): Promise<void> {
  await read(api.api.newsroom['city-alerts'][':id'].confirm.$post({ param: { id }, json: { revision } }));
}

export async function sendAlertEnd(api: ApiClient, id: string, note: string): Promise<void> {
  await read(api.api.newsroom['city-alerts'][':id'].end.$post({ param: { id }, json: { note } }));
}
