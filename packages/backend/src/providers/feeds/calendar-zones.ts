import { type NamedZone, namedZone } from '@dalil/domain/headlines/named-zone.ts';
import ICAL from 'ical.js';

/** Times without a zone are meant where the guide is about, unless the calendar names another. */
const DUBAI = 'Asia/Dubai';

/** A zone that a calendar names without describing it. */
class UndescribedZone extends ICAL.Timezone {
  readonly #zone: NamedZone;

  constructor(tzid: string, zone: NamedZone) {
    super({ tzid, component: new ICAL.Component('vtimezone') });
    this.#zone = zone;
  }

  override utcOffset(time: ICAL.Time): number {
    const clock = clockOf(time);
    return (clock - this.#zone(clock)) / 1000;
  }
}

/** A calendar whose components find every zone: those it describes, and those it only names. */
export class ZonedCalendar extends ICAL.Component {
  readonly #described: ReadonlyMap<string, ICAL.Timezone>;
  /** Null where the calendar names a zone that nobody knows. */
  readonly #ofFloating: ICAL.Timezone | null;

  /** `zone` is the X-WR-TIMEZONE of the calendar. */
  constructor(described: readonly ICAL.Component[], zone: string | null) {
    super(['vcalendar', [], []]);
    this.#described = new Map(described.map((one) => [tzidOf(one), new ICAL.Timezone(one)]));
    this.#ofFloating = this.getTimeZoneByID(zone ?? DUBAI);
  }

  override getTimeZoneByID(tzid: string): ICAL.Timezone {
    const known = this.#described.get(tzid);
    if (known) return known;
    const zone = namedZone(tzid);
    // The declarations of the library do not say that there may be none.
    return (zone && new UndescribedZone(tzid, zone)) as ICAL.Timezone;
  }

  /** Milliseconds since 1970; days begin in Dubai. Throws for what is no time, and for one of a zone that nobody knows. */
  instantOf(time: ICAL.Time, tzid: string | null): number {
    const isFloating = time.zone.tzid === 'floating';
    if (!time.isDate && isFloating && tzid !== null) throw new RangeError('unknown zone');
    const zone = time.isDate ? this.getTimeZoneByID(DUBAI) : isFloating ? this.#ofFloating : time.zone;
    if (zone === null) throw new RangeError('unknown zone');
    const at = clockOf(time) - zone.utcOffset(time) * 1000;
    if (Number.isNaN(at)) throw new RangeError('no time');
    return at;
  }
}

/** The clock of a time as if it were UTC, in milliseconds. */
function clockOf({ year, month, day, hour, minute, second, isDate }: ICAL.Time): number {
  return isDate ? Date.UTC(year, month - 1, day) : Date.UTC(year, month - 1, day, hour, minute, second);
}

const tzidOf = (zone: ICAL.Component) => String(zone.getFirstPropertyValue('tzid'));
