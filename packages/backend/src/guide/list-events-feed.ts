import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { EventBody } from '@dalil/domain/guide/event.ts';
import { byTime, timeOrder } from '@dalil/domain/guide/event-list.ts';
import { type Occurrence, occurrenceKey } from '@dalil/domain/guide/event-occurrence.ts';
import { isWeekly } from '@dalil/domain/guide/event-weekly.ts';
import { itemHref } from '@dalil/domain/guide/item-address.ts';
import { parseListing } from '@dalil/domain/guide/listing.ts';
import { EVENT_LISTING } from '@dalil/domain/guide/sections.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import type { Deps } from '../core/deps.ts';
import { query } from '../core/query.ts';
import { chooseImported, type ImportedTime } from './choose-imported.ts';
import { fillSummaries } from './fill-summaries.ts';
import { findEvents, type FoundEvent } from './find-events.ts';

const DAYS_AHEAD = 365;
const LENGTH = 50;

/**
 * One time of an event in a feed. `key` is permanent, `locale` is the actual language of the text. An imported event has the name of
 * its publisher, whose address `href` is, and no time at which it was written.
 */
export type EventsFeedEntry = {
  key: string;
  href: string;
  locale: Locale;
  title: string;
  venue: string | null;
  summary: string;
  occurrence: Occurrence;
  updatedAt: string | null;
  publisher: string | null;
};

/**
 * The next dated events that pass the filters of `search`, the query of the events page, soonest first. Weekly programmes fill the
 * places that are left, in the order of the guide, so that readers see each once and not every week.
 */
export const listEventsFeed = query({
  name: 'list-events-feed',
  input: z.object({ locale: z.enum(LOCALES), search: textInput().max(2000) }),
  permission: 'guide:read:any',
  run: async (deps, { locale, search }): Promise<EventsFeedEntry[]> => {
    const request = parseListing(new URLSearchParams(search), EVENT_LISTING);
    const today = dubaiDate(deps.now());
    const period = { view: 'list', from: today, to: addDays(today, DAYS_AHEAD) } as const;
    const [{ events }, imported] = await Promise.all([
      findEvents(deps, { locale, rules: EVENT_LISTING, request, period }),
      chooseImported(deps, request, { ...period, today }),
    ]);
    const once = byTime(events.filter(({ data }) => !isWeekly(data))).slice(0, LENGTH);
    const dated = [...(await ownEntries(deps, locale, once)), ...imported.slice(0, LENGTH).map(importedEntry)];
    const places = Math.max(0, LENGTH - dated.length);
    const weekly = events.filter(({ data }) => isWeekly(data)).slice(0, places);
    const order = ({ occurrence }: EventsFeedEntry) => timeOrder(occurrence);
    return [
      ...dated.toSorted((a, b) => order(a).localeCompare(order(b), 'en')).slice(0, LENGTH),
      ...(await ownEntries(deps, locale, byTime(weekly))),
    ];
  },
});

async function ownEntries(
  deps: Deps,
  locale: Locale,
  times: readonly { event: FoundEvent; occurrence: Occurrence }[],
): Promise<EventsFeedEntry[]> {
  const rows = await fillSummaries(
    deps,
    locale,
    times.map(({ event: { row } }) => row),
  );
  return times.flatMap(({ event: { data }, occurrence }, at) => {
    const row = rows[at];
    if (!row) return [];
    return {
      key: `${row.id}-${occurrenceKey(data, occurrence)}`,
      href: itemHref(row),
      locale: row.locale,
      title: row.title,
      venue: (row.body as EventBody).venue,
      summary: row.summary,
      occurrence,
      updatedAt: row.updated_at,
      publisher: null,
    };
  });
}

function importedEntry({ event, occurrence }: ImportedTime): EventsFeedEntry {
  const { uid, url, publisherUrl, language, title, place, publisher } = event;
  const key = `imported-${uid}`;
  return {
    key,
    href: url ?? publisherUrl,
    locale: language,
    title,
    venue: place,
    summary: '',
    occurrence,
    updatedAt: null,
    publisher,
  };
}
