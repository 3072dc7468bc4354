import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { openJobQueue } from '@dalil/backend/core/job-queue.ts';
import { openDatabase } from '@dalil/database/connection.ts';
import { findEmbeddedDatabase, startEmbeddedDatabase } from '@dalil/database/embedded/embedded-database.ts';
import { KillableSite } from './killable-site.ts';
import type { MailSink } from './mail-sink.ts';
import { compareWrites, forgetLimits, sumOf } from './stored-writes.ts';
import { Writers } from './writers.ts';

export const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PORT = 18_301;
const WRITERS = 2;
const JOB_LIMIT_MS = 60_000;
/** The queue looks at the schedule every 45 seconds. */
const SCHEDULE_LIMIT_MS = 240_000;
const JOBS_OF_TIME = ['publish-scheduled', 'send-digests', 'delete-expired'] as const;
const SUBSCRIBER = '00000000-0000-4000-8000-00000000c10c';

/** The calendar day in Dubai, some days from now. */
export function dayInDubai(days: number): string {
  return new Date(Date.now() + days * DAY_MS + 4 * HOUR_MS).toISOString().slice(0, 10);
}

/** A server and its database whose clock differs by whole days from the real one, one data folder for all clocks. */
export class ClockedSite {
  readonly mail: MailSink;
  readonly failing: string[] = [];
  readonly #dataDir: string;
  readonly #library: string;
  readonly #settings: Record<string, string>;
  #site: KillableSite | undefined;
  #writers: Writers | undefined;
  #notified = 0;

  constructor(dataDir: string, library: string, mail: MailSink, settings: Record<string, string>) {
    this.mail = mail;
    this.#dataDir = dataDir;
    this.#library = library;
    const publicUrl = { PORT: String(PORT), PUBLIC_URL: `http://localhost:${PORT}` };
    this.#settings = { ...settings, ...publicUrl, MAIL_HTTP_URL: mail.url, MAIL_HTTP_TOKEN: 'token' };
  }

  get origin(): string {
    return `http://localhost:${PORT}`;
  }

