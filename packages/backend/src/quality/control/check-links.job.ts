import { linkChecks } from '@dalil/database/tables/quality-control.ts';
import { outsideLinksOf } from '@dalil/domain/quality/rules/check-links.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../core/deps.ts';
import { forEachRow } from '../../core/for-each-row.ts';
import type { JobHandler } from '../../core/job-handler.ts';
import type { ItemKey } from '../../newsroom/text-key.ts';
import { FetchRefused } from '../../providers/fetch/fetch-public.ts';
import { TaskRefused, TaskStopped } from '../../core/thread-pool.ts';
import { readRobots, RobotsUnreachable } from '../../providers/fetch/robots.ts';
import { readItemsAfter } from './read-items.ts';

/** Addresses a day. Each is asked again after the others have been. */
const ADDRESSES = 300;
const SITES_AT_A_TIME = 3;
/** Between two requests to one site. */
const PAUSE_MS = 2000;
const BATCH = 200;
/** A request of some sites is refused because a program asks, which says nothing about the page. */
const REACHED = new Set([200, 203, 204, 206, 304, 401, 403, 405, 406, 429]);

/**
 * STAFF-5: asks addresses of other sites that texts and facts name, those asked longest ago first, where live data is switched on
 * and robots.txt allows it. One request at a time to each site.
 */
export const checkLinks: JobHandler<'check-links'> = async (deps) => {
  if (!deps.live.isOn) return;
  const sites = Map.groupBy(await chooseAddresses(deps), (url) => URL.parse(url)?.host ?? '');
  await forEachRow(deps, {
    name: 'check-links',
    rows: sites,
    keyOf: ([host]) => host,
    run: ([, urls]) => checkSite(deps, urls),
    parallel: SITES_AT_A_TIME,
  });
};

async function chooseAddresses(deps: Deps): Promise<string[]> {
  const urls = new Set<string>();
  let after: ItemKey | null = null;
  for (;;) {
    const items = await readItemsAfter(deps, after, BATCH);
    for (const item of items) for (const url of outsideLinksOf(item)) urls.add(url);
    const last = items.at(-1);
    if (!last) break;
    after = { kind: last.kind, id: last.id };
  }
  const { rows } = await deps.db.execute<{ url: string }>(sql`
    select u.url from (
      select jsonb_array_elements_text(${JSON.stringify([...urls])}::jsonb) as url union select source_url from facts
    ) u left join link_checks c on c.url = u.url
    where length(u.url) <= 500 order by c.checked_at nulls first, u.url limit ${ADDRESSES}`);
  return rows.map(({ url }) => url);
}

async function checkSite(deps: Deps, urls: readonly string[]): Promise<void> {
  const { fetchPublic, parseForeign: parse, live } = deps;
  let allowed: ReadonlySet<string>;
  try {
    allowed = await readRobots({ fetchPublic, parse, userAgent: live.userAgent }, urls);
  } catch (error) {
    const result = codeOf(error);
    for (const url of urls) await saveCheck(deps, url, result);
    return;
  }
  for (const url of urls) {
    await live.pause(PAUSE_MS);
    await saveCheck(deps, url, allowed.has(url) ? await askAddress(deps, url) : 'robots_forbid');
  }
}

async function askAddress({ fetchPublic, live }: Deps, url: string): Promise<string> {
  try {
    const { status } = await fetchPublic(url, { 'user-agent': live.userAgent });
    return REACHED.has(status) ? 'ok' : `http_${status}`;
  } catch (error) {
    const code = codeOf(error);
    return code === 'too_large' ? 'ok' : code;
  }
}

function codeOf(error: unknown): string {
  if (error instanceof RobotsUnreachable || error instanceof TaskStopped || error instanceof TaskRefused) {
    return 'robots_forbid';
  }
  if (error instanceof FetchRefused) return error.reason;
  throw error;
}

async function saveCheck({ db, now }: Deps, url: string, result: string): Promise<void> {
  const isWrong = result !== 'ok' && result !== 'robots_forbid';
  const row = { url, result, failures: isWrong ? 1 : 0, checkedAt: now() };
  const failures = isWrong ? sql`${linkChecks.failures} + 1` : 0;
  await db
    .insert(linkChecks)
    .values(row)
    .onConflictDoUpdate({ target: linkChecks.url, set: { ...row, failures } });
}
