import type { FeedFault } from '@dalil/domain/headlines/feed-source.ts';
import { EXTRACT_LIMIT, type Headline, isCurrentHeadline, TITLE_LIMIT } from '@dalil/domain/headlines/headline.ts';
import { isWebAddress } from '@dalil/domain/headlines/feed-source.ts';
import { statedInstant } from '@dalil/domain/headlines/stated-instant.ts';
import { plainLine } from '@dalil/domain/language/plain-line.ts';
import { cutText } from '@dalil/domain/language/cut-text.ts';
import { parseFeed } from 'feedsmith';
import { textOfHtml } from './text-of-html.ts';

/** Of one feed. Publishers list the newest first. */
const MAX_HEADLINES = 40;
/** Far more than an extract needs. The rest of a long text is not even read. */
const MAX_TEXT = 4000;
const LOST_LETTER = '\uFFFD';

/** A feed that cannot be used. `reason` is a code. */
export class FeedRejected extends Error {
  readonly reason: FeedFault;

  constructor(reason: FeedFault) {
    super(reason);
    this.reason = reason;
  }
}

/** What a source has, and how many entries or lines of it could not be read. */
export type ReadSource<Item> = { items: Item[]; skipped: number };

type Entry = { title: unknown; url: string | undefined; text: unknown; date: unknown };

/**
 * Reads the current headlines of an RSS, RDF, Atom or JSON feed, without repetitions. Titles and texts become plain text; entries
 * without a title, a date or an address of a web page, or with letters that were lost, are left out and counted. Throws `FeedRejected`
 * for anything that is not a feed, and for one without any current headline.
 */
export function readFeed(text: string, base: string, now: Date): ReadSource<Headline> {
  const found = new Map<string, Headline>();
  let skipped = 0;
  for (const entry of entriesOf(text.replace(/^[\s\uFEFF]+/, ''))) {
    const headline = headlineOf(entry, base);
    if (headline === null) skipped += 1;
    else if (isCurrentHeadline(headline.publishedAt, now) && !found.has(headline.url))
      found.set(headline.url, headline);
    if (found.size === MAX_HEADLINES) break;
  }
  if (found.size === 0) throw new FeedRejected(skipped > 0 ? 'unreadable' : 'no_headlines');
  return { items: [...found.values()], skipped };
}

function entriesOf(text: string): Entry[] {
  // No feed needs entities of its own, and they could multiply each other.
  if (/<!ENTITY/i.test(text)) throw new FeedRejected('not_a_feed');
  try {
    const { format, feed } = parseFeed(text);
    if (format === 'atom') {
      return (feed.entries ?? []).map((entry) => ({
        title: entry.title?.value,
        url: entry.links?.find(({ rel }) => rel === undefined || rel === 'alternate')?.href,
        text: entry.summary?.value ?? entry.content?.value,
        date: entry.published ?? entry.updated,
      }));
    }
    if (format === 'json') {
      return (feed.items ?? []).map((item) => ({
        title: item.title,
        url: item.url,
        text: item.summary ?? item.content_text ?? item.content_html,
        date: item.date_published ?? item.date_modified,
      }));
    }
    if (format === 'rdf') {
      return (feed.items ?? []).map((item) => ({
        title: item.title,
        url: item.link,
        text: item.description,
        date: item.dc?.dates?.[0],
      }));
    }
    return (feed.items ?? []).map((item) => ({
      title: item.title,
      url: item.link ?? (item.guid?.isPermaLink === false ? undefined : item.guid?.value),
      text: item.description,
      date: item.pubDate ?? item.dc?.dates?.[0],
    }));
  } catch {
    throw new FeedRejected('not_a_feed');
  }
}

function headlineOf({ title, url, text, date }: Entry, base: string): Headline | null {
  const address = typeof url === 'string' ? URL.parse(url.trim(), base)?.href : undefined;
  const time = typeof date === 'string' ? statedInstant(date) : null;
  if (address === undefined || !isWebAddress(address) || address.length > 2000 || time === null) return null;
  const publishedAt = new Date(time).toISOString();
  const line = plain(title, TITLE_LIMIT);
  if (line === '' || line.includes(LOST_LETTER)) return null;
  const extract = plain(text, EXTRACT_LIMIT);
  return { title: line, url: address, extract: extract === '' || extract === line ? null : extract, publishedAt };
}

/** Read twice, because many publishers escape their markup once more. */
function plain(text: unknown, limit: number): string {
  return typeof text === 'string' ? plainLine(textOfHtml(textOfHtml(cutText(text, MAX_TEXT))), limit) : '';
}
