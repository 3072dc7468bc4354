import { connect } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allowedBy } from '@dalil/backend/providers/fetch/robots-rules.ts';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { LOCALES, localePath } from '@dalil/domain/language/locale.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { rawGet, startTestSite, TEST_TOKEN, type TestSite } from './test-site.ts';

/** Six renders in one burst, and another every five seconds. */
const LIMITS = { TRUSTED_PROXY: '127.0.0.1', PAGE_RENDERS_PER_MINUTE: '12' };
const AT_ONCE = 6;
/** More than the cache has places for. Each is rendered. */
const HOSTS = inject('isFullRun') ? 300 : 40;

/** What programs fetch for people: calendars, feeds, pictures and data files. */
const OFFERED = /^\/(?:api|feeds|pictures|art|og|icons|(?:ar|hi|ur)\/feeds)\/|\.(?:atom|ics|xml|png)(?:\?|$)/;

let database: TestDatabase;
let folder: string;
/** With a public address, and without one. */
let [known, open]: TestSite[] = [];

beforeAll(async () => {
  database = await createTestDatabase({ hasIndex: true });
  folder = await mkdtemp(path.join(tmpdir(), 'dalil-limits-'));
  [known, open] = await Promise.all([
    startTestSite(database, folder, LIMITS),
    startTestSite(database, folder, { ...LIMITS, PUBLIC_URL: '' }),
  ]);
}, 60_000);

