import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestApi } from '../test-api.ts';
import type { JobHandlers } from './job-handler.ts';
import { type JobQueue, openJobQueue } from './job-queue.ts';
import { JOB_NAMES, type JobName } from './jobs.ts';

const WAIT = { timeout: 20_000, interval: 25 };
const STUCK = fileURLToPath(new URL('test-stuck-process.ts', import.meta.url));
const IDLE = Object.fromEntries(JOB_NAMES.map((name) => [name, async () => {}])) as unknown as JobHandlers;

let database: TestDatabase;
let site: ReturnType<typeof createTestApi>;
let queues: JobQueue[];
let child: ChildProcess | undefined;

beforeEach(async () => {
  database = await createTestDatabase();
  site = createTestApi(database.db);
  queues = [];
});

afterEach(async () => {
  child?.kill('SIGKILL');
  await Promise.all(queues.map((queue) => queue.close()));
  await database.close();
});

async function open(options: { suspectWaitMs?: number; limitMs?: number } = {}): Promise<JobQueue> {
  const queue = await openJobQueue({ ...database, log: site.deps.log, pollSeconds: 0.5, suspectWaitMs: 0, ...options });
  queues.push(queue);
  return queue;
}

async function run(queue: JobQueue, handlers: Partial<JobHandlers>): Promise<void> {
  const deps = { ...site.deps, sendMail: async () => ({ sent: 1 }) as const };
  await queue.run({ ...IDLE, ...handlers }, deps, []);
}

const suspects = async () =>
  (
    await database.pool.query(
      'select name, work, deaths, hangs, reason, set_aside_at is not null as aside from suspect_jobs',
    )
  ).rows;
const attempts = async () => (await database.pool.query('select name, process from job_attempts')).rows;

/** Starts a process that blocks at `delete-expired`. It answers nothing, not even a signal to stop. */
async function startStuck(): Promise<ChildProcess> {
  child = spawn(process.execPath, [STUCK, JSON.stringify(database.address)], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (child.stdout) await once(child.stdout, 'data');
  await vi.waitFor(async () => expect(await attempts()).toMatchObject([{ name: 'delete-expired' }]), WAIT);
  return child;
}

/** A process that died while it ran a job. */
async function leaveAttempt(name: JobName, work: string, jobId: string = crypto.randomUUID()): Promise<void> {
  await database.pool.query(
    `insert into job_attempts (name, work, job_id, payload, process, started_at)
     values ($1, $2, $3, '{}', gen_random_uuid(), now() - interval '1 second')`,
    [name, work, jobId],
  );
}

/** A server that starts and stops: it counts what the last one left. */
async function openAndCount(): Promise<void> {
  const queue = await openJobQueue({ ...database, log: site.deps.log, pollSeconds: 600, suspectWaitMs: 600_000 });
  await queue.run(IDLE, { ...site.deps, sendMail: async () => ({ sent: 1 }) }, []);
  await queue.close();
}

test('MON-1 a job that blocks its process is started twice at most, then everything else goes on without it', async () => {
  const queue = await open();
  await queue.enqueue(database.db, 'delete-expired', {});
  const stuck = await startStuck();
  await openAndCount();
  // While the process lives, nothing is counted, however it looks from outside.
  expect(await suspects()).toEqual([]);
  const ended = once(stuck, 'exit');
  stuck.kill('SIGKILL');
  await ended;
  await database.pool.query('delete from pgboss.job');
  await vi.waitFor(async () => {
    await openAndCount();
    expect(await suspects()).toMatchObject([{ name: 'delete-expired', deaths: 1, hangs: 0, aside: false }]);
  }, WAIT);
  await leaveAttempt('delete-expired', '');
  const seen: string[] = [];
  await run(await open(), {
    'delete-expired': async () => void seen.push('blocked again'),
    'mark-overdue': async () => void seen.push('marked'),
  });
  await queue.enqueue(database.db, 'delete-expired', {});
  await queue.enqueue(database.db, 'mark-overdue', {});
  await vi.waitFor(() => expect(seen).toEqual(['marked']), WAIT);
  await vi.waitFor(async () => {
    expect((await database.pool.query('select name from pgboss.job')).rows).toEqual([]);
  }, WAIT);
  expect(seen).toEqual(['marked']);
  expect(site.logged.filter(({ event }) => event === 'job_set_aside')).toHaveLength(1);
});

test('MON-1 a job that was running at a death and is innocent ends, and nothing is held against it', async () => {
  await leaveAttempt('mark-overdue', '');
  const queue = await open();
  await queue.enqueue(database.db, 'mark-overdue', {});
  const seen: unknown[] = [];
  await run(queue, { 'mark-overdue': async () => void seen.push(await suspects()) });
  await vi.waitFor(() => expect(seen).toMatchObject([[{ name: 'mark-overdue', deaths: 1 }]]), WAIT);
  await vi.waitFor(async () => expect(await suspects()).toEqual([]), WAIT);
  expect(await attempts()).toEqual([]);
});

test('MON-1 suspects run one after another, so that of two only the one that ends the process again is set aside', async () => {
  await leaveAttempt('mark-overdue', '');
  await leaveAttempt('delete-expired', '');
  const queue = await open();
  let running = 0;
  let most = 0;
  let ended = 0;
  const handler = async () => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, 100));
    running -= 1;
    ended += 1;
  };
  for (const name of ['mark-overdue', 'delete-expired'] as const) await queue.enqueue(database.db, name, {});
  await run(queue, { 'mark-overdue': handler, 'delete-expired': handler });
  await vi.waitFor(() => expect(ended).toBe(2), WAIT);
  expect(most).toBe(1);
});

