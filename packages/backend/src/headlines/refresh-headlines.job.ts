import { feedSources } from '@dalil/database/tables/headlines.ts';
import { liveRequests } from '@dalil/database/tables/live.ts';
import type { FeedResult, SourceKind } from '@dalil/domain/headlines/feed-source.ts';
import { and, eq } from 'drizzle-orm';
import {
  claimRequest,
  type ClaimedRequest,
  type CountedRequest,
  recordFault,
  recordSuccess,
  sourceKey,
} from '../city/live/request-log.ts';
import type { Deps } from '../core/deps.ts';
import { forEachRow } from '../core/for-each-row.ts';
import type { JobHandler } from '../core/job-handler.ts';
import { type FeedAnswer, fetchFeed } from '../providers/feeds/fetch-feed.ts';
import { gatherSources } from './gather-sources.ts';
import { clearReading, isLeftReading, markedParse, recordStoppedReading } from './reading-mark.ts';

/** Servers everywhere run on the same minute. Each waits for a while of its own before it asks. */
const JITTER_MS = 30_000;
const EVERY_MINUTES = 30;
const REQUESTS_PER_DAY = 96;
const FEEDS_AT_A_TIME = 3;

type Source = typeof feedSources.$inferSelect;

/** STAFF-4: fetches every source that is switched on and due, or one that staff asked for, and gathers what they have. */
export const refreshHeadlines: JobHandler<'refresh-headlines'> = async (deps, { sourceId }) => {
  const { isOn, id } = feedSources;
  if (deps.live.isOn) {
    const sources = await deps.db
      .select()
      .from(feedSources)
      .where(sourceId === undefined ? eq(isOn, true) : eq(id, sourceId));
    if (sources.length > 0 && sourceId === undefined) await deps.live.pause(deps.randomInt(JITTER_MS));
    await forEachRow(deps, {
      name: 'refresh-headlines',
      rows: sources,
      keyOf: ({ id: source }) => source,
      run: (source) => refreshSource(deps, source, sourceId !== undefined),
      parallel: FEEDS_AT_A_TIME,
    });
  }
  await deps.db.transaction(async (db) => gatherSources({ ...deps, db }));
};

async function refreshSource(deps: Deps, source: Source, isAskedFor: boolean): Promise<void> {
  const left = await isLeftReading(deps, source);
  if (left === 'being-read' || (left === 'set-aside' && !isAskedFor)) return;
  const request: CountedRequest = {
    key: sourceKey(source.id),
    feed: source.kind === 'events' ? 'listings' : 'headlines',
    everyMinutes: EVERY_MINUTES,
    requestsPerDay: REQUESTS_PER_DAY,
  };
  if (isAskedFor) {
    const isOwn = eq(liveRequests.key, request.key);
    await deps.db.update(liveRequests).set({ notBefore: deps.now() }).where(isOwn);
  }
  const claim = await claimRequest(deps, request);
  if (claim === 'quota_used' && isAskedFor) await saveResult(deps, source, 'too_often');
  if (typeof claim === 'string') return;
  const { fetchPublic, live, now } = deps;
  const parse = markedParse(deps, source);
  // "Not modified" is only an answer where the headlines it speaks of are stored.
  const validators = source.answeredAt === null ? { etag: null, lastModified: null } : claim;
  const kind = source.kind as SourceKind;
  const known = { ...source, kind, etag: validators.etag, lastModified: validators.lastModified };
  try {
    const answer = await fetchFeed({ fetchPublic, parse, userAgent: live.userAgent, now }, known);
    await recordAnswer(deps, source, { request, claim, answer });
  } finally {
    await clearReading(deps, source);
  }
}

type Asked = { request: CountedRequest; claim: ClaimedRequest; answer: FeedAnswer };

async function recordAnswer(deps: Deps, source: Source, { request, claim, answer }: Asked): Promise<void> {
  if (answer.kind === 'failed') {
    const { result: reason, retryAt } = answer;
    await recordFault(deps, request, claim.failures, { reason, retryAt });
    await saveResult(deps, source, reason, answer.robots ?? {});
    if (reason === 'reading_stopped') await recordStoppedReading(deps, source);
    if (claim.failures === 0) deps.log('warn', 'feed_source_failing', { source: source.id, reason });
    return;
  }
  const changed = answer.kind === 'items' ? { items: answer.items, skipped: answer.skipped } : {};
  await deps.db.transaction(async (db) => {
    const inside = { ...deps, db };
    await saveResult(inside, source, 'ok', {
      ...changed,
      ...answer.robots,
      answeredAt: deps.now(),
      stoppedReadings: 0,
    });
    if (answer.kind === 'unchanged') return recordSuccess(inside, request, { expiresAt: answer.expiresAt });
    const { etag, lastModified, expiresAt } = answer;
    return recordSuccess(inside, request, { etag, lastModified, expiresAt });
  });
  if (claim.failures > 0) deps.log('info', 'feed_source_answers', { source: source.id, failures: claim.failures });
}

/** Nothing of an address that staff have changed meanwhile is stored. */
async function saveResult(
  { db, now }: Deps,
  { id, url }: Source,
  result: FeedResult,
  values: Partial<Source> = {},
): Promise<void> {
  await db
    .update(feedSources)
    .set({ ...values, result, fetchedAt: now() })
    .where(and(eq(feedSources.id, id), eq(feedSources.url, url)));
}
