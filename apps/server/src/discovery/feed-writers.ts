import type { FeedEntry } from '@dalil/backend/guide/list-feed.ts';
import type { FeedArea } from '@dalil/domain/guide/feed-area.ts';
import { type FeedFormat, feedHref } from '@dalil/domain/guide/feed-format.ts';
import { SITE } from '@dalil/domain/languages/tables/site.ts';
import { socialImageHref } from '@dalil/domain/guide/social-image.ts';
import { type Locale, localePath } from '@dalil/domain/language/locale.ts';
import { PRODUCT_NAMES } from '@dalil/domain/languages/tables/product-names.ts';
import { PRODUCT } from '@dalil/domain/product.ts';
import { licenceName, licencePage } from '@dalil/domain/guide/picture-licence.ts';
import { pictureAddress, type PictureView } from '@dalil/domain/guide/picture.ts';
import { writeRssFile } from './rss-file.ts';

export type Feed = { origin: string; locale: Locale; area: FeedArea; entries: readonly FeedEntry[] };

export const FEED_WRITERS: Record<FeedFormat, (feed: Feed) => string> = { xml: writeRss, json: writeJsonFeed };

function head({ origin, locale, area }: Feed) {
  const { title, promise } = SITE[locale].lists[area];
  return {
    title: `${title} · ${PRODUCT_NAMES[locale].localName}`,
    description: promise,
    page: origin + localePath(locale, `/${area}`),
    icon: `${origin}/icons/icon-512.png`,
  };
}

/** Stable for the lifetime of the item, even if the site moves to another origin. */
function idOf({ kind, id }: FeedEntry, locale: Locale): string {
  return `dalil:${kind}:${id}:${locale}`;
}

/** The summary, and what was corrected last, in the language of the text. */
function textOf({ summary, correction, locale }: FeedEntry): string {
  return correction ? `${summary}\n\n${SITE[locale].corrected} ${correction.note}` : summary;
}

const largestFile = (origin: string, { id, width }: PictureView) => origin + pictureAddress(id, width, 'webp');

/** What whoever shows the photograph has to say. */
function creditOf(picture: PictureView) {
  const { credit, licence, sourceUrl, alt } = picture;
  return {
    author: credit,
    licence: licenceName(licence) ?? licence,
    licence_url: licencePage(picture),
    source_url: sourceUrl,
    description: alt,
  };
}

function writeRss(feed: Feed): string {
  const { origin, locale, area, entries } = feed;
  const items = entries.map((entry) => ({
    title: entry.title,
    href: origin + localePath(locale, entry.href),
    id: idOf(entry, locale),
    text: textOf(entry),
    publishedAt: entry.publishedAt ?? entry.updatedAt,
    updatedAt: entry.updatedAt,
    locale: entry.locale,
    ...(entry.picture && { photo: { url: largestFile(origin, entry.picture), ...creditOf(entry.picture) } }),
  }));
  return writeRssFile({ ...head(feed), locale, self: origin + feedHref(locale, area, 'xml'), items });
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
      content_text: textOf(entry),
      image: entry.picture ? largestFile(origin, entry.picture) : origin + socialImageHref(entry, locale),
      ...(entry.picture && { _photograph: creditOf(entry.picture) }),
      date_published: entry.publishedAt ?? entry.updatedAt,
      date_modified: entry.updatedAt,
      language: entry.locale,
    })),
  });
}
