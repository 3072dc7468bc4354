import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connectClient } from '@dalil/database/connection.ts';
import { budgetRow } from '../results.ts';
import { KillableSite } from './killable-site.ts';
import { startSharedDatabase } from './pooler.ts';
import { compareWrites, forgetLimits } from './stored-writes.ts';
import { Writers } from './writers.ts';

const WRITERS = 4;
const TURNS = 6;
const TURN_MS = 1500;
const SEEN_LIMIT_MS = 5000;

/**
 * Two servers that start at the same moment on one empty database, behind PgBouncer in transaction mode where it is installed. Both are
 * written to while one after the other is killed, and a change of content must appear on both.
 */
export async function proveSeveralServers(): Promise<string[][]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dalil-servers-'));
  const shared = await startSharedDatabase(path.join(folder, 'shared'));
  const environment = { DATABASE_URL: shared.url, DATABASE_DIRECT_URL: shared.directUrl, PAGE_CACHE_MB: '16' };
  const sites = ['a', 'b'].map((name) => new KillableSite(path.join(folder, name), environment));
  try {
    for (const site of sites) site.spawn();
    for (const site of sites) await site.untilReady();
    const writers = sites.map((site) => new Writers(site.origin, WRITERS));
    for (let turn = 0; turn < TURNS; turn++) {
      const at = turn % sites.length;
      await wait(TURN_MS);
      await sites[at]?.kill({ isWithDatabase: false });
      sites[at]?.spawn();
      await sites[at]?.untilReady();
      writers[at]?.moveTo(sites[at]?.origin ?? '');
      await forgetLimits({ url: shared.directUrl });
    }
    for (const one of writers) await one.stop();
    const compared = await Promise.all(writers.map((one) => compareWrites({ url: shared.directUrl }, one)));
    const wrong = compared.reduce((sum, { lost, torn, twice }) => sum + lost + torn + twice, 0);
    const written = writers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
    const answered = writers.flatMap((one) => one.wrongAnswers());
    for (const one of answered.slice(0, 5)) console.error(JSON.stringify(one));
    const seen = await untilSeen(sites, shared.directUrl);
    const where = shared.isPooled
      ? 'behind PgBouncer in transaction mode'
      : 'without a pooler (PgBouncer is not installed)';
    return [
      budgetRow(
        `two servers on one PostgreSQL ${where}, killed ${TURNS} times: writes lost, torn or stored twice`,
        '0',
        `${wrong} of ${written}`,
        wrong === 0 && written > 0,
      ),
      budgetRow(
        'answers to writes other than 200, and 429 or 503 with Retry-After',
        '0',
        String(answered.length),
        answered.length === 0,
      ),
      budgetRow(
        'a change of content is on the pages of both after',
        '≤ 5 s',
        seen === null ? 'not seen' : `${(seen / 1000).toFixed(1)} s`,
        seen !== null && seen <= SEEN_LIMIT_MS,
      ),
    ];
  } finally {
    for (const site of sites) await site.stop();
    await shared.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const PAGE = '/tourism/burj-khalifa';
const TITLE = 'Burj Khalifa, changed';

/** Milliseconds until a changed title is on the cached page of every server. Null after twice the limit. */
async function untilSeen(sites: readonly KillableSite[], directUrl: string): Promise<number | null> {
  const hasTitle = async ({ origin }: KillableSite) => (await (await fetch(origin + PAGE)).text()).includes(TITLE);
  for (const site of sites) await hasTitle(site);
  const client = await connectClient({ url: directUrl });
  try {
    await client.query("update content_texts set title = $1 where item_id = 'burj-khalifa' and locale = 'en'", [TITLE]);
  } finally {
    await client.end();
  }
  const begun = performance.now();
  while (performance.now() - begun < 2 * SEEN_LIMIT_MS) {
    const seen = await Promise.all(sites.map(hasTitle));
    if (seen.every(Boolean)) return performance.now() - begun;
    await wait(100);
  }
  return null;
}
