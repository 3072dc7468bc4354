import { liveValues } from '@dalil/database/tables/live.ts';
import { FRESH_HOURS, type LiveFeed } from '@dalil/domain/city/live/live-feed.ts';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../core/deps.ts';
import type { ProviderAnswer } from '../../providers/live/ask-provider.ts';
import type { LiveProvider } from '../../providers/live/live-provider.ts';
import {
  type ClaimedRequest,
  claimRequest,
  countRetries,
  OPEN_AFTER_FAILURES,
  recordFault,
  recordSuccess,
} from './request-log.ts';

const MAX_RETRIES = 2;
const RETRY_MS = 400;
/** A value of the preferred provider is richer, so another one replaces it only when it is no longer recent. */
const RECENT_MS = 45 * 60_000;
/** A value that is fresh for a short time is replaced before it is stale. */
const RECENT_SHARE = 0.75;
const HOUR_MS = 3_600_000;

type StoredValue = { answeredBy: string; fetchedAt: Date };

/**
 * Asks the providers of a feed in order until one answers, each only when it is due. A failure keeps the stored value. Logs when a
 * provider begins to fail and when it answers again, not each failure in between.
 */
export async function refreshFeed(deps: Deps, feed: LiveFeed): Promise<void> {
  const recentMs = Math.min(RECENT_MS, RECENT_SHARE * FRESH_HOURS[feed] * HOUR_MS);
  for (const [at, provider] of deps.live.providers[feed].entries()) {
    const stored = await findStored(deps, feed);
    if (at > 0 && stored && deps.now().getTime() - stored.fetchedAt.getTime() < recentMs) return;
    const claim = await claimRequest(deps, provider);
    if (claim === 'not_due') return;
    if (typeof claim === 'string') continue;
    const answer = await askWithRetries(deps, provider, claim, stored);
    await recordAnswer(deps, provider, claim, answer);
    if (answer.kind !== 'failed') return;
  }
}

async function findStored({ db }: Deps, feed: LiveFeed): Promise<StoredValue | undefined> {
  const { answeredBy, fetchedAt } = liveValues;
  const [row] = await db.select({ answeredBy, fetchedAt }).from(liveValues).where(eq(liveValues.feed, feed));
  return row;
}

async function askWithRetries(
  deps: Deps,
  provider: LiveProvider,
  { etag, lastModified, failures }: ClaimedRequest,
  stored: StoredValue | undefined,
): Promise<ProviderAnswer> {
  // "Not modified" is only an answer where the value it speaks of is the stored one.
  const known = stored?.answeredBy === provider.key ? { etag, lastModified } : { etag: null, lastModified: null };
  const retries = failures < OPEN_AFTER_FAILURES ? MAX_RETRIES : 0;
  for (let retry = 0; ; retry += 1) {
    const answer = await deps.live.ask(provider, known);
    if (answer.kind !== 'failed' || !answer.isTransient || retry === retries) {
      await countRetries(deps, provider, retry);
      return answer;
    }
    await deps.live.pause(RETRY_MS * 2 ** retry + deps.randomInt(RETRY_MS));
  }
}

async function recordAnswer(
  deps: Deps,
  provider: LiveProvider,
  { failures }: ClaimedRequest,
  answer: ProviderAnswer,
): Promise<void> {
  const { key, feed, source } = provider;
  if (answer.kind === 'failed') {
    await recordFault(deps, provider, failures, answer);
    if (failures === 0) deps.log('warn', 'live_provider_failing', { provider: key, reason: answer.reason });
    return;
  }
  const fetchedAt = deps.now();
  await deps.db.transaction(async (db) => {
    const inside = { ...deps, db };
    if (answer.kind === 'unchanged') {
      const isOwn = and(eq(liveValues.feed, feed), eq(liveValues.answeredBy, key));
      await db.update(liveValues).set({ fetchedAt, state: 'fresh' }).where(isOwn);
      return recordSuccess(inside, provider, { expiresAt: answer.expiresAt });
    }
    const row = { source, answeredBy: key, value: answer.value, fetchedAt, state: 'fresh' };
    await db
      .insert(liveValues)
      .values({ feed, ...row })
      .onConflictDoUpdate({ target: liveValues.feed, set: row });
    const { expiresAt, etag, lastModified } = answer;
    return recordSuccess(inside, provider, { expiresAt, etag, lastModified });
  });
  if (failures > 0) deps.log('info', 'live_provider_answers', { provider: key, failures });
}
