import { FEED_FAULTS, type FeedFault, type FeedResult, type SourceKind } from '@dalil/domain/headlines/feed-source.ts';
import type { Headline } from '@dalil/domain/headlines/headline.ts';
import type { ImportedEvent } from '@dalil/domain/headlines/imported-event.ts';
import { TaskRefused, TaskStopped } from '../../core/thread-pool.ts';
import { type FetchPublic, FetchRefused, type PublicAnswer } from '../fetch/fetch-public.ts';
import { readRobots, RobotsUnreachable } from '../fetch/robots.ts';
import type { ParseForeign } from '../foreign/foreign.ts';
import { expiryOf, instantOf } from '../live/answer-times.ts';
import type { ReadSource } from './read-feed.ts';

/** How long an answer of robots.txt is relied on (RFC 9309). */
const ROBOTS_MS = 24 * 3_600_000;
const ACCEPT = {
  headlines: 'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, */*;q=0.5',
  events: 'text/calendar, text/html;q=0.9, */*;q=0.5',
};

export type KnownFeed = {
  kind: SourceKind;
  url: string;
  etag: string | null;
  lastModified: string | null;
  /** What robots.txt said, and when. */
  isAllowed: boolean | null;
  robotsReadAt: Date | null;
};
export type Robots = { isAllowed: boolean; robotsReadAt: Date };

type Outcome =
  | {
      kind: 'items';
      items: Headline[] | ImportedEvent[];
      /** Entries and lines that could not be read. */
      skipped: number;
      etag: string | null;
      lastModified: string | null;
      expiresAt: Date | null;
    }
  | { kind: 'unchanged'; expiresAt: Date | null }
  | { kind: 'failed'; result: Exclude<FeedResult, 'ok'>; retryAt: Date | null };
/** What came of a fetch. `robots` is null where robots.txt could not be read. */
export type FeedAnswer = Outcome & { robots: Robots | null };

type FetchFeedParts = { fetchPublic: FetchPublic; parse: ParseForeign; userAgent: string; now: () => Date };

/**
 * Fetches a feed once, if the publisher's robots.txt allows it. Redirects, sizes, times and addresses are limited by `fetchPublic`,
 * the reading of both files by `parse`. A fault is a result with a code; only a defect of ours throws.
 */
export async function fetchFeed(parts: FetchFeedParts, known: KnownFeed): Promise<FeedAnswer> {
  let robots: Robots | null = null;
  try {
    robots = await askRobots(parts, known);
    if (!robots.isAllowed) return { kind: 'failed', result: 'robots_forbid', retryAt: null, robots };
    return { ...(await requestFeed(parts, known)), robots };
  } catch (error) {
    if (error instanceof RobotsUnreachable)
      return { kind: 'failed', result: 'robots_unreachable', retryAt: null, robots };
    const result = faultOf(error);
    if (result === null) throw error;
    return { kind: 'failed', result, retryAt: null, robots };
  }
}

function faultOf(error: unknown): FeedFault | null {
  if (error instanceof FetchRefused) return error.reason;
  if (error instanceof TaskStopped) return 'reading_stopped';
  if (error instanceof TaskRefused) return FEED_FAULTS.find((known) => known === error.fault) ?? 'not_a_feed';
  return null;
}

/** Without a robots.txt everything is allowed; where it cannot be read, nothing is (RFC 9309, 2.3.1). */
async function askRobots({ now, ...parts }: FetchFeedParts, known: KnownFeed): Promise<Robots> {
  const { isAllowed, robotsReadAt } = known;
  if (isAllowed !== null && robotsReadAt !== null && now().getTime() - robotsReadAt.getTime() < ROBOTS_MS) {
    return { isAllowed, robotsReadAt };
  }
  const allowed = await readRobots(parts, [known.url]);
  return { isAllowed: allowed.has(known.url), robotsReadAt: now() };
}

async function requestFeed({ fetchPublic, parse, userAgent, now }: FetchFeedParts, known: KnownFeed): Promise<Outcome> {
  const answer = await fetchPublic(known.url, {
    accept: ACCEPT[known.kind],
    'user-agent': userAgent,
    ...(known.etag !== null && { 'if-none-match': known.etag }),
    ...(known.lastModified !== null && { 'if-modified-since': known.lastModified }),
  });
  const { status, headers } = answer;
  const expiresAt = expiryOf(headers, now());
  if (status === 304) return { kind: 'unchanged', expiresAt };
  if (status !== 200) {
    return { kind: 'failed', result: `http_${status}`, retryAt: instantOf(headers.get('retry-after'), now()) };
  }
  return {
    kind: 'items',
    ...(await readItems(parse, known.kind, answer, now())),
    etag: headers.get('etag'),
    lastModified: headers.get('last-modified'),
    expiresAt,
  };
}

/** A feed; or a calendar file, or else the events that a page states. */
type Items = ReadSource<Headline> | ReadSource<ImportedEvent>;

function readItems(parse: ParseForeign, kind: SourceKind, answer: PublicAnswer, now: Date): Promise<Items> {
  const { text, url, isWhole } = answer;
  return parse(kind === 'headlines' ? 'feed' : 'events', { text, url, isWhole, now });
}
