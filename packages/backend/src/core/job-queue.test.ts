import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Email } from '../emails/email.ts';
import { createTestApi } from '../test-api.ts';
import { JobDelayed, type JobHandler, type JobHandlers, JobRejected } from './job-handler.ts';
import { type JobQueue, openJobQueue } from './job-queue.ts';
import { JOB_NAMES } from './jobs.ts';

const WAIT = { timeout: 10_000, interval: 25 };

let database: TestDatabase;
let site: ReturnType<typeof createTestApi>;
let queues: JobQueue[];

beforeEach(async () => {
  database = await createTestDatabase();
  site = createTestApi(database.db);
  queues = [];
});

afterEach(async () => {
  await Promise.all(queues.map((queue) => queue.close()));
  await database.close();
});

async function open(pollSeconds = 0.5): Promise<JobQueue> {
  const queue = await openJobQueue({ ...database, log: site.deps.log, pollSeconds });
  queues.push(queue);
  return queue;
}

const IDLE = Object.fromEntries(JOB_NAMES.map((name) => [name, async () => {}])) as unknown as JobHandlers;

async function run(queue: JobQueue, sendEmail: JobHandler<'send-email'>): Promise<void> {
  const deps = { ...site.deps, sendMail: async () => ({ sent: 1 }) as const };
  await queue.run({ ...IDLE, 'send-email': sendEmail }, deps, []);
}

function mailTo(name: string): Email {
  return { to: `${name}@example.org`, locale: 'en', template: 'welcome', data: { fullName: 'Amal Haddad' } };
}

async function stored() {
  const { rows } = await database.pool.query<{ state: string; data: Email; output: unknown; retries: number }>(
    `select state, data, output, retry_count as retries from pgboss.job where name = 'send-email'`,
  );
  return rows;
}

/** Simulates that the time until the next attempt has passed. */
async function bringForward(): Promise<void> {
  await database.pool.query(`update pgboss.job set start_after = now() where state = 'retry'`);
}

test('CONF-2 two processes that start together make one queue, and make it again without harm', async () => {
  await Promise.all([open(), open()]);
  const again = await open();
  expect(await again.count()).toEqual(
    JOB_NAMES.toSorted().map((name) => expect.objectContaining({ name, waiting: 0, dead: 0 })),
  );
});

test('NOTIF-4 after a time in which the clock was a day ahead, waiting mails are sent and the schedule goes on', async () => {
  await (await open()).close();
  await database.pool.query(`
    update pgboss.version set cron_on = now() + interval '1 day';
    update pgboss.queue set monitor_on = now() + interval '1 day', maintain_on = now() - interval '1 hour'`);
  const before = await open();
  await before.enqueue(database.db, 'send-email', mailTo('tomorrow'));
  await before.close();
  await database.pool.query(`
    update pgboss.job set created_on = now() + interval '1 day', start_after = now() + interval '25 hours'`);
  const queue = await open();
  const seen: string[] = [];
  await run(queue, async (_deps, email) => void seen.push(email.to));
  await vi.waitFor(() => expect(seen).toEqual(['tomorrow@example.org']), WAIT);
  const { rows } = await database.pool.query(`
    select (select count(*)::int from pgboss.version where cron_on > now()) as ahead,
      (select count(*)::int from pgboss.queue where monitor_on > now() or maintain_on > now()) as "queuesAhead"`);
  expect(rows).toEqual([{ ahead: 0, queuesAhead: 0 }]);
});

