import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_RENDER_LIMIT } from '../render-limit.ts';
import { pageAddress } from './page-address.ts';
import { PageCache } from './page-cache.ts';

const START = new Date('2026-11-21T08:00:00Z');
const MINUTE = 60_000;

let server: Server;
let cache: PageCache;
let clock: Date;
let origin: string;
let content: Record<string, string>;
let made: string[];
let fallbacks: number;
/** A page is rendered after this promise resolves; undefined means immediately. */
let gate: Promise<void> | undefined;

beforeEach(async () => {
  [clock, content, made, fallbacks, gate] = [START, {}, [], 0, undefined];
  cache = newCache(10_000_000);
  server = createServer((incoming, response) => {
    const address = pageAddress(origin, incoming.url ?? '/') ?? '';
    if (cache.answer(address, incoming, response)) return;
    void getRequestListener((requests) => cache.respond(address, requests, '192.0.2.1'))(incoming, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => new Promise((resolve) => void server.close(resolve)));

function newCache(maxBytes: number): PageCache {
  return new PageCache({
    maxBytes,
    now: () => clock,
    reportFallback: () => (fallbacks += 1),
    limit: NO_RENDER_LIMIT,
    isLinked: async () => false,
    makePage: async (address) => {
      const path = address.slice(origin.length);
      made.push(path);
      const text = content[path];
      await gate;
      if (text === undefined) return { status: 404, headers: {}, html: 'none' };
      if (text === 'away') return { status: 503, headers: {}, html: 'away' };
      if (text === 'broken') throw new Error('broken');
      const headers = {
        'content-type': 'text/html',
        vary: 'accept-encoding',
        'cache-tag': path === '/parts' ? 'any,day-part' : `id:${path.slice(1)}`,
      };
      return { status: 200, headers, html: text };
    },
  });
}

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer; text: string };

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const requests = request(origin + path, { headers, method }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body, text: body.toString() });
    });
    requests.on('error', reject).end();
  });
}

const bestOf = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;
const changeOf = (id: string) => [{ kind: 'article', id }];

test('ROUTE-1 a page is made once for all who ask for it at the same time, and then not again', async () => {
  content['/a'] = 'first';
  let open = () => {};
  gate = new Promise((resolve) => (open = resolve));
  const requests = Array.from({ length: 50 }, () => get('/a'));
  await vi.waitFor(() => expect(made).toEqual(['/a']));
  open();
  expect(new Set((await Promise.all(requests)).map(({ text }) => text))).toEqual(new Set(['first']));
  expect((await get('/a')).headers['cache-status']).toBe('dalil; hit');
  expect(made).toEqual(['/a']);
});