test('MON-1 a job that does not end within its time twice is set aside, and its process goes on', async () => {
  const queue = await open({ limitMs: 100 });
  let begun = 0;
  await run(queue, {
    'delete-expired': () => {
      begun += 1;
      return new Promise(() => {});
    },
  });
  await queue.enqueue(database.db, 'delete-expired', {});
  await vi.waitFor(
    async () => expect(await suspects()).toMatchObject([{ hangs: 1, reason: 'timed_out', aside: false }]),
    WAIT,
  );
  await queue.enqueue(database.db, 'delete-expired', {});
  await vi.waitFor(async () => expect(await suspects()).toMatchObject([{ hangs: 2, deaths: 0, aside: true }]), WAIT);
  await queue.enqueue(database.db, 'delete-expired', {});
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query(`select 1 from pgboss.job where state in ('created', 'active')`);
    expect(rows).toEqual([]);
  }, WAIT);
  expect(begun).toBe(2);
});

test('MON-1 a mail that ends the process twice is set aside alone, with its payload, and other mails are sent', async () => {
  const queue = await open();
  const mail = { locale: 'en', template: 'welcome', data: { fullName: 'Amal Haddad' } } as const;
  await queue.enqueue(database.db, 'send-email', { ...mail, to: 'poison@example.org' });
  const { rows } = await database.pool.query<{ id: string }>('select id from pgboss.job');
  for (let n = 0; n < 2; n++) {
    await leaveAttempt('send-email', rows[0]?.id ?? '', rows[0]?.id);
    await openAndCount();
  }
  await queue.enqueue(database.db, 'send-email', { ...mail, to: 'fine@example.org' });
  const seen: string[] = [];
  await run(queue, { 'send-email': async (_deps, { to }) => void seen.push(to) });
  await vi.waitFor(async () => {
    const { rows: left } = await database.pool.query('select state, data, output from pgboss.job');
    expect(left).toMatchObject([
      { state: 'failed', data: { to: 'poison@example.org' }, output: { reason: 'set_aside' } },
    ]);
  }, WAIT);
  expect(seen).toEqual(['fine@example.org']);
});

test('CONF-2 a stop that was asked for is no death, even if a job takes longer than the stop; a defect is one', async () => {
  for (const isDefect of [false, true]) {
    const queue = await openJobQueue({ ...database, log: site.deps.log, pollSeconds: 0.5 });
    const begun = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    await run(queue, {
      'mark-overdue': async () => {
        begun.resolve();
        await finish.promise;
      },
    });
    await queue.enqueue(database.db, 'mark-overdue', {});
    await begun.promise;
    const closing = queue.close(isDefect);
    await vi.waitFor(async () => expect(await attempts()).toHaveLength(isDefect ? 1 : 0), WAIT);
    finish.resolve();
    await closing;
    expect(await suspects()).toEqual([]);
  }
});
