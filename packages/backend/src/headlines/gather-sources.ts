import { feedSources } from '@dalil/database/tables/headlines.ts';
import { liveValues } from '@dalil/database/tables/live.ts';
import { liveState } from '@dalil/domain/city/live/live-feed.ts';
import { clusterHeadlines } from '@dalil/domain/headlines/cluster-headlines.ts';
import {
  type Headline,
  type Headlines,
  isCurrentHeadline,
  type PublishedHeadline,
} from '@dalil/domain/headlines/headline.ts';
import {
  type ImportedEvent,
  type ImportedEvents,
  isUpcoming,
  mergeEvents,
  type PublishedEvent,
} from '@dalil/domain/headlines/imported-event.ts';
import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';

/** More than a user looks through. They are in the HTML of the page. */
const MAX_CLUSTERS = 24;
/** A publisher with many headlines leaves room for the others. */
const MAX_OF_A_SOURCE = 12;

/** Coming events of all calendars together. */
const MAX_EVENTS = 60;

type Source = typeof feedSources.$inferSelect;
type Gathering = Pick<Deps, 'db' | 'now'>;

/**
 * Puts what all sources that are switched on have together and stores it as two live values, headlines and listings of events, if
 * that changes them. The job does so after each run, and every command that changes a source within its transaction.
 */
export async function gatherSources(deps: Gathering): Promise<void> {
  const { db, now } = deps;
  const rows = await db.select().from(feedSources).where(eq(feedSources.isOn, true)).orderBy(feedSources.id);
  const publishers = rows.filter(({ kind }) => kind === 'headlines');
  const clusters = clusterHeadlines(publishers.flatMap((row) => currentOf(row, now()))).slice(0, MAX_CLUSTERS);
  await storeValue(deps, 'headlines', publishers, { clusters });
  const calendars = rows.filter(({ kind }) => kind === 'events');
  const events = mergeEvents(calendars.flatMap((row) => upcomingOf(row, now()))).slice(0, MAX_EVENTS);
  await storeValue(deps, 'listings', calendars, { events });
}

async function storeValue(
  { db, now }: Gathering,
  feed: 'headlines' | 'listings',
  sources: readonly Source[],
  value: Headlines | ImportedEvents,
): Promise<void> {
  const answered = sources.flatMap(({ answeredAt }) => (answeredAt === null ? [] : [answeredAt.getTime()]));
  const [stored] = await db.select().from(liveValues).where(eq(liveValues.feed, feed));
  // Without a source there is no value, and none is announced.
  if (!stored && answered.length === 0) return;
  const fetchedAt = new Date(answered.length === 0 ? now() : Math.max(...answered));
  const state = liveState(feed, fetchedAt.toISOString(), now());
  const row = { source: 'feeds', answeredBy: 'feeds', value, fetchedAt, state };
  await db
    .insert(liveValues)
    .values({ feed, ...row })
    .onConflictDoUpdate({
      target: liveValues.feed,
      set: row,
      setWhere: sql`(${liveValues.value}, ${liveValues.fetchedAt}) is distinct from (excluded.value, excluded.fetched_at)`,
    });
}

function upcomingOf(row: Source, now: Date): PublishedEvent[] {
  const language = row.language as PublishedEvent['language'];
  // Checked when the calendar was read.
  return (row.items as ImportedEvent[])
    .filter((event) => isUpcoming(event, now))
    .map((event) => ({ ...event, publisher: row.name, publisherUrl: row.url, language }));
}

function currentOf(row: Source, now: Date): PublishedHeadline[] {
  const { name, language, section } = row;
  // Checked when the feed was read.
  return (row.items as Headline[])
    .filter(({ publishedAt }) => isCurrentHeadline(publishedAt, now))
    .toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))
    .slice(0, MAX_OF_A_SOURCE)
    .map((headline) => ({
      ...headline,
      publisher: name,
      language: language as PublishedHeadline['language'],
      section: section as PublishedHeadline['section'],
    }));
}
