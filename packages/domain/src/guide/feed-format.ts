import { type Locale, localePath } from '../language/locale.ts';
import type { FeedArea } from './feed-area.ts';

export const FEED_FORMATS = ['xml', 'json'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** RSS is `xml`, JSON Feed is `json`. */
export const FEED_TYPES: Record<FeedFormat, string> = { xml: 'application/rss+xml', json: 'application/feed+json' };

/** The names of the formats, the same in every language. */
export const FEED_NAMES: Record<FeedFormat, string> = { xml: 'RSS', json: 'JSON Feed' };

export function feedHref(locale: Locale, area: FeedArea, format: FeedFormat): string {
  return localePath(locale, `/feeds/${area}.${format}`);
}
