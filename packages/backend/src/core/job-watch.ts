import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { connectClient, type OpenDatabase } from '@dalil/database/connection.ts';
import type { DatabaseAddress } from '@dalil/database/connection-address.ts';
import type pg from 'pg';
import type { Log } from './deps.ts';
import type { JobName } from './jobs.ts';

/** After so many deaths or hangs in a row, work is set aside. One may have been the work of something else. */
const MARKS = 2;
/** A process whose thread is blocked cannot end its own attempt at the time limit. Another one counts it after this. */
const OVERTIME_SECONDS = 30;
const FIRST_RETRY_MS = 100;
const MAX_RETRY_MS = 5000;
/** Only one process counts at a time, because it takes the lock of each other process for a moment. */
const COUNTING = "hashtextextended('dalil jobs counting', 0)";

/** Several jobs of a name can be the same work, such as those of a schedule. `payload` is null where each job is its own. */
export type JobWork = { name: JobName; work: string; jobId: string; payload: unknown };
export type WorkState = 'trusted' | 'suspect' | 'set_aside';
type Hang = 'counted' | 'set_aside';

export type JobWatch = {
  /** Whether work may run. Counts attempts of processes that died meanwhile first. */
  judge: (work: JobWork) => Promise<WorkState>;
  /** Writes an attempt down before it runs. Returns its number. */
  begin: (work: JobWork) => Promise<number>;
  /** It has ended by itself, whether or not it succeeded, so that nothing is held against the work. */
  end: (attempt: number, work: JobWork) => Promise<void>;
  /** It has not ended within its time. */
  hang: (attempt: number, work: JobWork) => Promise<Hang>;
  /** Counts what was running when processes died. Returns the names of work that is suspect since. */
  countDeaths: () => Promise<Set<JobName>>;
  /** A process that is asked to stop does not die: nothing it still runs is counted. */
  leave: () => Promise<void>;
  close: () => Promise<void>;
};

type Options = {
  address: DatabaseAddress;
  pool: OpenDatabase['pool'];
  log: Log;
  limitOf: (name: JobName) => number;
};

/**
 * Remembers in the database which jobs run in which process. A process is alive while its connection holds the lock of its name, so
 * the mark of a dead one needs no clock: PostgreSQL frees the lock with the connection.
 */
export async function openJobWatch({ address, pool, log, limitOf }: Options): Promise<JobWatch> {
  const self = randomUUID();
  const lock = new ProcessLock(address, self);
  await lock.take();
  let hasLeft = false;

  async function countDeaths(): Promise<Set<JobName>> {
    const client = await pool.connect();
    let isBroken = true;
    try {
      await client.query('begin');
      await client.query(`select pg_advisory_xact_lock(${COUNTING})`);
      const { rows } = await client.query<AttemptRow>('select * from job_attempts where process <> $1 for update', [
        self,
      ]);
      const alive = new Map<string, boolean>();
      for (const row of rows) {
        if (!alive.has(row.process)) alive.set(row.process, await isAlive(client, row.process));
        if (alive.get(row.process) === false) {
          if (!row.is_counted) await mark(client, row, 'died', log);
          await client.query('delete from job_attempts where id = $1', [row.id]);
        } else if (!row.is_counted && isOverdue(row, limitOf(row.name))) {
          await mark(client, row, 'timed_out', log);
          await client.query('update job_attempts set is_counted = true where id = $1', [row.id]);
        }
      }
      const suspects = await client.query<{ name: JobName }>(
        'select distinct name from suspect_jobs where set_aside_at is null',
      );
      await client.query('commit');
      isBroken = false;
      return new Set(suspects.rows.map(({ name }) => name));
    } finally {
      // A connection that is closed ends its transaction, whatever it was in.
      client.release(isBroken);
    }
  }

  return {
    countDeaths,
    judge: async ({ name, work }) => {
      const { rows } = await pool.query<{ others: boolean; state: WorkState }>(
        `select exists (select from job_attempts where name = $1 and work = $2 and process <> $3) as others,
           coalesce((select case when set_aside_at is null then 'suspect' else 'set_aside' end
             from suspect_jobs where name = $1 and work = $2), 'trusted') as state`,
        [name, work, self],
      );
      if (rows[0]?.others !== true) return rows[0]?.state ?? 'trusted';
      await countDeaths();
      const { rows: after } = await pool.query<{ aside: boolean }>(
        'select set_aside_at is not null as aside from suspect_jobs where name = $1 and work = $2',
        [name, work],
      );
      if (!after[0]) return 'trusted';
      return after[0].aside ? 'set_aside' : 'suspect';
    },
    begin: async ({ name, work, jobId, payload }) => {
      if (hasLeft) return 0;
      const { rows } = await pool.query<{ id: number }>(
        `insert into job_attempts (name, work, job_id, payload, process, started_at)
         values ($1, $2, $3, $4, $5, now()) returning id`,
        [name, work, jobId, payload === null ? null : JSON.stringify(payload), self],
      );
      return rows[0]?.id ?? 0;
    },
    end: async (attempt, { name, work }) => {
      await pool.query(
        `with ended as (delete from job_attempts where id = $1)
         delete from suspect_jobs where name = $2 and work = $3 and set_aside_at is null`,
        [attempt, name, work],
      );
    },
    hang: async (attempt, work) => {
      const { rows } = await pool.query<{ is_counted: boolean }>(
        'delete from job_attempts where id = $1 returning is_counted',
        [attempt],
      );
      if (rows[0]?.is_counted === true) return 'counted';
      return (await mark(pool, rowOf(work), 'timed_out', log)) ? 'set_aside' : 'counted';
    },
    leave: async () => {
      hasLeft = true;
      await pool.query('delete from job_attempts where process = $1', [self]);
    },
    close: () => lock.free(),
  };
}

