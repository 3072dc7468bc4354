import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openJobQueue } from '@dalil/backend/core/job-queue.ts';
import { openDatabase } from '@dalil/database/connection.ts';
import { SMTPServer } from 'smtp-server';
import { budgetRow } from '../results.ts';
import { KillableSite } from './killable-site.ts';
import { startSharedDatabase } from './pooler.ts';

const SERVERS = 3;
/** What one process sends at the same time. After a kill these may be delivered a second time, with the same `Message-ID`. */
const IN_PROGRESS = 4;
const LIMIT_MS = 900_000;
const ITEM = 'how-salik-gates-charge';

type Delivered = { to: string; messageId: string };

/**
 * Digests that are due at one hour, queued and sent by three servers over SMTP while one of them is killed. Each user must get one mail.
 */
export async function proveDigests(digests: number): Promise<string[][]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dalil-digests-'));
  const shared = await startSharedDatabase(path.join(folder, 'shared'));
  const mailbox = await openMailbox();
  const environment = {
    DATABASE_URL: shared.url,
    DATABASE_DIRECT_URL: shared.directUrl,
    PUBLIC_URL: 'https://guide.example',
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
    PAGE_CACHE_MB: '16',
  };
  const sites = Array.from({ length: SERVERS }, (_none, n) => new KillableSite(path.join(folder, `${n}`), environment));
  try {
    for (const site of sites) {
      site.spawn();
      await site.untilReady();
    }
    await makeDue(shared.directUrl, digests);
    const begun = performance.now();
    await mailbox.until(digests / 3, LIMIT_MS);
    await sites[1]?.kill({ isWithDatabase: false });
    await mailbox.until(digests, LIMIT_MS);
    const seconds = (performance.now() - begun) / 1000;
    // A digest that was queued twice would arrive by now.
    await wait(5000);
    return rowsOf(mailbox.delivered, digests, seconds);
  } finally {
    for (const site of sites) await site.stop();
    await mailbox.close();
    await shared.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function rowsOf(delivered: readonly Delivered[], digests: number, seconds: number): string[][] {
  const mailsOf = Map.groupBy(delivered, ({ to }) => to);
  const twice = [...mailsOf.values()].filter(
    (mails) => new Set(mails.map(({ messageId }) => messageId)).size > 1,
  ).length;
  const messages = new Set(delivered.map(({ messageId }) => messageId)).size;
  const again = delivered.length - messages;
  const lost = digests - mailsOf.size;
  const what = `${digests} digests of one hour by ${SERVERS} servers, one killed`;
  return [
    budgetRow(`${what}: lost or queued twice`, '0', `${lost + twice} of ${digests}`, lost === 0 && twice === 0),
    budgetRow(
      `${what}: delivered again with the same Message-ID`,
      `≤ ${IN_PROGRESS}`,
      String(again),
      again <= IN_PROGRESS,
    ),
    [`${what}: time`, '–', `${seconds.toFixed(0)} s, ${(digests / seconds).toFixed(0)} a second`, '–'],
  ];
}

/** A mail server on this machine that accepts everything and remembers whose it was. */
async function openMailbox() {
  const delivered: Delivered[] = [];
  const people = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString('latin1');
        const to = envelope.rcptTo[0]?.address ?? '';
        delivered.push({ to, messageId: /^Message-ID: (\S+)/im.exec(source)?.[1] ?? '' });
        people.add(to);
        done();
      });
    },
  });
  // A killed client disconnects in the middle.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    delivered,
    port: (server.server.address() as AddressInfo).port,
    /** Waits until so many people have a mail, or the time is over. */
    async until(count: number, limitMs: number): Promise<void> {
      const end = performance.now() + limitMs;
      while (people.size < count && performance.now() < end) await wait(100);
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** Users whose digest is due now, with something to say, and the jobs that look for them. */
async function makeDue(url: string, digests: number): Promise<void> {
  const database = await openDatabase({ url });
  const queue = await openJobQueue({ address: { url }, pool: database.pool, log: () => {} });
  try {
    await database.pool.query(
      `with people as (
         insert into profiles (id, email, full_name, role, email_verified, user_type, created_at, updated_at)
         select gen_random_uuid(), 'n' || n || '@example.com', 'Amina', 'user', true, 'tourist', now(), now()
         from generate_series(1, $1) n returning id),
       told as (
         insert into notifications (user_id, change_id, kind, item_id, reason, subject, topic, created_at)
         select id, 1, 'article', $2, 'correction', '', 'newsUpdates', now() from people)
       insert into user_preferences (user_id, category, data, version, created_at, updated_at)
       select id, 'notifications', jsonb_build_object('digest', true, 'digestHour', extract(hour from now() at time zone 'Asia/Dubai')),
         1, now(), now() from people`,
      [digests, ITEM],
    );
    for (let n = 0; n < SERVERS; n++) await queue.enqueue(database.db, 'send-digests', {});
  } finally {
    await queue.close();
    await database.close();
  }
}
