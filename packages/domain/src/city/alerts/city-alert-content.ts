import * as z from 'zod/mini';
import { dayInput } from '../../language/digit-input.ts';
import { LOCALES } from '../../language/locale.ts';
import { textInput } from '../../language/text-input.ts';
import { CITY_ALERT_KINDS, CITY_ALERT_SEVERITIES, MAX_ALERT_HOURS } from './city-alert.ts';

export const ALERT_LIMITS = { title: 100, text: 600, area: 120, source: 120, note: 500 } as const;
const HOUR_MS = 3_600_000;

const line = (longest: number) => textInput().check(z.trim(), z.minLength(1), z.maxLength(longest));

/** What staff write: everything about an alert that users see. All four languages, and a source with its address and day. */
export const cityAlertContentSchema = z.strictObject({
  kind: z.enum(CITY_ALERT_KINDS),
  severity: z.enum(CITY_ALERT_SEVERITIES),
  texts: z.record(
    z.enum(LOCALES),
    z.strictObject({
      title: textInput().check(z.trim(), z.minLength(3), z.maxLength(ALERT_LIMITS.title)),
      text: line(ALERT_LIMITS.text),
      /** Null: all of Dubai. */
      area: z.nullable(line(ALERT_LIMITS.area)),
    }),
  ),
  source: z.strictObject({
    name: line(ALERT_LIMITS.source),
    url: textInput().check(z.url({ protocol: /^https$/ }), z.maxLength(500)),
    /** The day the source published it, in Dubai. */
    date: dayInput,
  }),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});
export type CityAlertContent = z.output<typeof cityAlertContentSchema>;

export const alertNoteSchema = line(ALERT_LIMITS.note);

export type AlertFault = { path: string; code: 'before_start' | 'over' | 'too_long' | 'in_future' | 'missing' };

/**
 * What is wrong with the times, the source or the area of an alert, or null. It must end after it starts, in the future and
 * within a week; its source is not from a coming day; its area is named in every language or in none.
 */
export function alertFault(content: CityAlertContent, now: Date, today: string): AlertFault | null {
  const [starts, ends] = [Date.parse(content.startsAt), Date.parse(content.endsAt)];
  if (ends <= starts) return { path: 'endsAt', code: 'before_start' };
  if (ends <= now.getTime()) return { path: 'endsAt', code: 'over' };
  if (ends - starts > MAX_ALERT_HOURS * HOUR_MS) return { path: 'endsAt', code: 'too_long' };
  if (content.source.date > today) return { path: 'source.date', code: 'in_future' };
  const areas = LOCALES.filter((locale) => content.texts[locale].area !== null);
  const lacking = LOCALES.find((locale) => content.texts[locale].area === null);
  return areas.length > 0 && lacking ? { path: `texts.${lacking}.area`, code: 'missing' } : null;
}

type Asked = { proposedBy: string | null; revision: number };

/** Why a person may not confirm a proposal, or null: their own, or another revision than the one they read. */
export function confirmationRefusal(asked: Asked, userId: string, revision: number): 'own' | 'changed' | null {
  if (asked.revision !== revision) return 'changed';
  return asked.proposedBy === userId ? 'own' : null;
}