test('NOTIF-4 a mail queued in a transaction that is rolled back is never sent, one that is committed is', async () => {
  const queue = await open();
  const seen: string[] = [];
  await run(queue, async (_deps, email) => void seen.push(email.to));
  const rolledBack = database.db.transaction(async (transaction) => {
    await queue.enqueue(transaction, 'send-email', mailTo('never'));
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('changed my mind');
  await database.db.transaction((transaction) => queue.enqueue(transaction, 'send-email', mailTo('sent')));
  await vi.waitFor(() => expect(seen).toEqual(['sent@example.org']), WAIT);
  await vi.waitFor(async () => expect(await stored()).toEqual([]), WAIT);
  expect(queue.finished.get('send-email done')).toBe(1);
});

test('NOTIF-4 what is no mail is rejected before it is queued', async () => {
  const queue = await open();
  const wrong = { ...mailTo('x'), to: 'nobody' };
  await expect(queue.enqueue(database.db, 'send-email', wrong)).rejects.toThrow('Invalid email');
  expect(await stored()).toEqual([]);
});

test('CONF-3 two processes share the queue: each of 60 mails is done once, without waiting to look for them', async () => {
  const [one, other] = [await open(600), await open(600)];
  const seen: string[] = [];
  await Promise.all([one, other].map((queue) => run(queue, async (_deps, email) => void seen.push(email.to))));
  await database.db.transaction(async (transaction) => {
    for (let n = 0; n < 60; n++) await one.enqueue(transaction, 'send-email', mailTo(`reader${n}`));
  });
  await vi.waitFor(() => expect(seen).toHaveLength(60), WAIT);
  expect(new Set(seen).size).toBe(60);
  const done = [one, other].map((queue) => queue.finished.get('send-email done') ?? 0);
  await vi.waitFor(async () => expect(await stored()).toEqual([]), WAIT);
  expect(Math.min(...done)).toBeGreaterThan(0);
});

test('MON-1 a job that fails is tried again, in the end it is dead and counted, with a code and no words', async () => {
  const queue = await open();
  await run(queue, async () => {
    throw new Error('550 <amal@example.org> unknown');
  });
  await queue.enqueue(database.db, 'send-email', mailTo('amal'));
  await vi.waitFor(async () => expect(await stored()).toMatchObject([{ state: 'retry' }]), WAIT);
  expect((await queue.count()).find(({ name }) => name === 'send-email')).toMatchObject({
    name: 'send-email',
    waiting: 1,
    retrying: 1,
    dead: 0,
  });
  await vi.waitFor(async () => {
    await bringForward();
    expect(await stored()).toMatchObject([{ state: 'failed', retries: 12, output: { reason: 'Error' } }]);
  }, WAIT);
  expect((await queue.count()).find(({ name }) => name === 'send-email')).toMatchObject({
    waiting: 0,
    dead: 1,
    deadLately: 1,
  });
  expect(site.logged.filter(({ event }) => event === 'job_dead')).toHaveLength(1);
  expect(JSON.stringify(site.logged)).not.toContain('example.org');
});

test('NOTIF-5 a rejected job is dead immediately, a delayed one waits as long as it was asked to', async () => {
  const queue = await open();
  await run(queue, async (_deps, email) => {
    throw email.to.startsWith('refused') ? new JobRejected('http_400') : new JobDelayed('http_429', 900);
  });
  await queue.enqueue(database.db, 'send-email', mailTo('refused'));
  await queue.enqueue(database.db, 'send-email', mailTo('later'));
  await vi.waitFor(async () => {
    const byState = new Map((await stored()).map(({ state, data }) => [state, data.to]));
    expect(byState).toEqual(
      new Map([
        ['failed', 'refused@example.org'],
        ['retry', 'later@example.org'],
      ]),
    );
  }, WAIT);
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query<{ seconds: number }>(
      `select extract(epoch from start_after - created_on)::int as seconds from pgboss.job where state = 'retry'`,
    );
    expect(rows[0]?.seconds).toBeGreaterThanOrEqual(899);
    expect(rows[0]?.seconds).toBeLessThan(1000);
  }, WAIT);
});

test('NOTIF-4 a payload that nobody understands any more is dead, not tried for ever', async () => {
  const queue = await open();
  await queue.enqueue(database.db, 'send-email', mailTo('amal'));
  await database.pool.query(`update pgboss.job set data = '{"template": "pigeon"}' where name = 'send-email'`);
  await run(queue, async () => {});
  await vi.waitFor(
    async () => expect(await stored()).toMatchObject([{ state: 'failed', output: { reason: 'payload_unknown' } }]),
    WAIT,
  );
});

test('CONF-2 a stop waits for the job that runs; what waits is done by the next process', async () => {
  const queue = await open();
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  let isDone = false;
  await run(queue, async () => {
    begun.resolve();
    await finish.promise;
    isDone = true;
  });
  await queue.enqueue(database.db, 'send-email', mailTo('amal'));
  await begun.promise;
  expect(await stored()).toMatchObject([{ state: 'active' }]);
  const closing = queue.close();
  finish.resolve();
  await closing;
  expect(isDone).toBe(true);
  expect(await stored()).toEqual([]);
});

test('CONF-2 the schedule is stored in the database, and what is no longer in the list is taken out', async () => {
  const queue = await open();
  const deps = { ...site.deps, sendMail: async () => ({ sent: 1 }) as const };
  const crons = async () => (await database.pool.query('select name, cron, timezone from pgboss.schedule')).rows;
  await queue.run(IDLE, deps, [{ job: 'delete-expired', cron: '17 * * * *' }]);
  expect(await crons()).toEqual([{ name: 'delete-expired', cron: '17 * * * *', timezone: 'Asia/Dubai' }]);
  await (await open()).run(IDLE, deps, []);
  expect(await crons()).toEqual([]);
});
