import { healthCheck } from '@dalil/database/tables/monitoring.ts';
import { HEALTH_STATES, type HealthParts, type HealthState, worstState } from '@dalil/domain/monitoring/health.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { findFailingFeeds } from '../city/live/failing-feeds.ts';
import type { Deps } from '../core/deps.ts';
import { describeError } from '../core/describe-error.ts';
import type { JobCount } from '../core/jobs.ts';
import { query } from '../core/query.ts';
import { isGuidePacked } from '../offline/is-guide-packed.ts';
import { isIndexBuilt } from '../search/is-index-built.ts';
import { findSetAsideJobs } from './find-set-aside-jobs.ts';

export const healthStatusSchema = z.enum(HEALTH_STATES);
type HealthStatus = HealthState;

const SLOW_DATABASE_MS = 2000;
/** A job that is due for longer than this has no running worker. */
const OVERDUE_SECONDS = 300;

/**
 * MON-1: the state of each part and of the whole, which is the worst of them. The database is healthy if its one row reads back,
 * degraded if that is slow, unhealthy if it fails. Storage is healthy if data can be saved (`storage-watch.ts`). Search and the offline
 * guide are degraded until they have been built for the first time. Jobs are degraded if one is overdue, has died within the hour or is set aside. Mail is
 * degraded if a mail must be retried or has died. A failing language model is degraded at worst, since the guide answers instead.
 * Without a model this part cannot fail. Feeds are degraded at worst, if the providers of one have failed three times in a row: the
 * last values are displayed with their age.
 */
export const getHealth = query({
  name: 'get-health',
  input: z.object({}),
  permission: 'guide:read:any',
  run: async (deps) => {
    const [database, storage, built, counts, feeds, aside] = await Promise.all([
      databaseHealth(deps),
      deps.storageWatch.health(),
      builtHealth(deps),
      readCounts(deps),
      feedsHealth(deps),
      readSetAside(deps),
    ]);
    const parts: HealthParts = {
      database,
      storage,
      ...built,
      jobs: worstState([jobsHealth(counts), aside.length > 0 ? 'degraded' : 'healthy']),
      mail: mailHealth(counts),
      model: modelHealth(deps),
      feeds,
      listings: listingsHealth(deps),
    };
    return { status: worstState(Object.values(parts)), parts, jobsSetAside: aside };
  },
});

async function databaseHealth({ db, log }: Deps): Promise<HealthStatus> {
  const startedAt = performance.now();
  try {
    const [row] = await db.select({ status: healthCheck.status }).from(healthCheck).where(eq(healthCheck.id, 1));
    if (row?.status !== 'ok') return 'unhealthy';
    return performance.now() - startedAt > SLOW_DATABASE_MS ? 'degraded' : 'healthy';
  } catch (error) {
    log('error', 'health_database_failed', describeError(error));
    return 'unhealthy';
  }
}

async function builtHealth({ db, log }: Deps): Promise<Pick<HealthParts, 'search' | 'guide'>> {
  const stateOf = (isBuilt: boolean): HealthStatus => (isBuilt ? 'healthy' : 'degraded');
  try {
    const [isSearchBuilt, isGuideBuilt] = await Promise.all([isIndexBuilt(db), isGuidePacked(db)]);
    return { search: stateOf(isSearchBuilt), guide: stateOf(isGuideBuilt) };
  } catch (error) {
    log('error', 'health_builds_failed', describeError(error));
    return { search: 'degraded', guide: 'degraded' };
  }
}

/** Null if the queue cannot be read. */
async function readCounts({ jobs, log }: Deps): Promise<JobCount[] | null> {
  try {
    return await jobs.count();
  } catch (error) {
    log('error', 'health_jobs_failed', describeError(error));
    return null;
  }
}

/** Names of jobs, each once. Whether the database answers is another part. */
async function readSetAside(deps: Deps): Promise<string[]> {
  try {
    return [...new Set((await findSetAsideJobs(deps)).map(({ name }) => name))].toSorted();
  } catch (error) {
    deps.log('error', 'health_set_aside_failed', describeError(error));
    return [];
  }
}

function jobsHealth(counts: JobCount[] | null): HealthStatus {
  if (counts === null) return 'unhealthy';
  const isBehind = counts.some(({ overdueSeconds }) => overdueSeconds > OVERDUE_SECONDS);
  return isBehind || counts.some(({ deadLately }) => deadLately > 0) ? 'degraded' : 'healthy';
}

function mailHealth(counts: JobCount[] | null): HealthStatus {
  if (counts === null) return 'unhealthy';
  const mails = counts.find(({ name }) => name === 'send-email');
  return mails && mails.retrying + mails.deadLately > 0 ? 'degraded' : 'healthy';
}

function modelHealth({ assistant, modelWatch }: Deps): HealthStatus {
  return assistant.model && modelWatch.isFailing() ? 'degraded' : 'healthy';
}

async function feedsHealth(deps: Deps): Promise<HealthStatus> {
  try {
    return (await findFailingFeeds(deps)).length > 0 ? 'degraded' : 'healthy';
  } catch (error) {
    deps.log('error', 'health_feeds_failed', describeError(error));
    return 'degraded';
  }
}

/** Refused rows and a file that cannot be read are degraded: the other offers are listed. */
function listingsHealth({ offerFile }: Deps): HealthStatus {
  const state = offerFile.state();
  return state === 'partly' || state === 'failed' ? 'degraded' : 'healthy';
}
