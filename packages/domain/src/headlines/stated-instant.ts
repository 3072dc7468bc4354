import { dayOf } from '../guide/calendar-day.ts';
import { normalizeDigits } from '../language/digits.ts';
import { offsetOfZoneName } from './zone-names.ts';

/** Times without a zone are meant where the guide is about, whatever zone the process has. In minutes east of Greenwich. */
const DUBAI_OFFSET = 240;
const MINUTE_MS = 60_000;
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const TIME = String.raw`(?:(?:T|,?\s+(?:at\s+)?)(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,]\d+)?)?\s*(?<half>[ap]\.?m\.?)?)?`;
const ZONE = String.raw`(?:\s*\(?(?:GMT|UTC)?(?<sign>[+-])(?<zoneHours>\d{1,2}):?(?<zoneMinutes>\d{2})?\)?|\s*\(?(?<zone>[A-Z]{1,5})\)?)?`;
const END = String.raw`(?:\s*\([^)]*\))?$`;
/** ISO 8601; the dates of mails, which RSS uses (RFC 5322); and the American order of some publishers. */
const FORMS = [
  String.raw`^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})`,
  String.raw`^(?:[a-z]{3,9},?\s+)?(?<day>\d{1,2})[\s-]+(?<name>[a-z]{3,9})[\s-]+(?<year>\d{4}|\d{2})`,
  String.raw`^(?:[a-z]{3,9},?\s+)?(?<name>[a-z]{3,9})\.?\s+(?<day>\d{1,2}),?\s+(?<year>\d{4})`,
].map((day) => new RegExp(day + TIME + ZONE + END, 'i'));

/**
 * The instant that a feed or page of others states, in milliseconds since 1970: a date, with or without a time, a zone and its name.
 * Null for what is none, and for a zone that is unknown, because the time would be wrong by hours.
 */
export function statedInstant(text: string): number | null {
  const latin = normalizeDigits(text)
    .replaceAll(/[\s\u200e\u200f]+/g, ' ')
    .trim();
  const parts = FORMS.map((form) => form.exec(latin)?.groups).find((found) => found !== undefined);
  return parts ? instantOf(parts) : null;
}

function instantOf(parts: Partial<Record<string, string>>): number | null {
  const month = parts['name'] === undefined ? Number(parts['month']) : monthOf(parts['name']);
  const day = dayOf(fullYear(parts['year'] ?? ''), month, Number(parts['day']));
  const minutes = minutesOf(parts);
  const offset = offsetOf(parts);
  if (day === null || minutes === null || offset === null) return null;
  return Date.parse(`${day}T00:00:00Z`) + (minutes - offset) * MINUTE_MS + Number(parts['second'] ?? 0) * 1000;
}

const monthOf = (month: string) => MONTHS.findIndex((one) => month.toLowerCase().startsWith(one)) + 1;

/** Two digits are of this century. */
const fullYear = (year: string) => (year.length === 2 ? 2000 : 0) + Number(year);

function minutesOf({ hour = '0', minute = '0', half }: Partial<Record<string, string>>): number | null {
  const given = Number(hour);
  const isAfternoon = /^p/i.test(half ?? '');
  const hours = half === undefined ? given : (given % 12) + (isAfternoon ? 12 : 0);
  const isTime = hours < 24 && Number(minute) < 60 && (half === undefined || (given >= 1 && given <= 12));
  return isTime ? hours * 60 + Number(minute) : null;
}

function offsetOf({ sign, zoneHours = '0', zoneMinutes = '0', zone }: Partial<Record<string, string>>): number | null {
  if (zone !== undefined) return offsetOfZoneName(zone);
  if (sign === undefined) return DUBAI_OFFSET;
  const offset = Number(zoneHours) * 60 + Number(zoneMinutes);
  return sign === '-' ? -offset : offset;
}
