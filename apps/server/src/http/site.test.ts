import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openJobQueue } from '@dalil/backend/core/job-queue.ts';
import { connectClient } from '@dalil/database/connection.ts';
import { withDatabase } from '@dalil/database/connection-address.ts';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { LOCALES, localePath } from '@dalil/domain/language/locale.ts';
import { startCollector } from '../tracing/test-collector.ts';
import { hourAt } from '@dalil/domain/city/live/live-hours.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PROJECT_FOLDER } from '../settings.ts';
import { startTestSite, TEST_TOKEN, type TestSite } from './test-site.ts';

type Mailbox = { emails: { html: string }[] };

const WORKERS = path.join(PROJECT_FOLDER, 'apps/web/workers');
const WAIT = { timeout: 30_000, interval: 250 };
const PAGES = [
  '/',
  '/news',
  '/eatanddrink',
  '/tourism',
  '/government',
  '/terms',
  '/news/how-salik-gates-charge',
  '/ar/news/how-salik-gates-charge',
  '/news/metro-in-one-page',
  '/tourism/burj-khalifa',
  '/government/salik',
  '/government/emirates-id',
  '/weather',
];

let database: TestDatabase;
let folder: string;
let [first, second]: TestSite[] = [];

beforeAll(async () => {
  database = await createTestDatabase({ hasIndex: true });
  folder = await mkdtemp(path.join(tmpdir(), 'dalil-site-'));
  [first, second] = await Promise.all([start(), start()]);
}, 60_000);

afterAll(async () => {
  await Promise.all([first?.stop(), second?.stop()]);
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const start = (environment: Record<string, string> = {}) => startTestSite(database, folder, environment);

type Manifest = { start_url: string; display: string; icons: { src: string }[] };

const messages = async (locale: string) =>
  JSON.parse(
    await readFile(path.join(PROJECT_FOLDER, `packages/domain/src/languages/${locale}/pages/guide-home.json`), 'utf8'),
  ) as Record<string, string>;

test.each(LOCALES)(
  'ID-1 the guide installs in %s, and its start page has what residents need first',
  async (locale) => {
    const get = (address: string) => fetch(new URL(address, first?.origin));
    const html = await (await get(localePath(locale, '/'))).text();
    const manifest = await get(/<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '/none');
    expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
    const { start_url, display, icons } = (await manifest.json()) as Manifest;
    expect([start_url, display]).toEqual([localePath(locale, '/'), 'standalone']);
    for (const { src } of icons) expect((await get(src)).headers.get('content-type'), src).toMatch(/^image\//);
    expect((await get('/sw.js')).headers.get('content-type')).toContain('javascript');
    const texts = await messages(locale);
    const [residents, visitors] = ['practical', 'nearby'].map((name) =>
      html.indexOf(`>${texts[`guide.home.${name}`]}<`),
    );
    expect(residents).toBeGreaterThan(0);
    expect(visitors).toBeGreaterThan(residents ?? 0);
  },
);

test('MON-3 a page and the API are recorded by the patterns of their routes, as parts of the trace of whoever asks', async () => {
  const collector = await startCollector();
  const site = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin, OTEL_TRACES_SAMPLER_ARG: '0' });
  const traceparent = `00-${'4b'.repeat(16)}-${'0f'.repeat(8)}-01`;
  for (const address of [
    '/ar/news/how-salik-gates-charge?from=a-name',
    '/api/articles/how-salik-gates-charge?locale=ar',
  ]) {
    expect((await fetch(site.origin + address, { headers: { traceparent } })).status).toBe(200);
  }
  await fetch(`${site.origin}/api/health`);
  await site.stop();
  const names = collector.spans.filter(({ parentSpanId }) => parentSpanId === '0f'.repeat(8)).map(({ name }) => name);
  expect(names).toEqual(['GET /:lang?/news/:id', 'GET /api/articles/:id']);
  const [page] = collector.spans.filter(({ name }) => name === 'GET /:lang?/news/:id');
  const parts = collector.spans.filter(({ parentSpanId }) => parentSpanId === page?.spanId).map(({ name }) => name);
  expect(parts).toContain('render /:lang?/news/:id');
  expect(collector.spans.map(({ name }) => name)).toContain('GET /api/articles/:id');
  expect(new Set(collector.spans.map(({ traceId }) => traceId))).toEqual(new Set(['4b'.repeat(16)]));
  expect(collector.requests.map(({ body }) => body).join()).not.toMatch(/a-name|how-salik/);
  await collector.close();
});

async function fingerprints(site: TestSite | undefined): Promise<Map<string, string>> {
  const answers = PAGES.map(async (page) => {
    const answer = await fetch(`${site?.origin}${page}`);
    expect(answer.status, page).toBe(200);
    return [page, answer.headers.get('etag') ?? ''] as const;
  });
  return new Map(await Promise.all(answers));
}

/**
 * The pages that change after an SQL statement, which neither server ran itself. Both servers must agree. The home page is left
 * out because its content depends on the day.
 */
async function changedBy(statement: string, values: unknown[] = []): Promise<string[]> {
  const before = await fingerprints(first);
  expect(await fingerprints(second)).toEqual(before);
  await database.pool.query(statement, values);
  let after = before;
  await vi.waitFor(async () => {
    after = await fingerprints(first);
    expect(after).not.toEqual(before);
    expect(await fingerprints(second)).toEqual(after);
  }, WAIT);
  return PAGES.filter((page) => page !== '/' && after.get(page) !== before.get(page));
}

test('ROUTE-1 the same content makes the same page, byte by byte, on every server', async () => {
  const prints = await fingerprints(first);
  expect(new Set(prints.values()).size).toBe(PAGES.length);
  expect(await fingerprints(second)).toEqual(prints);
});

test('ERR-8 ROUTE-1 every page, also one that does not exist, allows the one style it carries', async () => {
  for (const page of [...PAGES, '/no/such/page', '/ar/news/none']) {
    const answer = await fetch(`${first?.origin}${page}`);
    const html = await answer.text();
    const styles = Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, style = '']) => style);
    expect(styles, page).toHaveLength(1);
    const hash = createHash('sha256').update(styles.join('')).digest('base64');
    expect(answer.headers.get('content-security-policy'), page).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(html, page).toMatch(/<link rel="stylesheet" href="\/assets\/root-[^"]+" media="print, [^"]+"\/>/);
  }
});

