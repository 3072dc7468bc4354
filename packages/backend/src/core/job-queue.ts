import { setTimeout as wait } from 'node:timers/promises';
import { directAddress, toClientConfig } from '@dalil/database/connection-address.ts';
import type { DatabaseAddress } from '@dalil/database/connection-address.ts';
import type { OpenDatabase } from '@dalil/database/connection.ts';
import { sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Log, LogFields } from './deps.ts';
import { describeError } from './describe-error.ts';
import { forgetFuture } from './forget-future.ts';
import { type JobAttempt, JobDelayed, type JobDeps, type JobHandlers, JobRejected } from './job-handler.ts';
import { JOB_NAMES, JOBS, type JobCount, type JobName, type Jobs, workOf } from './jobs.ts';
import { type JobWatch, type JobWork, openJobWatch } from './job-watch.ts';

/** In addition to the product's own connections: this many for the queue, plus one that listens for new jobs. */
const MAX_CONNECTIONS = 2;
/** New jobs are announced. Polling finds jobs that are due for a retry. */
const POLL_SECONDS = 15;
const MAINTENANCE_SECONDS = 3600;
const STOP_LIMIT_MS = 8000;
/** While the database is unavailable every poll fails. One log line in this time is enough. */
const QUIET_MS = 30_000;
const MAX_RETRY_AFTER_SECONDS = 3600;
/** Work that may have ended the last process waits so long, while the server answers and can be looked at. */
const SUSPECT_WAIT_MS = 30_000;

export type JobOutcome = 'done' | 'failed' | 'dead';
/** When a job is queued automatically: minute, hour, day, month and weekday in Dubai. */
export type JobSchedule = { job: JobName; cron: string };

export type GiveUp = (deps: JobDeps, name: JobName, payload: unknown) => Promise<void>;

export type JobQueue = Jobs & {
  /** Starts to run jobs in this process and to apply the schedule. `giveUp` is called for each job that is dead or set aside. */
  run: (handlers: JobHandlers, deps: JobDeps, schedules: readonly JobSchedule[], giveUp?: GiveUp) => Promise<void>;
  /** Attempts of this process by job and outcome. */
  finished: ReadonlyMap<`${JobName} ${JobOutcome}`, number>;
  /**
   * Waits for running jobs, some seconds at most. The next process retries the rest. After a defect that ends the process, what
   * runs is suspected of it.
   */
  close: (isDefect?: boolean) => Promise<void>;
};

type Opened = {
  address: DatabaseAddress;
  pool: OpenDatabase['pool'];
  log: Log;
  pollSeconds?: number;
  suspectWaitMs?: number;
  /** For tests: how long a job may take, instead of its own limit. */
  limitMs?: number;
};

/**
 * Opens the queue in the schema `pgboss` of a database, and creates or upgrades it first. Several processes may do so at the same
 * time.
 */
export async function openJobQueue(options: Opened): Promise<JobQueue> {
  const { address, pool, log, pollSeconds = POLL_SECONDS, suspectWaitMs = SUSPECT_WAIT_MS } = options;
  const boss = new PgBoss({
    // It listens, for which a pooler between has no session.
    ...toClientConfig(directAddress(address)),
    schema: 'pgboss',
    application_name: 'dalil jobs',
    max: MAX_CONNECTIONS,
    useListenNotify: true,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    flowIntervalSeconds: MAINTENANCE_SECONDS,
    cronMonitorIntervalSeconds: 45,
    cronWorkerIntervalSeconds: 45,
  });
  let quietUntil = 0;
  boss.on('error', (error) => {
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + QUIET_MS;
    log('warn', 'jobs_error', describeError(error));
  });
  await boss.start();
  await Promise.all(JOB_NAMES.map((name) => prepareQueue(boss, name)));
  await forgetFuture(pool);
  const watch = await openJobWatch({ address, pool, log, limitOf: (name) => JOBS[name].expireInSeconds });
  const later = new AbortController();
  const finished = new Map<`${JobName} ${JobOutcome}`, number>();
  return {
    enqueue: async (db, name, payload, { afterSeconds = 0 } = {}) => {
      const data = JOBS[name].payload.parse(payload);
      await boss.send(name, data, { db: fromDrizzle(db, sql), startAfter: afterSeconds });
    },
    count: () => countJobs(pool),
    retry: async (db, name, id) => void (await boss.retry(name, id, { db: fromDrizzle(db, sql) })),
    remove: async (db, name, id) => {
      const within = { db: fromDrizzle(db, sql) };
      const [job] = await boss.findJobs(name, { id, ...within });
      await boss.deleteJob(name, id, within);
      return job?.data ?? null;
    },
    finished,
    run: async (handlers, deps, schedules, giveUp = async () => {}) => {
      const note = (name: JobName, outcome: JobOutcome) =>
        finished.set(`${name} ${outcome}`, (finished.get(`${name} ${outcome}`) ?? 0) + 1);
      const alone = pLimit(1);
      const start = async (name: JobName) => {
        const limitMs = options.limitMs ?? (JOBS[name].expireInSeconds - 1) * 1000;
        const working = { boss, name, handlers, deps, note, giveUp, watch, alone, limitMs };
        for (let n = 0; n < JOBS[name].parallel; n++) await work(working, pollSeconds);
      };
      const suspects = await watch.countDeaths();
      for (const name of JOB_NAMES) if (!suspects.has(name)) await start(name);
      await updateSchedules(boss, schedules);
      if (suspects.size > 0) void startLater([...suspects], start, suspectWaitMs, later.signal, log);
    },
    close: async (isDefect = false) => {
      later.abort();
      try {
        if (!isDefect) await watch.leave();
      } catch (error) {
        // Without the database nothing can be said. What runs now may be suspected once.
        log('warn', 'jobs_not_left', describeError(error));
      }
      await boss.stop({ graceful: true, timeout: STOP_LIMIT_MS });
      await watch.close();
    },
  };
}