afterAll(async () => {
  await Promise.all([known?.stop(), open?.stop()]);
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

function site(which: TestSite | undefined): TestSite {
  if (!which) throw new Error('the site has not started');
  return which;
}

const from = (client: string, more = {}) => ({ 'x-forwarded-for': client, ...more });
const statusOf = ({ headers }: { headers: Record<string, unknown> }) => headers['cache-status'];

/** What the cache holds and has rendered. */
async function cacheOf(which: TestSite) {
  const { text } = await rawGet(which, '/metrics', { authorization: `Bearer ${TEST_TOKEN}` });
  const figure = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
  return { pages: figure('page_cache_pages'), misses: figure('page_cache_answers_total{outcome="miss"}') };
}

test('ROUTE-1 a thousand invented parameters make no page, and all get the page that is cached', async () => {
  const { etag } = (await rawGet(site(known), '/tourism', from('192.0.2.1'))).headers;
  const before = await cacheOf(site(known));
  const garbage = (n: number) =>
    [`x=${n}`, `utm_source=${n}`, `price=${n + 5}`, `neighbourhood=place-${n}`, `feature=f${n}`, `page=-${n}`][n % 6];
  for (let n = 0; n < 1000; n += 1) {
    const answer = await rawGet(site(known), `/tourism?${garbage(n)}`, from('192.0.2.1'));
    expect([answer.status, statusOf(answer), answer.headers.etag], garbage(n)).toEqual([200, 'dalil; hit', etag]);
  }
  expect(await cacheOf(site(known))).toEqual(before);
}, 60_000);

test('ROUTE-1 one client that makes ever new pages is told to wait; others and cached pages are not affected', async () => {
  await rawGet(site(known), '/about', from('192.0.2.2'));
  const statuses: number[] = [];
  let waiting: string | undefined;
  for (let n = 0; n < 20; n += 1) {
    const answer = await rawGet(site(known), `/news/none-${n}`, from('203.0.113.9'));
    statuses.push(answer.status);
    waiting = answer.headers['retry-after'];
  }
  expect(statuses.slice(0, AT_ONCE)).toEqual(Array(AT_ONCE).fill(404));
  expect(statuses.at(-1)).toBe(429);
  expect(Number(waiting)).toBeGreaterThan(0);
  for (const path of ['/profile', '/search?q=beach']) {
    expect((await rawGet(site(known), path, from('203.0.113.9'))).status, path).toBe(429);
  }
  const shown = await rawGet(site(known), '/ar/profile', from('203.0.113.9', { accept: 'text/html' }));
  expect([shown.status, shown.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
  expect(statusOf(await rawGet(site(known), '/about', from('203.0.113.9')))).toBe('dalil; hit');
  expect((await rawGet(site(known), '/terms', from('192.0.2.2'))).status).toBe(200);
});

test('ROUTE-1 someone who reads every page of the sitemap is not told to wait, invented addresses still count', async () => {
  const reader = from('203.0.113.10');
  const { text } = await rawGet(site(known), '/sitemap.xml', reader);
  const paths = [...text.matchAll(/<loc>https:\/\/guide\.example(\/[^<]*)<\/loc>/g)].map(([, path = '/']) => path);
  expect(paths.length).toBeGreaterThan(1000);
  const some = paths.filter((_path, at) => at % Math.ceil(paths.length / HOSTS) === 0);
  for (const path of some) expect((await rawGet(site(known), path, reader)).status, path).toBe(200);
  for (let n = 0; n < AT_ONCE; n += 1) {
    expect((await rawGet(site(known), `/tourism/none-${n}`, reader)).status).toBe(404);
  }
  expect((await rawGet(site(known), '/tourism/none', reader)).status).toBe(429);
}, 60_000);

test('ROUTE-10 robots.txt lets through every calendar, feed and picture that rendered pages offer', async () => {
  const rules = (await rawGet(site(known), '/robots.txt')).text;
  const offered = new Set<string>();
  for (const path of ['/', '/events', '/events/dubai-shopping-festival', '/news', '/status', '/tourism/burj-khalifa']) {
    for (const locale of LOCALES) {
      const { text } = await rawGet(site(known), localePath(locale, path), from('203.0.113.11'));
      const values = text.matchAll(/(?:href|src|content)="(?:(?:https|webcal):\/\/guide\.example)?(\/[^"]*)"/g);
      for (const [, address = ''] of values) if (OFFERED.test(address)) offered.add(address.replaceAll('&amp;', '&'));
    }
  }
  const urls = [...offered].map((address) => `https://guide.example${address}`);
  expect(allowedBy({ address: 'https://guide.example/robots.txt', text: rules, urls })).toEqual(urls);
  for (const kind of [/\.ics/, /\/feeds\//, /\.atom/, /^\/og\//])
    expect([...offered].join('\n')).toMatch(new RegExp(kind.source, 'm'));
}, 60_000);

test.each([
  '/content/%D8%A8',
  '/tourism/a%20b',
  '/government/x%2Fy',
  '/ar/news/%E0%A4%A',
  '/events/a%00b',
  `/news/${'a'.repeat(500)}`,
  '/hi/collections/..%2F..',
  '/ur/questions/%F0%9F%98%80',
])('ROUTE-3 %s is no address of a page', async (address) => {
  const answer = await rawGet(
    site(known),
    address,
    from(`198.51.100.${address.length % 250}`, { accept: 'text/html' }),
  );
  expect([answer.status, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  const language = /^\/(ar|hi|ur)\//.exec(address)?.[1] ?? 'en';
  expect(answer.text).toContain(`<html lang="${language}"`);
  // Decision 0003: complete without scripts, none of its text is sent after the page to be moved in.
  expect(answer.text).toMatch(/<main [^>]*><!--\$--><div/);
  expect(answer.text).not.toContain('<template id="B:');
});

test('PWA-1 AUTH-13 the addresses that programs know by heart are answered', async () => {
  for (const path of ['/favicon.ico', '/apple-touch-icon.png', '/apple-touch-icon-precomposed.png']) {
    const icon = await rawGet(site(known), path);
    expect([icon.status, icon.headers['content-type']], path).toEqual([200, 'image/png']);
  }
  const change = await rawGet(site(known), '/.well-known/change-password');
  expect([change.status, change.headers.location]).toEqual([303, '/settings#password']);
});

test('ROUTE-1 with a public address another Host gets no page; monitoring may use any', async () => {
  for (const host of ['evil.example', '10.0.0.1', 'guide.example.evil.example']) {
    const answer = await rawGet(site(known), '/about', { host });
    expect(answer.status, host).toBe(421);
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'host_unknown' });
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect((await rawGet(site(known), '/api/health', { host })).status, host).toBe(200);
  }
  expect((await rawGet(site(known), '/about', { host: 'guide.example' })).status).toBe(200);
});

test('ROUTE-1 without one, ever new Hosts leave the pages of the real one cached, and fill no memory', async () => {
  const host = `localhost:${site(open).port}`;
  await rawGet(site(open), '/about', from('192.0.2.1', { host }));
  const before = await cacheOf(site(open));
  const statuses = new Set<number>();
  for (let n = 0; n < HOSTS; n += 1) {
    const client = `203.0.113.${100 + (n % 100)}`;
    statuses.add((await rawGet(site(open), '/about', from(client, { host: `host${n}.example` }))).status);
  }
  expect([...statuses]).toEqual([200]);
  expect((await cacheOf(site(open))).pages).toBe(before.pages + 8);
  expect(statusOf(await rawGet(site(open), '/about', from('203.0.113.100', { host })))).toBe('dalil; hit');
}, 60_000);

test.each(['/PROFILE', '/p%72ofile', '/Settings', '/ar/DASHBOARD', '/AR/profile', '/%70rofile/'])(
  'ROUTE-4 %s leads to the page as it is written, which guests do not get',
  async (address) => {
    const client = from(`198.51.100.${address.length}`);
    const moved = await rawGet(site(known), address, client);
    expect(moved.status).toBe(308);
    const page = await rawGet(site(known), moved.headers.location ?? '', client);
    expect(page.status).toBe(302);
    expect(page.headers.location).toMatch(/^(?:\/ar)?\/auth\/signin\?/);
    expect(page.headers['cache-control']).toBe('private, no-store');
  },
);

test('ROUTE-1 there is no second form of a page: what the router would answer as data is not found', async () => {
  for (const path of [
    '/about.data',
    '/_root.data',
    '/profile.data',
    '/news/how-salik-gates-charge.data?_routes=root',
  ]) {
    const answer = await rawGet(site(known), path, from('192.0.2.4'));
    expect(answer.status, path).toBe(404);
    expect(answer.headers, path).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' });
  }
});

/** What the server sends to these bytes before it closes the connection. */
function answerTo({ port }: TestSite, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', (part) => {
      text += part.toString();
      if (text.includes('\r\n\r\n')) socket.destroy();
    });
    socket.on('error', reject).on('close', () => resolve(text));
  });
}

test.each([
  ['a request that is none', 'NONSENSE\r\n\r\n', 400],
  ['a header that never ends', `GET / HTTP/1.1\r\nHost: guide.example\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['no Host', 'GET /about HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
])('ERR-8 also the answer to %s carries the headers', async (_what, bytes, status) => {
  const answer = (await answerTo(site(known), bytes)).toLowerCase();
  expect(answer).toMatch(new RegExp(`^http/1.1 ${status} `));
  for (const header of [
    'x-content-type-options: nosniff',
    "content-security-policy: default-src 'none'",
    'x-frame-options: deny',
  ]) {
    expect(answer).toContain(header);
  }
});

test('ERR-8 a file of a page carries what a file needs, once', async () => {
  const { text } = await rawGet(site(known), '/about', from('192.0.2.1'));
  const [script = ''] = /\/assets\/root-[^" ]+\.js/.exec(text) ?? [];
  const { headers } = await rawGet(site(known), script, { 'accept-encoding': 'br' });
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    vary: 'accept-encoding',
  });
  const size = Object.entries(headers).reduce((sum, [name, value]) => sum + `${name}: ${String(value)}\r\n`.length, 0);
  expect(size).toBeLessThan(400);
  for (const name of ['permissions-policy', 'content-security-policy', 'x-frame-options']) {
    expect(headers[name], name).toBeUndefined();
  }
  for (const path of ['/about', '/robots.txt', '/api/home']) {
    const { headers: other } = await rawGet(site(known), path, { 'accept-encoding': 'br' });
    expect(other.vary, path).toBe('accept-encoding');
  }
});

test('ERR-8 ROUTE-1 a policy allows exactly the scripts the renderer wrote, and nothing tells of a rendering', async () => {
  const one = await rawGet(site(known), '/news/how-salik-gates-charge', from('192.0.2.5'));
  const other = await rawGet(site(open), '/news/how-salik-gates-charge', from('192.0.2.5', { host: 'guide.example' }));
  expect(one.text).not.toContain('nonce');
  const hashesIn = ({ headers }: typeof one) => String(headers['content-security-policy']).match(/sha256-/g);
  expect(hashesIn(one)?.length).toBeGreaterThan(0);
  expect(hashesIn(other)).toEqual(hashesIn(one));
});