type AttemptRow = {
  id: number;
  name: JobName;
  work: string;
  job_id: string;
  payload: unknown;
  process: string;
  started_at: Date;
  is_counted: boolean;
};
type Marked = Pick<AttemptRow, 'name' | 'work' | 'job_id' | 'payload'>;

const rowOf = ({ name, work, jobId, payload }: JobWork): Marked => ({ name, work, job_id: jobId, payload });

/** Counts a death or a hang of work. Returns whether it is set aside by it. */
async function mark(
  client: Pick<pg.ClientBase, 'query'>,
  { name, work, job_id, payload }: Marked,
  reason: 'died' | 'timed_out',
  log: Log,
): Promise<boolean> {
  const [deaths, hangs] = reason === 'died' ? [1, 0] : [0, 1];
  const { rows } = await client.query<{ marks: number; aside: boolean }>(
    `insert into suspect_jobs as s (name, work, job_id, payload, deaths, hangs, reason, last_at)
     values ($1, $2, $3, $4, $5, $6, $7, now())
     on conflict (name, work) do update set job_id = excluded.job_id, payload = excluded.payload,
       deaths = s.deaths + excluded.deaths, hangs = s.hangs + excluded.hangs, reason = excluded.reason, last_at = now(),
       set_aside_at = case when s.set_aside_at is null and s.deaths + s.hangs + 1 >= $8 then now() else s.set_aside_at end
     returning deaths + hangs as marks, set_aside_at is not null as aside`,
    [name, work, job_id, payload === null ? null : JSON.stringify(payload), deaths, hangs, reason, MARKS],
  );
  const isSetAside = rows[0]?.aside ?? false;
  log('error', isSetAside ? 'job_set_aside' : 'job_suspect', { job: name, reason, times: rows[0]?.marks ?? 0 });
  return isSetAside;
}

function isOverdue({ started_at: since }: AttemptRow, limitSeconds: number): boolean {
  return Date.now() - since.getTime() > (limitSeconds + OVERTIME_SECONDS) * 1000;
}

/** A lock that nobody holds belongs to a process that is gone. */
async function isAlive(client: pg.ClientBase, process: string): Promise<boolean> {
  const { rows } = await client.query<{ free: boolean }>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as free',
    [lockName(process)],
  );
  return rows[0]?.free !== true;
}

const lockName = (process: string) => `dalil process ${process}`;

/** Held by a connection of its own, and taken again after the database was away. */
class ProcessLock {
  readonly #address: DatabaseAddress;
  readonly #process: string;
  readonly #closing = new AbortController();
  #client: pg.Client | undefined;

  constructor(address: DatabaseAddress, process: string) {
    this.#address = address;
    this.#process = process;
  }

  async take(): Promise<void> {
    const client = await connectClient(this.#address);
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [lockName(this.#process)]);
    this.#client = client;
    client.on('end', () => void this.#takeAgain());
    if (this.#closing.signal.aborted) await client.end();
  }

  async free(): Promise<void> {
    this.#closing.abort();
    await this.#client?.end();
  }

  async #takeAgain(): Promise<void> {
    const { signal } = this.#closing;
    for (let delay = FIRST_RETRY_MS; !signal.aborted; delay = Math.min(2 * delay, MAX_RETRY_MS)) {
      await wait(delay, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        return await this.take();
      } catch {
        // Retried until the database is back. The pool has already reported that it is unavailable.
      }
    }
  }
}
