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
import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';

/** More than a reader looks through. They are in the HTML of the page. */
const MAX_CLUSTERS = 24;
/** A publisher with many headlines leaves room for the others. */
const MAX_OF_A_SOURCE = 12;

/**
 * Puts the current headlines of all sources that are switched on together and stores them as one live value, if that changes it.
 * The job does so after each run, and every command that changes a source within its transaction.
 */
export async function gatherHeadlines({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const rows = await db.select().from(feedSources).where(eq(feedSources.isOn, true));
  const answered = rows.flatMap(({ answeredAt }) => (answeredAt === null ? [] : [answeredAt.getTime()]));
  const value: Headlines = { clusters: clusterHeadlines(rows.flatMap((row) => currentOf(row, now()))) };
  value.clusters = value.clusters.slice(0, MAX_CLUSTERS);
  const [stored] = await db.select().from(liveValues).where(eq(liveValues.feed, 'headlines'));
  // Without a source there is no value, and none is announced.
  if (!stored && answered.length === 0) return;
  const fetchedAt = new Date(answered.length === 0 ? now() : Math.max(...answered));
  const state = liveState('headlines', fetchedAt.toISOString(), now());
  const row = { source: 'feeds', answeredBy: 'feeds', value, fetchedAt, state };
  await db
    .insert(liveValues)
    .values({ feed: 'headlines', ...row })
    .onConflictDoUpdate({
      target: liveValues.feed,
      set: row,
      setWhere: sql`(${liveValues.value}, ${liveValues.fetchedAt}) is distinct from (excluded.value, excluded.fetched_at)`,
    });
}

function currentOf(row: typeof feedSources.$inferSelect, now: Date): PublishedHeadline[] {
  const { name, language, section } = row;
  // Checked when the feed was read.
  return (row.headlines as Headline[])
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