/** Starts the workers of suspect work when the server has answered for a while. */
async function startLater(
  names: readonly JobName[],
  start: (name: JobName) => Promise<void>,
  waitMs: number,
  signal: AbortSignal,
  log: Log,
): Promise<void> {
  try {
    await wait(waitMs, undefined, { signal, ref: false });
    for (const name of names) if (!signal.aborted) await start(name);
  } catch (error) {
    if (!signal.aborted) log('error', 'jobs_not_started', describeError(error));
  }
}

/** A queue retains the settings it was created with, so settings of an older version are updated. */
async function prepareQueue(boss: PgBoss, name: JobName): Promise<void> {
  const { retryLimit, retryDelay, retryDelayMax, expireInSeconds, deadSeconds } = JOBS[name];
  const settings = {
    retryLimit,
    retryDelay,
    retryDelayMax,
    expireInSeconds,
    retryBackoff: true,
    deleteAfterSeconds: deadSeconds,
    retentionSeconds: deadSeconds,
    notify: true,
  };
  await boss.createQueue(name, settings);
  await boss.updateQueue(name, settings);
}

async function updateSchedules(boss: PgBoss, schedules: readonly JobSchedule[]): Promise<void> {
  for (const { name } of await boss.getSchedules()) {
    if (!schedules.some(({ job }) => job === name)) await boss.unschedule(name);
  }
  for (const { job, cron } of schedules) await boss.schedule(job, cron, {}, { tz: 'Asia/Dubai', missed: 'once' });
}

type Working = {
  boss: PgBoss;
  name: JobName;
  handlers: JobHandlers;
  deps: JobDeps;
  note: (name: JobName, outcome: JobOutcome) => void;
  giveUp: GiveUp;
  watch: JobWatch;
  /** Runs suspect work one after another, so that of two only the culprit is marked again. */
  alone: <T>(run: () => Promise<T>) => Promise<T>;
  limitMs: number;
};

async function work(working: Working, pollSeconds: number): Promise<void> {
  const { boss, name } = working;
  const options = {
    batchSize: 1,
    includeMetadata: true,
    perJobResults: true,
    pollingIntervalSeconds: pollSeconds,
    notifyPollingIntervalSeconds: pollSeconds,
  } as const;
  const workId = await boss.work<unknown, never, typeof options>(name, options, async (jobs) => {
    const results: JobResult[] = [];
    for (const job of jobs) results.push(await attempt(working, job));
    boss.notifyWorker(workId); // Many jobs queued together are announced once, so look for the next without waiting.
    return results;
  });
}

/** Runs one attempt, unless its work is set aside. One job of shared work stands for the others, which are dropped. */
async function attempt(working: Working, job: JobWithMetadata<unknown>): Promise<JobResult> {
  const { boss, name, watch, alone, deps, note } = working;
  const { id, retryCount } = job;
  const shared = workOf(name, job.data ?? {});
  const about: JobWork = { name, work: shared ?? id, jobId: id, payload: shared === null ? null : (job.data ?? {}) };
  const state = await watch.judge(about);
  if (state === 'trusted') return runAttempt(working, job, about);
  if (state === 'suspect') return alone(() => runAttempt(working, job, about));
  if (shared === null) {
    deps.log('error', 'job_dead', { job: name, id, reason: 'set_aside' });
    note(name, 'dead');
    await giveUpQuietly(working, job);
    return { id, status: 'deadletter', output: { reason: 'set_aside' } };
  }
  await boss.deleteJob(name, { id, retryCount });
  return { id, status: 'completed' };
}

