import { liveRequests } from '@dalil/database/tables/live.ts';
import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../../core/deps.ts';
import type { LiveProvider } from '../../providers/live/live-provider.ts';

const MINUTE_MS = 60_000;
/** Longer than all tries of one request take. Another process may ask again after it. */
const CLAIM_MS = MINUTE_MS;
/** The schedule is every five minutes, and a run may begin a little earlier than the last one. */
const SLACK_MS = 50_000;
const FIRST_PAUSE_MS = 5 * MINUTE_MS;
const MAX_PAUSE_MS = 120 * MINUTE_MS;
/** A provider that failed this often in a row is asked once, without retries, and rarely. */
export const OPEN_AFTER_FAILURES = 3;

/** Under which the requests to a source of headlines are counted. */
export const sourceKey = (id: string) => `feed-source/${id}`;

/** What is counted: requests under a key, at an interval and up to a number on a day. */
export type CountedRequest = Pick<LiveProvider, 'key' | 'feed' | 'everyMinutes' | 'requestsPerDay'>;

export type ClaimedRequest = { etag: string | null; lastModified: string | null; failures: number };
export type Claim = ClaimedRequest | 'not_due' | 'failing' | 'quota_used';

/**
 * Takes the right to ask a provider now. Of all processes one gets it. `not_due` after a success, `failing` while the pause after a
 * failure lasts, `quota_used` when the day's requests are used up.
 */
export async function claimRequest({ db, now }: Deps, provider: CountedRequest): Promise<Claim> {
  const at = now();
  const today = at.toISOString().slice(0, 10);
  const until = new Date(at.getTime() + CLAIM_MS);
  const { rows } = await db.execute<ClaimedRequest>(sql`
    insert into live_requests as r (key, feed, not_before, failures, counted_on, requests)
    values (${provider.key}, ${provider.feed}, ${until.toISOString()}, 0, ${today}, 1)
    on conflict (key) do update set
      not_before = excluded.not_before,
      counted_on = excluded.counted_on,
      requests = case when r.counted_on = excluded.counted_on then r.requests + 1 else 1 end
    where r.not_before <= ${at.toISOString()}
      and (r.counted_on <> excluded.counted_on or r.requests < ${provider.requestsPerDay})
    returning etag, last_modified as "lastModified", failures`);
  if (rows[0]) return rows[0];
  const [row] = await db.select().from(liveRequests).where(eq(liveRequests.key, provider.key));
  if (row && row.notBefore <= at) return 'quota_used';
  return (row?.failures ?? 0) > 0 ? 'failing' : 'not_due';
}

/** Counts the retries of a claimed request. */
export async function countRetries({ db }: Deps, { key }: CountedRequest, retries: number): Promise<void> {
  if (retries === 0) return;
  await db
    .update(liveRequests)
    .set({ requests: sql`${liveRequests.requests} + ${retries}` })
    .where(eq(liveRequests.key, key));
}

type Success = { etag?: string | null; lastModified?: string | null; expiresAt: Date | null };

/** Records a success. The next request comes after the provider's own interval, later if the answer is valid for longer. */
export async function recordSuccess(deps: Deps, provider: CountedRequest, { expiresAt, ...validators }: Success) {
  const interval = provider.everyMinutes * MINUTE_MS;
  const at = deps.now().getTime();
  const usual = at + interval - SLACK_MS + deps.randomInt(interval / 20);
  const asked = Math.min(expiresAt?.getTime() ?? 0, at + 4 * interval);
  await deps.db
    .update(liveRequests)
    .set({ ...validators, failures: 0, reason: null, notBefore: new Date(Math.max(usual, asked)) })
    .where(eq(liveRequests.key, provider.key));
}

type Fault = { reason: string; retryAt: Date | null };

/** Records a failure. Each further one doubles the pause, up to two hours; a provider may ask for a longer one, up to a day. */
export async function recordFault(deps: Deps, provider: CountedRequest, failures: number, { reason, retryAt }: Fault) {
  const at = deps.now().getTime();
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** failures, MAX_PAUSE_MS);
  const own = at + pause - SLACK_MS + deps.randomInt(pause / 5);
  const asked = Math.min(retryAt?.getTime() ?? 0, at + 24 * 60 * MINUTE_MS);
  await deps.db
    .update(liveRequests)
    .set({ failures: failures + 1, reason, notBefore: new Date(Math.max(own, asked)) })
    .where(eq(liveRequests.key, provider.key));
}
