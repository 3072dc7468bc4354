import type { Locale } from '../language/locale.ts';
import type { FeedSection } from './feed-source.ts';

/** A headline as its publisher's feed has it: plain text, and the page of the publisher that it opens. */
export type Headline = {
  title: string;
  url: string;
  /** The beginning of the text, `EXTRACT_LIMIT` characters at most. Null where the feed has none. */
  extract: string | null;
  /** An ISO instant. */
  publishedAt: string;
};

export type PublishedHeadline = Headline & { publisher: string; language: Locale; section: FeedSection };

/** The first report of a story, with those of other publishers. */
export type HeadlineCluster = PublishedHeadline & {
  others: readonly Pick<PublishedHeadline, 'publisher' | 'title' | 'url'>[];
};

export type Headlines = { clusters: HeadlineCluster[] };

export const TITLE_LIMIT = 200;
export const EXTRACT_LIMIT = 200;
/** Headlines are news. Older ones are not displayed. */
export const MAX_AGE_HOURS = 72;
const HOUR_MS = 3_600_000;
/** A clock that is a little fast is no reason to leave a headline out. */
const AHEAD_HOURS = 1;

/** Whether a headline is recent enough to be displayed, and not from the future. */
export function isCurrentHeadline(publishedAt: string, now: Date): boolean {
  const age = now.getTime() - Date.parse(publishedAt);
  return age <= MAX_AGE_HOURS * HOUR_MS && age >= -AHEAD_HOURS * HOUR_MS;
}