/** A completed job is deleted with its payload. Of a failure only a code is stored. */
async function runAttempt(working: Working, job: JobWithMetadata<unknown>, about: JobWork): Promise<JobResult> {
  const { boss, name, deps, note } = working;
  const { id, retryCount, retryLimit } = job;
  try {
    await deps.tracing.trace({ name: `job ${name}`, kind: 'internal', values: { 'job.attempt': retryCount + 1 } }, () =>
      runWatched(working, job, about),
    );
    await boss.deleteJob(name, { id, retryCount });
    note(name, 'done');
    return { id, status: 'completed' };
  } catch (error) {
    const output = { reason: reasonOf(error) };
    const isDead = error instanceof JobRejected || retryCount >= retryLimit;
    deps.log(isDead ? 'error' : 'warn', isDead ? 'job_dead' : 'job_failed', {
      job: name,
      id,
      ...output,
      ...placeOf(error),
    });
    note(name, isDead ? 'dead' : 'failed');
    if (isDead) {
      await giveUpQuietly(working, job);
      return { id, status: 'deadletter', output };
    }
    const seconds = error instanceof JobDelayed ? error.retryAfterSeconds : undefined;
    if (seconds !== undefined) await failUntil(boss, name, job, output, seconds);
    return { id, status: 'failed', output };
  }
}

/** A job is dead, whether or not what waits for it can be told. */
async function giveUpQuietly({ giveUp, deps, name }: Working, { data }: JobWithMetadata<unknown>): Promise<void> {
  try {
    await giveUp(deps, name, data ?? {});
  } catch (error) {
    deps.log('error', 'job_not_given_up', { job: name, ...describeError(error) });
  }
}

const TIMED_OUT = Symbol('timed out');

/** Runs the handler within its time. What takes longer is counted and left to itself: a promise cannot be ended. */
async function runWatched(working: Working, job: JobWithMetadata<unknown>, about: JobWork): Promise<void> {
  const { name, handlers, deps, watch, limitMs } = working;
  const number = await watch.begin(about);
  const timer = new AbortController();
  const limit = wait(limitMs, TIMED_OUT, { signal: timer.signal, ref: false }).catch(() => undefined);
  let isTimedOut = false;
  try {
    isTimedOut = (await Promise.race([runHandler(name, handlers, deps, job), limit])) === TIMED_OUT;
  } catch (error) {
    await watch.end(number, about);
    throw error;
  } finally {
    timer.abort();
  }
  if (!isTimedOut) return watch.end(number, about);
  const isSetAside = (await watch.hang(number, about)) === 'set_aside';
  throw isSetAside ? new JobRejected('set_aside') : new JobDelayed('timed_out');
}

/**
 * Schedules the next attempt for the time the provider requested. The result reported afterwards finds the attempt already
 * failed.
 */
async function failUntil(
  boss: PgBoss,
  name: JobName,
  { id, retryCount }: JobWithMetadata<unknown>,
  output: object,
  seconds: number,
): Promise<void> {
  await boss.fail(name, { id, retryCount }, output);
  await boss.update(name, undefined, { id, startAfter: Math.min(seconds, MAX_RETRY_AFTER_SECONDS) });
}

/** The payload is parsed again, because an older version may have queued it. */
async function runHandler(
  name: JobName,
  handlers: JobHandlers,
  deps: JobDeps,
  job: JobWithMetadata<unknown>,
): Promise<void> {
  const parsed = JOBS[name].payload.safeParse(job.data ?? {});
  if (!parsed.success) throw new JobRejected('payload_unknown');
  // Each handler takes the payload of its own name, which has just been parsed. A union of functions cannot express this.
  const handler = handlers[name] as (deps: JobDeps, payload: unknown, attempt: JobAttempt) => Promise<void>;
  return handler(deps, parsed.data, { id: job.id, enqueuedAt: job.createdOn });
}

function reasonOf(error: unknown): string {
  if (error instanceof JobRejected || error instanceof JobDelayed) return error.reason;
  return error instanceof Error ? error.name : 'unknown';
}

/** Where a job failed, unless it says so itself by its reason. */
function placeOf(error: unknown): LogFields {
  return error instanceof JobRejected || error instanceof JobDelayed ? {} : describeError(error);
}

async function countJobs(pool: OpenDatabase['pool']): Promise<JobCount[]> {
  const { rows } = await pool.query<JobCount>(
    `select n.name,
            count(*) filter (where state in ('created', 'retry'))::int as waiting,
            count(*) filter (where state = 'retry')::int as retrying,
            count(*) filter (where state = 'active')::int as active,
            count(*) filter (where state = 'failed')::int as dead,
            count(*) filter (where state = 'failed' and completed_on > now() - interval '1 hour')::int as "deadLately",
            coalesce(extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry') and start_after < now())), 0)::float8
              as "overdueSeconds"
       from unnest($1::text[]) as n(name) left join pgboss.job j on j.name = n.name
      group by n.name order by n.name`,
    [JOB_NAMES],
  );
  return rows;
}