test('ROUTE-1 every form of a page holds the same, also after it was compressed anew', async () => {
  content['/a'] = 'text of a page '.repeat(500);
  for (let round = 0; round < 3; round += 1) {
    const [plain, br, gzip] = await Promise.all(
      ['', 'br, gzip', 'gzip'].map((accepted) => get('/a', { 'accept-encoding': accepted })),
    );
    expect(plain?.text).toBe(content['/a']);
    expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(content['/a']);
    expect(gunzipSync(gzip?.body ?? '').toString()).toBe(content['/a']);
    expect(br?.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding', etag: plain?.headers.etag });
    expect(Number(br?.headers['content-length'])).toBe(br?.body.length);
  }
  expect(made).toEqual(['/a']);
});

test('ROUTE-1 pages that are requested again are compressed with maximum quality, one after the other', async () => {
  const words = Array.from({ length: 4000 }, (_, at) => `word${(at * at + 7 * at) % 401}`).join(' ');
  Object.assign(content, { '/a': `a ${words}`, '/b': `b ${words}`, '/c': `c ${words}` });
  const send = (path: string) => get(path, { 'accept-encoding': 'br' });
  const first = await send('/a');
  expect(first.body.length).toBeGreaterThan(bestOf(content['/a'] ?? ''));
  for (const path of ['/a', '/b', '/b', '/c', '/c']) await send(path);
  for (const path of ['/a', '/b', '/c']) {
    await vi.waitFor(async () => expect((await send(path)).body.length).toBe(bestOf(content[path] ?? '')));
  }
});

test('ROUTE-1 a reader who has the page already is told so in a line', async () => {
  content['/a'] = 'first';
  const { headers } = await get('/a');
  const known = { 'if-none-match': `"other", ${headers.etag}` };
  const again = await get('/a', known);
  expect([again.status, again.text]).toEqual([304, '']);
  expect(again.headers).toMatchObject({ etag: headers.etag, vary: 'accept-encoding' });
  content['/a'] = 'second';
  cache.purge(changeOf('a'));
  expect(await get('/a', known)).toMatchObject({ status: 200, text: 'second' });
});

test('ROUTE-1 HEAD answers as GET does, without the page', async () => {
  content['/a'] = 'first';
  for (let time = 0; time < 2; time += 1) {
    const { status, headers, text } = await get('/a', {}, 'HEAD');
    expect([status, text, headers['content-length']]).toEqual([200, '', '5']);
  }
});

test('ROUTE-1 past its time a page is sent with its age while it is made anew', async () => {
  content['/a'] = 'first';
  await get('/a');
  content['/a'] = 'second';
  clock = new Date(START.getTime() + 4 * MINUTE);
  expect((await get('/a')).text).toBe('first');
  clock = new Date(START.getTime() + 7 * MINUTE);
  const stale = await get('/a');
  expect([stale.text, stale.headers['age']]).toEqual(['first', '420']);
  expect(stale.headers['cache-status']).toContain('stale-while-revalidate');
  await vi.waitFor(async () => expect((await get('/a')).text).toBe('second'));
  expect(made).toEqual(['/a', '/a']);
});

test('ROUTE-1 a change makes exactly the pages anew that show it, before anybody sees them', async () => {
  content['/a'] = content['/b'] = 'first';
  await Promise.all([get('/a'), get('/b')]);
  content['/a'] = content['/b'] = 'second';
  expect(cache.purge(changeOf('a'))).toBe(1);
  expect((await get('/a')).text).toBe('second');
  expect((await get('/b')).text).toBe('first');
  expect(cache.purge(null)).toBe(2);
  expect((await get('/b')).text).toBe('second');
});

test('ROUTE-1 a page that was being made while its content changed is made again', async () => {
  content['/a'] = 'first';
  let open = () => {};
  gate = new Promise((resolve) => (open = resolve));
  const requests = get('/a');
  await vi.waitFor(() => expect(made).toEqual(['/a']));
  content['/a'] = 'second';
  cache.purge(changeOf('a'));
  open();
  await requests;
  expect((await get('/a')).text).toBe('second');
});

test.each(['away', 'broken'])(
  'ROUTE-1 a page that cannot be made anew (%s) is sent as it was, with its age',
  async (how) => {
    content['/a'] = 'first';
    await get('/a');
    content['/a'] = content['/never'] = how;
    cache.purge(null);
    clock = new Date(START.getTime() + 30 * MINUTE);
    const answer = await get('/a');
    expect([answer.status, answer.text, answer.headers['age']]).toEqual([200, 'first', '1800']);
    expect(answer.headers['cache-status']).toContain('stale-if-error');
    expect(fallbacks).toBe(1);
    expect((await get('/never')).status).toBeGreaterThanOrEqual(500);
    content['/a'] = 'second';
    expect((await get('/a')).text).toBe('second');
  },
);

test('ROUTE-1 a page of yesterday is not sent today', async () => {
  content['/a'] = 'Saturday';
  clock = new Date('2026-11-21T19:59:00Z');
  await get('/a');
  content['/a'] = 'Sunday';
  clock = new Date('2026-11-21T20:00:00Z');
  expect((await get('/a')).text).toBe('Sunday');
});

test('ROUTE-3 what is no page is not kept, and takes the kept one away', async () => {
  expect((await get('/a')).status).toBe(404);
  content['/a'] = 'first';
  expect((await get('/a')).text).toBe('first');
  delete content['/a'];
  cache.purge(changeOf('a'));
  expect((await get('/a')).status).toBe(404);
  content['/a'] = 'away';
  expect((await get('/a')).status).toBe(503);
});

test('ROUTE-1 what a page does not know makes no page of its own', async () => {
  content['/news?page=2'] = 'second page';
  const queries = ['page=2', 'utm_source=x&page=2', 'page=2&fbclid=1&gclid=2', 'page=2&x=1', 'x=2&page=2&topic=none'];
  for (const query of queries) expect((await get(`/news?${query}`)).text).toBe('second page');
  expect(made).toEqual(['/news?page=2']);
  expect(pageAddress(origin, `/a?${'x'.repeat(700)}`)).toBeNull();
});

test('ROUTE-1 SEARCH-8 results of searches are never kept: there is no end of them', () => {
  for (const target of ['/search?q=beach', '/ar/search?in=places&q=%D8%B4', '/search?%71=x']) {
    expect(pageAddress(origin, target), target).toBeNull();
  }
  for (const target of ['/search', '/hi/search', '/searching', '/content/search']) {
    expect(pageAddress(origin, target), target).toBe(origin + target);
  }
});

test('ROUTE-1 pages with parameters take no memory from those without', async () => {
  cache = newCache(100_000);
  content['/news'] = 'n'.repeat(50_000);
  await get('/news');
  for (let page = 2; page < 40; page += 1) {
    content[`/news?page=${page}`] = 'p'.repeat(15_000);
    await get(`/news?page=${page}`);
  }
  made.length = 0;
  await get('/news');
  expect(made).toEqual([]);
  expect(cache.size.bytes).toBeLessThanOrEqual(100_000);
  expect(cache.purge(null)).toBe(cache.size.pages);
});

test('ROUTE-1 memory is bounded: the page asked for longest ago goes first', async () => {
  cache = newCache(40_000);
  for (const name of ['/a', '/b', '/c']) {
    content[name] = name.repeat(5000);
    await get(name);
  }
  expect(cache.size.bytes).toBeLessThanOrEqual(40_000);
  await get('/c');
  expect(made).toEqual(['/a', '/b', '/c']);
  await get('/a');
  expect(made).toEqual(['/a', '/b', '/c', '/a']);
});

test('ROUTE-1 a page that follows the day is rendered anew when a part of it ends, and no other page is', async () => {
  Object.assign(content, { '/parts': 'midday', '/other': 'all day' });
  clock = new Date('2026-11-21T11:58:30Z');
  await get('/parts');
  await get('/other');
  content['/parts'] = 'evening';
  // The evening of that day begins 90 minutes before sunset, at 15:59 in Dubai.
  clock = new Date('2026-11-21T12:00:30Z');
  expect((await get('/parts')).text).toBe('evening');
  await get('/other');
  expect(made).toEqual(['/parts', '/other', '/parts']);
});