test('PWA-1 the worker is requested each time, may like every worker only request this site; a shell obeys the policy it is sent with', async () => {
  const worker = await fetch(`${first?.origin}/sw.js`);
  expect(worker.headers.get('content-type')).toContain('text/javascript');
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(worker.headers.get('content-security-policy')).toContain("connect-src 'self'");
  const built = await readdir(path.join(PROJECT_FOLDER, 'apps/web/build/client/assets'));
  const [script = ''] = /\/assets\/root-[^" ]+\.js/.exec(await (await fetch(`${first?.origin}/about`)).text()) ?? [];
  const asset = await fetch(`${first?.origin}${script}`);
  expect(asset.headers.get('content-security-policy')).toBeNull();
  for (const name of await readdir(WORKERS)) {
    const file = built.find((one) => one.startsWith(`${path.parse(name).name}-`) && one.endsWith('.js'));
    if (!name.endsWith('.ts')) continue;
    const started = await fetch(`${first?.origin}/assets/${file}`);
    expect(started.headers.get('content-security-policy'), name).toContain("connect-src 'self'");
  }
  const shell = await fetch(`${first?.origin}/_shell/ar.html`);
  const html = await shell.text();
  expect(html).toContain('"isSpaMode":true');
  expect(html).toContain('<html lang="ar" dir="rtl"');
  const policy = shell.headers.get('content-security-policy') ?? '';
  const scripts = html.matchAll(/<script(?![^>]*type="application)[^>]*>([^<]+)<\/script>/g);
  for (const [, script = ''] of scripts)
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  expect((await fetch(`${first?.origin}/_shell/xx.html`)).status).toBe(404);
});

test('ROUTE-1 a changed fact changes exactly the pages that show it, on every server', async () => {
  expect(await changedBy(`update facts set value = '7' where id = 'salik.peak.price'`)).toEqual([
    '/news/how-salik-gates-charge',
    '/ar/news/how-salik-gates-charge',
    '/government/salik',
  ]);
  expect(await changedBy(`update facts set value = '101' where id = 'eid.fee.per-year'`)).toEqual([
    '/government/emirates-id',
  ]);
});

test('ROUTE-1 a changed title changes the page, the lists and the pages that name it, in its language only', async () => {
  const title = `update content_texts set title = 'Metro' where item_id = 'metro-in-one-page' and locale = 'en'`;
  expect(await changedBy(title)).toEqual(['/news', '/news/metro-in-one-page']);
  const arabic = `update content_texts set title = 'x' where item_id = 'how-salik-gates-charge' and locale = 'ar'`;
  expect(await changedBy(arabic)).toEqual(['/ar/news/how-salik-gates-charge']);
});

test('ROUTE-1 an answer of a weather service changes exactly the pages that show it', async () => {
  const names = 'feltC humidityPercent dewPointC rainPercent uvIndex visibilityM windKmh gustKmh windFrom'.split(' ');
  const unknown = Object.fromEntries(names.map((name) => [name, null]));
  const hour = { ...unknown, at: hourAt(new Date()), sky: 'clear', temperatureC: 33 };
  const statement = `insert into live_values (feed, source, answered_by, value, fetched_at, state)
    values ('weather', 'met-norway', 'met-norway', $1, now(), 'fresh')`;
  expect(await changedBy(statement, [{ current: hour, hours: [hour], days: [] }])).toEqual(['/weather']);
  const text = await (await fetch(`${second?.origin}/weather`)).text();
  expect(text).toContain('33 °C');
  expect(text).toContain('MET Norway');
});

test('ROUTE-1 PRIV-8 a new version of a legal document changes its own page, on every server without a restart', async () => {
  const statement = `insert into legal_documents (document_type, language, version, effective_date, is_active, title, content)
    values ('terms', 'en', '9.1', '2026-11-26', true, 'Rules', 'A new rule.')`;
  expect(await changedBy(statement)).toEqual(['/terms']);
  for (const site of [first, second]) {
    const text = await (await fetch(`${site?.origin}/terms`)).text();
    expect(text).toContain('A new rule.');
    expect(text).toContain('"version":"9.1"');
  }
});

test('STAFF-1 a place that is taken back is gone from its page and its lists at once', async () => {
  expect((await fetch(`${first?.origin}/tourism/dubai-frame`)).status).toBe(200);
  const statement = `update content_items set state = 'archived' where id = 'dubai-frame'`;
  expect(await changedBy(statement)).toContain('/tourism');
  expect((await fetch(`${first?.origin}/tourism/dubai-frame`)).status).toBe(404);
  expect((await fetch(`${second?.origin}/tourism/dubai-frame`)).status).toBe(404);
});

test('SEARCH-8 what is published is found on every server without a restart, what is taken back is gone at once', async () => {
  const find = async (site: TestSite | undefined) => {
    const answer = await fetch(`${site?.origin}/api/search?search=q%3Dzzyzx`);
    return ((await answer.json()) as { results: { id: string }[] }).results.map(({ id }) => id);
  };
  expect(await find(first)).toEqual([]);
  const text = `title = 'Zzyzx' where kind = 'place' and item_id = 'ain-dubai' and locale = 'en'`;
  await database.pool.query(`update content_texts set ${text}`);
  await vi.waitFor(async () => {
    for (const site of [first, second]) expect(await find(site)).toEqual(['ain-dubai']);
  }, WAIT);
  await database.pool.query(`update content_items set state = 'archived' where kind = 'place' and id = 'ain-dubai'`);
  for (const site of [first, second]) expect(await find(site)).toEqual([]);
});

test('MON-1 while the database is away pages are sent as they were; others say 503 and when to come back', async () => {
  let before = new Map<string, string>();
  // What the tests before changed has reached both servers.
  await vi.waitFor(async () => {
    before = await fingerprints(first);
    expect(await fingerprints(second)).toEqual(before);
    expect(await fingerprints(first)).toEqual(before);
  }, WAIT);
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name');
  const name = rows[0]?.name ?? '';
  const admin = await connectClient(withDatabase(database.address, 'postgres'));
  try {
    await admin.query(`alter database ${name} allow_connections false`);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    expect(await fingerprints(first)).toEqual(before);
    const unknown = await fetch(`${first?.origin}/news/taxis-and-ride-apps`);
    expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '5']);
    expect(unknown.headers.get('cache-control')).toBe('private, no-store');
    const api = await fetch(`${first?.origin}/api/home`);
    expect([api.status, api.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await api.json()).toMatchObject({ code: 'unavailable' });
  } finally {
    await admin.query(`alter database ${name} allow_connections true`);
    await admin.end();
  }
  await vi.waitFor(
    async () => expect((await fetch(`${first?.origin}/news/taxis-and-ride-apps`)).status).toBe(200),
    WAIT,
  );
  // Changes made in the meantime are also detected.
  expect(await changedBy(`update facts set value = '8' where id = 'salik.peak.price'`)).toContain(
    '/news/how-salik-gates-charge',
  );
});

test('MON-4 figures are for whoever has the token, and name no address, page or reader', async () => {
  const send = (headers: Record<string, string>) => fetch(`${first?.origin}/metrics`, { headers });
  expect((await send({})).status).toBe(404);
  expect((await send({ authorization: 'Bearer wrong token here' })).status).toBe(404);
  const answer = await send({ authorization: `Bearer ${TEST_TOKEN}` });
  const text = await answer.text();
  expect(text).toMatch(/^page_cache_answers_total\{outcome="hit"\} [1-9]/m);
  expect(text).toMatch(/^http_request_duration_seconds_count\{kind="page",status="2xx"\} [1-9]/m);
  expect(text).toMatch(/^database_connections\{state="idle"\} \d/m);
  expect(text).not.toMatch(/127\.0\.0\.1|salik|\/news/);
});

test('NOTIF-5 the outbox is not to be read in production, and is in a test', async () => {
  for (const path of ['/dev/mailbox', '/dev/mailbox.json', '/ar/dev/mailbox']) {
    expect((await fetch(`${first?.origin}${path}`)).status, path).toBe(404);
  }
  const site = await start({ NODE_ENV: 'test' });
  const page = await fetch(`${site.origin}/dev/mailbox`);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("style-src 'unsafe-inline'");
  expect(await (await fetch(`${site.origin}/dev/mailbox.json`)).json()).toEqual({ emails: [] });
  const queue = await openJobQueue({ ...database, log: () => {} });
  const data = { fullName: 'Amal', code: '482913', validMinutes: 15 };
  await queue.enqueue(database.db, 'send-email', { to: 'a@b.example', locale: 'ar', template: 'verification', data });
  await vi.waitFor(async () => {
    const { emails } = (await (await fetch(`${site.origin}/dev/mailbox.json?to=a@b.example`)).json()) as Mailbox;
    expect(emails).toMatchObject([{ to: 'a@b.example', subject: 'أكّد بريدك الإلكتروني' }]);
    expect(emails[0]?.html).toContain('href="https://guide.example/ar/support"');
  }, WAIT);
  await queue.close();
  await site.stop();
});

test('MON-1 health and figures tell of jobs, mail and the model', async () => {
  const health = await (await fetch(`${first?.origin}/api/health`)).json();
  expect(health).toMatchObject({ parts: { jobs: 'healthy', mail: 'healthy', model: 'healthy' } });
  const metrics = await fetch(`${first?.origin}/metrics`, { headers: { authorization: `Bearer ${TEST_TOKEN}` } });
  const text = await metrics.text();
  expect(text).toContain('jobs{job="send-email",state="dead"} 0');
  expect(text).toContain('# TYPE job_attempts_total counter');
  expect(text).toMatch(/^assistant_model_configured 0$/m);
  expect(text).toMatch(/^assistant_model_answers_total\{outcome="model_failed"\} 0$/m);
});
