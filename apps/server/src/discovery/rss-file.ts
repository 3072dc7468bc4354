import { FEED_TYPES } from '@dalil/domain/guide/feed-format.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { element, escapeXml } from './xml.ts';

type RssItem = {
  title: string;
  href: string;
  /** Permanent, and no address. */
  id: string;
  text: string;
  /** Null where nothing says when it was written. */
  publishedAt: string | null;
  updatedAt: string | null;
  locale: Locale;
  photo?: FeedPhotograph;
};

/** A photograph with what whoever shows it has to say. */
export type FeedPhotograph = {
  url: string;
  author: string;
  licence: string;
  licence_url: string | null;
  description: string;
};

type RssChannel = {
  title: string;
  description: string;
  locale: Locale;
  /** The addresses of the page the feed belongs to, of an image, and of the feed itself. */
  page: string;
  icon: string;
  self: string;
  items: readonly RssItem[];
};

/** RSS 2.0. Uses Atom elements for what RSS lacks: the feed's own address and the time of an entry's change. */
export function writeRssFile({ title, description, locale, page, icon, self, items }: RssChannel): string {
  const entries = items.map(
    (item) =>
      `<item>${element('title', item.title)}${element('link', item.href)}` +
      `<guid isPermaLink="false">${escapeXml(item.id)}</guid>${element('description', item.text)}` +
      element('pubDate', item.publishedAt === null ? null : rssDate(item.publishedAt)) +
      `${element('atom:updated', item.updatedAt)}${element('dc:language', item.locale)}${photoOf(item)}</item>\n`,
  );
  const newest = newestOf(items);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"' +
    ` xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"><channel>${element('title', title)}${element('link', page)}` +
    `${element('description', description)}${element('language', locale)}` +
    `<atom:link rel="self" type="${FEED_TYPES.xml}" href="${escapeXml(self)}"/>` +
    element('lastBuildDate', newest === null ? null : rssDate(newest)) +
    `<image>${element('url', icon)}${element('title', title)}${element('link', page)}</image>\n` +
    `${entries.join('')}</channel></rss>\n`
  );
}

/** Media RSS: https://www.rssboard.org/media-rss */
function photoOf({ photo }: RssItem): string {
  if (!photo) return '';
  const { url, author, licence, licence_url: page, description } = photo;
  const address = page === null ? '' : ` type="text/html" href="${escapeXml(page)}"`;
  return (
    `<media:content url="${escapeXml(url)}" medium="image" type="image/webp">` +
    `<media:credit role="photographer">${escapeXml(author)}</media:credit>` +
    `<media:license${address}>${escapeXml(licence)}</media:license>${element('media:description', description)}</media:content>`
  );
}

/** Expects ISO instants in UTC, whose order as text is their order in time. */
export function newestOf(entries: readonly { updatedAt: string | null }[]): string | null {
  return entries.reduce<string | null>(
    (newest, { updatedAt }) => (updatedAt === null || (newest !== null && newest > updatedAt) ? newest : updatedAt),
    null,
  );
}

/** RFC 822 date, as RSS requires. */
export function rssDate(instant: string): string {
  return new Date(instant).toUTCString();
}
