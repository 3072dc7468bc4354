import { addDays, daysBetween, lastOfMonth } from '../../guide/calendar-day.ts';
import { stringsIn } from '../../newsroom/fact-tokens.ts';
import type { CheckContext, CheckedItem, Found } from './rule.ts';

const YEAR_DAYS = 365;
export const HOURS_UNVERIFIED_DAYS = 30;

/** The last day a date of a year, a month or a day may mean. */
function latestDay(asOf: string): string {
  if (asOf.length === 4) return `${asOf}-12-31`;
  return asOf.length === 7 ? lastOfMonth(`${asOf}-01`) : asOf;
}

/** The review date has passed; or none is set and the content is older than a year. */
export function checkStale({ reviewBy, asOf }: CheckedItem, { today }: CheckContext): Found[] {
  if (reviewBy !== null) {
    return reviewBy < today ? [{ locale: null, subject: 'review', evidence: reviewBy }] : [];
  }
  const isOld = latestDay(asOf) < addDays(today, -YEAR_DAYS);
  return isOld ? [{ locale: null, subject: 'as-of', evidence: asOf }] : [];
}

/** Opening hours that were last confirmed longer ago than 30 days. */
export function checkHours({ data }: CheckedItem, { facts, today }: CheckContext): Found[] {
  const { hours } = data as { hours?: unknown };
  return [...new Set(stringsIn(hours))].flatMap((id) => {
    const fact = facts.get(id);
    if (!fact) return [];
    const days = daysBetween(latestDay(fact.asOf), today);
    return days > HOURS_UNVERIFIED_DAYS
      ? [{ locale: null, subject: id, evidence: `${id} · ${fact.asOf} · ${days} > ${HOURS_UNVERIFIED_DAYS}` }]
      : [];
  });
}

/** An event that takes place once, is over and still among the published ones. */
export function checkPastEvent({ data }: CheckedItem, { today }: CheckContext): Found[] {
  const { recurrence } = data as { recurrence?: { rule?: string; endsAt?: string } };
  if (recurrence?.rule !== 'once' || recurrence.endsAt === undefined) return [];
  return recurrence.endsAt.slice(0, 10) < today
    ? [{ locale: null, subject: 'dates', evidence: recurrence.endsAt }]
    : [];
}
