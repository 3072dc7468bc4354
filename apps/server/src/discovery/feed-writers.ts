import type { FeedEntry } from '@dalil/backend/guide/list-feed.ts';
import type { FeedArea } from '@dalil/domain/guide/feed-area.ts';
import { type FeedFormat, feedHref, FEED_TYPES } from '@dalil/domain/guide/feed-format.ts';
import { LIST_MESSAGES } from '@dalil/domain/guide/site-messages.ts';
import { socialImageHref } from '@dalil/domain/guide/social-image.ts';
import { type Locale, localePath } from '@dalil/domain/language/locale.ts';
import { PRODUCT } from '@dalil/domain/product.ts';
import { element, escapeXml } from './xml.ts';

export type Feed = { origin: string; locale: Locale; area: FeedArea; entries: readonly FeedEntry[] };

export const FEED_WRITERS: Record<FeedFormat, (feed: Feed) => string> = { xml: writeRss, json: writeJsonFeed };

function head({ origin, locale, area }: Feed) {
  const { title, promise } = LIST_MESSAGES[area][locale];
  return {
    title: `${title} · ${PRODUCT.localName[locale]}`,
    description: promise,
    page: origin + localePath(locale, `/${area}`),
    icon: `${origin}/icons/icon-512.png`,
  };
}

/** Stable for the lifetime of the item, even if the site moves to another origin. */
function idOf({ kind, id }: FeedEntry, locale: Locale): string {
  return `dalil:${kind}:${id}:${locale}`;
}

/** RSS 2.0. Uses Atom elements for what RSS lacks: the feed's own address and the time of an entry's change. */
function writeRss(feed: Feed): string {
  const { origin, locale, area, entries } = feed;
  const { title, description, page, icon } = head(feed);
  const self = escapeXml(origin + feedHref(locale, area, 'xml'));
  const items = entries.map(
    (entry) =>
      `<item>${element('title', entry.title)}${element('link', origin + localePath(locale, entry.href))}` +
      `<guid isPermaLink="false">${escapeXml(idOf(entry, locale))}</guid>${element('description', entry.summary)}` +
      element('pubDate', rssDate(entry.publishedAt ?? entry.updatedAt)) +
      `${element('atom:updated', entry.updatedAt)}${element('dc:language', entry.locale)}</item>\n`,
  );
  const newest = newestOf(entries);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"' +
    ` xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>${element('title', title)}${element('link', page)}` +
    `${element('description', description)}${element('language', locale)}` +
    `<atom:link rel="self" type="${FEED_TYPES.xml}" href="${self}"/>` +
    element('lastBuildDate', newest === null ? null : rssDate(newest)) +
    `<image>${element('url', icon)}${element('title', title)}${element('link', page)}</image>\n` +
    `${items.join('')}</channel></rss>\n`
  );
}

function writeJsonFeed(feed: Feed): string {
  const { origin, locale, area, entries } = feed;
  const { title, description, page, icon } = head(feed);
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: page,
    feed_url: origin + feedHref(locale, area, 'json'),
    icon,
    language: locale,
    authors: [{ name: PRODUCT.name, url: `${origin}/` }],
    items: entries.map((entry) => ({
      id: idOf(entry, locale),
      url: origin + localePath(locale, entry.href),
      title: entry.title,
      summary: entry.summary,
      content_text: entry.summary,
      image: origin + socialImageHref(entry, locale),
      date_published: entry.publishedAt ?? entry.updatedAt,
      date_modified: entry.updatedAt,
      language: entry.locale,
    })),
  });
}

/** Expects ISO instants in UTC, whose order as text is their order in time. */
export function newestOf(entries: readonly FeedEntry[]): string | null {
  return entries.reduce<string | null>(
    (newest, { updatedAt }) => (newest && newest > updatedAt ? newest : updatedAt),
    null,
  );
}

/** RFC 822 date, as RSS requires. */
export function rssDate(instant: string): string {
  return new Date(instant).toUTCString();
}
