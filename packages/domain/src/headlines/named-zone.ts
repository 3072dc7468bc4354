import { isTimeZone } from '../accounts/time-zone.ts';
import { offsetOfZoneName, windowsZone } from './zone-names.ts';

/** What turns a clock of a zone into an instant: both in milliseconds, the clock as if it were UTC. */
export type NamedZone = (clock: number) => number;

const MINUTE_MS = 60_000;
/** `(UTC+04:00) Abu Dhabi, Muscat` and `+04:00`. */
const OFFSET = /^\(?(?:UTC|GMT)?([+-])(\d{1,2}):?(\d{2})?\)?/i;

/**
 * The zone a calendar names without describing it: an IANA name, with or without the prefix of the program that wrote it, a name of
 * Windows, an offset or an abbreviation. Null for any other, whose times nobody knows.
 */
export function namedZone(name: string): NamedZone | null {
  const plain = name.trim().replaceAll(/^"|"$/g, '');
  const windows = windowsZone(plain);
  // Some programs write `/example.org/20260101/Europe/London`.
  const parts = plain.split('/').filter((part) => part !== '');
  const candidates = [windows, plain, parts.slice(-2).join('/'), parts.slice(-3).join('/')];
  const abbreviated = offsetOfZoneName(plain);
  if (abbreviated !== null) return fixed(abbreviated);
  const known = candidates.find((one) => one !== undefined && isTimeZone(one));
  if (known !== undefined) return zoneOf(known);
  const [, sign, hours, minutes = '0'] = OFFSET.exec(plain) ?? [];
  if (hours === undefined) return null;
  return fixed((sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)));
}

const fixed =
  (minutes: number): NamedZone =>
  (clock) =>
    clock - minutes * MINUTE_MS;

function zoneOf(timeZone: string): NamedZone {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const offsetAt = (instant: number) => {
    const parts = format.formatToParts(instant);
    const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
    const clock = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
    return clock - Math.floor(instant / 1000) * 1000;
  };
  // The offset of the clock taken for an instant is off by hours at most, so a second look is exact but in the hour of a change.
  return (clock) => clock - offsetAt(clock - offsetAt(clock));
}
