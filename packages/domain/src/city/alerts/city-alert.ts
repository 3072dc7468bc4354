import type { NotificationTopic } from '../../accounts/preferences.ts';

export const CITY_ALERT_KINDS = ['weather', 'road', 'health', 'safety', 'outage'] as const;
export type CityAlertKind = (typeof CITY_ALERT_KINDS)[number];

/** The most severe first. */
export const CITY_ALERT_SEVERITIES = ['severe', 'moderate', 'minor'] as const;
export type CityAlertSeverity = (typeof CITY_ALERT_SEVERITIES)[number];

/** An alert always ends: after these hours unless staff choose another time, at most after a week. */
export const DEFAULT_ALERT_HOURS = 12;
export const MAX_ALERT_HOURS = 168;
/** The days an ended alert stays on record. */
export const CITY_ALERT_DAYS = 730;

/** The page, beside the home page and today, that displays the alerts of a kind. */
const SECTIONS: Record<CityAlertKind, string> = {
  weather: '/weather',
  road: '/traffic',
  health: '/practical',
  safety: '/practical',
  outage: '/practical',
};

/** PROF-4: the flag that decides who is told of an alert. */
const TOPICS: Record<CityAlertKind, NotificationTopic> = {
  weather: 'weatherAlerts',
  road: 'trafficUpdates',
  health: 'governmentNotices',
  safety: 'governmentNotices',
  outage: 'governmentNotices',
};

export const sectionOfAlert = (kind: CityAlertKind): string => SECTIONS[kind];
export const topicOfAlert = (kind: CityAlertKind): NotificationTopic => TOPICS[kind];

/** When an alert holds. ISO instants; `endedAt` is set if staff ended it early. */
export type AlertTimes = { startsAt: string; endsAt: string; endedAt?: string | null };

export type AlertPhase = 'planned' | 'active' | 'ended';

/** The phase of a confirmed alert at a moment, which is the device's own where a stored alert is displayed. */
export function alertPhase({ startsAt, endsAt, endedAt = null }: AlertTimes, now: Date): AlertPhase {
  if (endedAt !== null || Date.parse(endsAt) <= now.getTime()) return 'ended';
  return Date.parse(startsAt) <= now.getTime() ? 'active' : 'planned';
}

/** The alerts that hold at a moment, the most severe first, then the one that began last. */
export function activeAlerts<Alert extends AlertTimes & { severity: CityAlertSeverity }>(
  alerts: readonly Alert[],
  now: Date,
): Alert[] {
  const rank = ({ severity }: Alert) => CITY_ALERT_SEVERITIES.indexOf(severity);
  return alerts
    .filter((alert) => alertPhase(alert, now) === 'active')
    .toSorted((a, b) => rank(a) - rank(b) || Date.parse(b.startsAt) - Date.parse(a.startsAt));
}
