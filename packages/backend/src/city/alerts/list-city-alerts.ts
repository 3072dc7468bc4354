import { cityAlerts } from '@dalil/database/tables/city-alerts.ts';
import { activeAlerts, CITY_ALERT_KINDS, CITY_ALERT_SEVERITIES } from '@dalil/domain/city/alerts/city-alert.ts';
import type { CityAlertContent } from '@dalil/domain/city/alerts/city-alert-content.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { and, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import * as z from 'zod';
import { query } from '../../core/query.ts';

export const cityAlertsSchema = z.object({
  alerts: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(CITY_ALERT_KINDS),
      severity: z.enum(CITY_ALERT_SEVERITIES),
      title: z.string(),
      text: z.string(),
      /** Null: all of Dubai. */
      area: z.nullable(z.string()),
      source: z.object({ name: z.string(), url: z.string(), date: z.string() }),
      startsAt: z.string(),
      endsAt: z.string(),
      /** Of the latest confirmed change. */
      confirmedAt: z.string(),
    }),
  ),
});
export type CityAlertsView = z.output<typeof cityAlertsSchema>;

/** The alerts that hold now, as a second person has confirmed them, in one language. The most severe first. */
export const listCityAlerts = query({
  name: 'list-city-alerts',
  input: z.object({ locale: z.enum(LOCALES) }),
  permission: 'guide:read:any',
  run: async ({ db, now }, { locale }): Promise<CityAlertsView> => {
    const at = now();
    const isActive = and(
      isNotNull(cityAlerts.content),
      isNull(cityAlerts.endedAt),
      lte(cityAlerts.startsAt, at),
      gt(cityAlerts.endsAt, at),
    );
    const rows = await db.select().from(cityAlerts).where(isActive);
    const alerts = rows.map(({ id, content, confirmedAt }) => {
      const { texts, ...rest } = content as CityAlertContent;
      return { id, ...rest, ...texts[locale], confirmedAt: confirmedAt?.toISOString() ?? '' };
    });
    return { alerts: activeAlerts(alerts, at) };
  },
});
