import type { EventsFeedEntry } from '@dalil/backend/guide/list-events-feed.ts';
import { type Locale, LOCALE_INFO, localePath } from '@dalil/domain/language/locale.ts';
import { SITE } from '@dalil/domain/languages/tables/site.ts';
import { PRODUCT_NAMES } from '@dalil/domain/languages/tables/product-names.ts';
import { writeRssFile } from './rss-file.ts';

/** `search` is the query of the events page that the feed belongs to, without a question mark. */
type EventsFeed = { origin: string; locale: Locale; search: string; entries: readonly EventsFeedEntry[] };

/** The next events that pass the filters of a page, as RSS. Each entry begins with its days. */
export function writeEventsFeed({ origin, locale, search, entries }: EventsFeed): string {
  const { title, promise } = SITE[locale].events;
  const query = search === '' ? '' : `?${search}`;
  return writeRssFile({
    title: `${title} · ${PRODUCT_NAMES[locale].localName}`,
    description: promise,
    locale,
    page: origin + localePath(locale, '/events') + query,
    icon: `${origin}/icons/icon-512.png`,
    self: origin + localePath(locale, '/feeds/events.xml') + query,
    items: entries.map((entry) => ({
      title: entry.publisher === null ? entry.title : `${entry.title} (${entry.publisher})`,
      href: entry.publisher === null ? origin + localePath(locale, entry.href) : entry.href,
      id: `dalil:event:${entry.key}:${locale}`,
      text: [daysOf(entry, locale), entry.venue, entry.summary, sourceOf(entry, locale)].filter(Boolean).join(' · '),
      publishedAt: entry.updatedAt,
      updatedAt: entry.updatedAt,
      locale: entry.locale,
    })),
  });
}

function sourceOf({ publisher }: EventsFeedEntry, locale: Locale): string | null {
  return publisher === null ? null : `${SITE[locale].events.imported}: ${publisher}`;
}

function daysOf({ occurrence, publisher }: EventsFeedEntry, locale: Locale): string {
  const { start, end, startTime, endTime, certainty } = occurrence;
  const format = new Intl.DateTimeFormat(LOCALE_INFO[locale].format, {
    dateStyle: 'long',
    calendar: 'gregory',
    timeZone: 'UTC',
  });
  const day = (text: string) => format.format(new Date(text));
  const days = start === end ? day(start) : `${day(start)} – ${day(end)}`;
  const when = startTime === null ? days : `${days}, ${endTime === null ? startTime : `${startTime}–${endTime}`}`;
  return certainty === 'confirmed' || publisher !== null ? when : `${when} (${SITE[locale].events[certainty]})`;
}