  /** Starts the server with a clock, runs the jobs that depend on time twice under writes, checks the day, then runs `checks`. */
  async during(name: string, days: number, checks: () => Promise<void>): Promise<void> {
    console.error(`clock: ${name}`);
    const clock = {
      LD_PRELOAD: this.#library,
      FAKETIME: `${days < 0 ? '-' : '+'}1d`,
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    };
    this.#site = new KillableSite(this.#dataDir, { ...this.#settings, ...(days === 0 ? {} : clock) });
    this.#site.spawn();
    await this.#site.untilReady();
    await forgetLimits(await this.#address());
    this.#writers ??= new Writers(this.origin, WRITERS);
    await this.#notify(days);
    for (const job of [...JOBS_OF_TIME, ...JOBS_OF_TIME]) await this.#run(job, name);
    await this.#checkDay(name, days);
    await checks();
    await this.#site.stop();
  }

  async query<Row extends Record<string, unknown>>(statement: string, values: unknown[] = []): Promise<Row[]> {
    const { pool, close } = await openDatabase(await this.#address());
    try {
      return (await pool.query<Row>(statement, values)).rows;
    } finally {
      await close();
    }
  }

  /** A user whose digest is due in this hour of every day. */
  async subscribeToDigest(): Promise<void> {
    const hour = Math.max(0, new Date(Date.now() + 4 * HOUR_MS).getUTCHours() - 1);
    await this.query(
      `insert into profiles (id, email, full_name, email_verified, created_at, updated_at)
       values ($1, 'digest@guide.example', 'Amina', true, now(), now())`,
      [SUBSCRIBER],
    );
    await this.query(
      `insert into user_preferences (user_id, version, category, data, created_at, updated_at)
       values ($1, 1, 'notifications', $2, now(), now())`,
      [SUBSCRIBER, { digest: true, digestHour: hour }],
    );
    await this.#notify(0);
    for (let turn = 0; turn < 2; turn++) await this.#run('send-digests', 'now');
  }

  /** Whether the schedule queues a job within some minutes, by the clock of the database. */
  async isScheduleRunning(): Promise<boolean> {
    const [{ now } = { now: '' }] = await this.query<{ now: string }>('select now()::text as now');
    const begun = performance.now();
    while (performance.now() - begun < SCHEDULE_LIMIT_MS) {
      await wait(2000);
      const found = await this.query(
        `select from pgboss.job where name = '__pgboss__send-it' and state = 'completed'
           and completed_on between $1::timestamptz and now() + interval '1 minute'`,
        [now],
      );
      if (found.length > 0) return true;
    }
    return false;
  }

  /** Ends the writers and compares everything. The server has stopped by now. */
  async outcome() {
    await this.#writers?.stop();
    const cluster = await startEmbeddedDatabase({ dataDir: this.#dataDir });
    try {
      const losses = this.#writers ? sumOf(await compareWrites(cluster.address, this.#writers)) : 0;
      const written = this.#writers?.acknowledged.size ?? 0;
      const { mails } = this.mail;
      const keys = new Set(mails.map(({ key }) => key));
      const digests = mails.filter(({ to }) => to === 'digest@guide.example');
      const { pool, close } = await openDatabase(cluster.address);
      const { rowCount } = await pool.query('select day from sent_digests where user_id = $1', [SUBSCRIBER]);
      await close();
      return {
        losses,
        written,
        mails: { sent: mails.length, twice: mails.length - keys.size },
        digests: { sent: digests.length, twice: Math.max(0, digests.length - (rowCount ?? 0)) },
      };
    } finally {
      await cluster.stop();
    }
  }

  async close(): Promise<void> {
    await this.#writers?.stop();
    await this.#site?.stop();
  }

  async #address() {
    const address = await findEmbeddedDatabase(this.#dataDir);
    if (!address) throw new Error('the database does not run');
    return address;
  }

  /** News for the digest, at the time of the database, which is the server's. */
  async #notify(days: number): Promise<void> {
    this.#notified += 1;
    await this.query(
      `insert into notifications (user_id, change_id, kind, item_id, reason, subject, topic, created_at)
       select id, $2, 'article', 'free-beaches', 'correction', $3, 'newsUpdates', now() from profiles where id = $1`,
      [SUBSCRIBER, this.#notified, `${days} ${this.#notified}`],
    );
  }

  /** Queues a job and waits until the server has run it. */
  async #run(job: (typeof JOBS_OF_TIME)[number], name: string): Promise<void> {
    const address = await this.#address();
    const database = await openDatabase(address);
    const queue = await openJobQueue({ address, pool: database.pool, log: () => {} });
    try {
      await queue.enqueue(database.db, job, {});
      const begun = performance.now();
      while (performance.now() - begun < JOB_LIMIT_MS) {
        const { rowCount } = await database.pool.query(
          `select from pgboss.job where name = $1 and state in ('created', 'retry', 'active')`,
          [job],
        );
        if (rowCount === 0) return;
        await wait(100);
      }
      this.failing.push(`${name}: the job ${job} was not run`);
    } finally {
      await queue.close();
      await database.close();
    }
  }

  /** The day of the server in Dubai, and whether it has prayer times of its own. */
  async #checkDay(name: string, days: number): Promise<void> {
    const day = dayInDubai(days);
    const view = async (date: string) =>
      (await (await fetch(`${this.origin}/api/days/${date}?locale=en`)).json()) as { date: string; prayers: unknown };
    const [today, expected] = [await view('today'), await view(day)];
    if (today.date !== day) this.failing.push(`${name}: the day is ${today.date} and not ${day}`);
    if (today.prayers === undefined || !isDeepStrictEqual(today.prayers, expected.prayers)) {
      this.failing.push(`${name}: the prayer times are not those of ${day}`);
    }
  }
}
