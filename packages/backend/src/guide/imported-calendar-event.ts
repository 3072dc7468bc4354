import { SITE } from '@dalil/domain/languages/tables/site.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { PRODUCT } from '@dalil/domain/product.ts';
import { type ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { ImportedTime } from './choose-imported.ts';

/** Nothing says when an imported event was written, and the time of a request would make each answer another file. */
const UNKNOWN = new Date(0);

/** An imported event in a calendar: its title names its source, and its description says that it is not checked. */
export function importedCalendarEvent({ event }: ImportedTime, { locale }: { locale: Locale }): ICalEventData {
  const { uid, title, publisher, publisherUrl, url, place, position, status, startsAt, endsAt, isAllDay } = event;
  const summary = `${title} (${publisher})`;
  return {
    ...(isAllDay ? wholeDays(startsAt, endsAt) : { start: new Date(startsAt), end: endsAt && new Date(endsAt) }),
    id: `imported-${uid}@events.${PRODUCT.name.toLowerCase()}`,
    stamp: UNKNOWN,
    summary,
    description: [`${SITE[locale].events.imported}: ${publisher}`, url ?? publisherUrl].join('\n\n'),
    url: url ?? publisherUrl,
    status: status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.TENTATIVE,
    transparency: ICalEventTransparency.TRANSPARENT,
    ...(place === null ? {} : { location: { title: place, ...(position ? { geo: position } : {}) } }),
  };
}

const HOURS_AHEAD_OF_UTC = 4;
const DAY_MS = 86_400_000;

/** Dates of a file have no zone: the midnights of Dubai are written as those of UTC. */
function wholeDays(startsAt: string, endsAt: string | null): Pick<ICalEventData, 'start' | 'end' | 'allDay'> {
  const midnight = (instant: number) => new Date(instant + HOURS_AHEAD_OF_UTC * 3_600_000);
  const start = Date.parse(startsAt);
  return { start: midnight(start), end: midnight(endsAt === null ? start + DAY_MS : Date.parse(endsAt)), allDay: true };
}
