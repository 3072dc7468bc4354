import { DEVICE_CACHES, releaseCache } from '@dalil/offline/device-caches.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findCached } from './answer-cache.ts';
import { answerNavigation, isPage, renewPages } from './navigation.ts';
import type { Release } from './release.ts';
import { MemoryCaches, ORIGIN } from './test-caches.ts';

const RELEASE: Release = {
  id: 'aaaa',
  files: { all: [], map: [], en: [], ar: [], hi: [], ur: [] },
  shells: { en: 'e', ar: 'a', hi: 'h', ur: 'u' },
};
const PUBLIC = { 'cache-control': 'public, max-age=0' };

let time: Date;
let work: Promise<unknown>[];
let isWithdrawn = false;

beforeEach(async () => {
  vi.useFakeTimers();
  time = new Date('2026-11-21T08:00:00Z');
  work = [];
  isWithdrawn = false;
  vi.stubGlobal('caches', new MemoryCaches());
  const shells = await caches.open(releaseCache('aaaa'));
  await shells.put('/_shell/ar.html', new Response('shell ar'));
});

afterEach(() => {
  vi.useRealTimers();
});

async function navigate(path: string, load: () => Promise<Response>, release = RELEASE) {
  const answer = await answerNavigation(release, {
    request: new Request(ORIGIN + path),
    load,
    later: (one) => work.push(one),
    now: () => time,
    isWithdrawn: async () => isWithdrawn,
  });
  return answer;
}

const pageOf =
  (text: string, headers: Record<string, string> = PUBLIC, status = 200) =>
  () =>
    Promise.resolve(new Response(text, { status, headers }));
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
const silence = () => new Promise<Response>(() => {});

async function textOf(answer: Response): Promise<string> {
  while (work.length > 0) {
    const all = Promise.all(work.splice(0));
    await vi.advanceTimersByTimeAsync(2000);
    await all;
  }
  return answer.text();
}

const minutesLater = (minutes: number) => {
  time = new Date(time.getTime() + minutes * 60_000);
};

test('PWA-9 a page is requested, kept, and shown when the network fails', async () => {
  expect(await textOf(await navigate('/news', pageOf('first')))).toBe('first');
  minutesLater(60);
  expect(await textOf(await navigate('/news', noNetwork))).toBe('first');
  expect(await textOf(await navigate('/news', pageOf('second')))).toBe('second');
  expect(await textOf(await navigate('/news', noNetwork))).toBe('second');
});

test('DATA-1 a page of the last five minutes is shown immediately and kept anew behind it', async () => {
  await textOf(await navigate('/news', pageOf('first')));
  minutesLater(4);
  expect(await textOf(await navigate('/news', pageOf('second')))).toBe('first');
  expect(await textOf(await navigate('/news', pageOf('third')))).toBe('second');
  minutesLater(6);
  expect(await textOf(await navigate('/news', pageOf('fourth')))).toBe('fourth');
});

test('DATA-1 a page that is shown immediately is requested only when it had the time to be painted', async () => {
  await textOf(await navigate('/news', pageOf('first')));
  let requests = 0;
  const load = () => {
    requests += 1;
    return pageOf('second')();
  };
  expect(await (await navigate('/news', load)).text()).toBe('first');
  await vi.advanceTimersByTimeAsync(1000);
  expect(requests).toBe(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(requests).toBe(1);
});

test('PWA-9 the copy of a page names no scripts ahead; the page itself comes as the server sent it', async () => {
  const preload = '<link rel="modulepreload" href="/assets/a.js" fetchPriority="low"/>';
  const html = `<link rel="preload" href="/f.woff2"/><p>قرب</p><script type="module">import "/assets/a.js"</script>`;
  expect(await textOf(await navigate('/news', pageOf(html + preload)))).toBe(html + preload);
  expect(await textOf(await navigate('/news', noNetwork))).toBe(html);
});

test.each([
  ['no-cache', 'second'],
  ['force-cache', 'first'],
] as const)('DATA-1 a fresh copy of a page that is opened with %s', async (cache, expected) => {
  await textOf(await navigate('/news', pageOf('first')));
  const answer = await answerNavigation(RELEASE, {
    request: new Request(`${ORIGIN}/news`, { cache }),
    load: pageOf('second'),
    later: (one) => work.push(one),
    now: () => time,
    isWithdrawn: async () => false,
  });
  expect(await textOf(answer)).toBe(expected);
});

test('PWA-3 a page an earlier release kept is requested, however fresh it is', async () => {
  await textOf(await navigate('/news', pageOf('of a')));
  const next = { ...RELEASE, id: 'bbbb' };
  expect(await textOf(await navigate('/news', pageOf('of b'), next))).toBe('of b');
});

test('PWA-9 a server that takes long or fails does not keep a user from the copy', async () => {
  await textOf(await navigate('/news', pageOf('kept')));
  minutesLater(60);
  const slow = navigate('/news', silence);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await (await slow).text()).toBe('kept');
  work.length = 0;
  expect(await textOf(await navigate('/news', pageOf('broken', PUBLIC, 503)))).toBe('kept');
  expect(await textOf(await navigate('/other', pageOf('broken', PUBLIC, 503)))).toBe('broken');
});

test('PWA-3 a server that takes long leaves an updated user with the shell of the release, not with the copy of the one before', async () => {
  await textOf(await navigate('/ar/news', pageOf('of a')));
  const next = { ...RELEASE, id: 'bbbb' };
  await (await caches.open(releaseCache('bbbb'))).put('/_shell/ar.html', new Response('shell of b'));
  const slow = navigate('/ar/news', silence, next);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await (await slow).text()).toBe('shell of b');
  work.length = 0;
  expect(await textOf(await navigate('/ar/news', noNetwork, next))).toBe('of a');
});

test('PWA-9 what was never visited is answered with the shell of its language', async () => {
  expect(await textOf(await navigate('/ar/beaches', noNetwork))).toBe('shell ar');
});

test.each([
  ['private', { 'cache-control': 'private, no-store' }, 200],
  ['not to be stored', { 'cache-control': 'no-store' }, 200],
  ['with a cookie', { ...PUBLIC, 'set-cookie': 'a=b' }, 200],
  ['not found', PUBLIC, 404],
])('PWA-9 a page that is %s is never kept', async (_name, headers, status) => {
  await textOf(await navigate('/settings', pageOf('mine', headers, status)));
  expect(await findCached(DEVICE_CACHES.pages, new Request(`${ORIGIN}/settings`))).toBeUndefined();
});

test('PWA-9 sixty pages are stored; the one visited longest ago goes first', async () => {
  for (let count = 0; count < 60; count += 1) await textOf(await navigate(`/news/${count}`, pageOf(`${count}`)));
  minutesLater(6);
  await textOf(await navigate('/news/0', pageOf('again')));
  await textOf(await navigate('/news/60', pageOf('60')));
  const keys = await (await caches.open(DEVICE_CACHES.pages)).keys();
  const paths = keys.map(({ url }) => new URL(url).pathname);
  expect(paths).toHaveLength(60);
  expect(paths).not.toContain('/news/1');
  expect(paths.slice(-2)).toEqual(['/news/0', '/news/60']);
});

test('PWA-3 saved pages are requested again by a new release, the newest first, until the network fails', async () => {
  for (const path of ['/a', '/b', '/c']) await textOf(await navigate(path, pageOf(path)));
  const requests: string[] = [];
  const load = async (address: string) => {
    requests.push(new URL(address).pathname);
    if (requests.length === 2) throw new TypeError('Failed to fetch');
    return new Response('new', { headers: PUBLIC });
  };
  const next = { ...RELEASE, id: 'bbbb' };
  await expect(renewPages(next, load, () => time)).rejects.toThrow('Failed to fetch');
  expect(requests).toEqual(['/c', '/b']);
  await renewPages(next, load, () => time);
  expect(requests).toEqual(['/c', '/b', '/b', '/a']);
});

test.each([
  ['/', true],
  ['/ar', true],
  ['/news/how-salik-gates-charge', true],
  ['/ar/search?q=x', true],
  ['/api/docs', false],
  ['/api/events.ics', false],
  ['/art/place/x-640x400.svg', false],
  ['/pictures/0f3a6c1b2d4e5f60718293a4b5c6d7e8-640.webp', false],
  ['/ar/manifest.webmanifest', false],
  ['/feeds/news.rss', false],
  ['/sitemap.xml', false],
])('PWA-9 whether %s is a page: %s', (path, expected) => {
  expect(isPage(new URL(path, ORIGIN), ORIGIN)).toBe(expected);
});

test('PWA-9 I18N-3 a page of a language the device lacks leads to the page in one that it has', async () => {
  const answer = await navigate('/hi/news?sort=new', noNetwork);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe(`${ORIGIN}/ar/news?sort=new#missing-language=hi`);
  await caches.delete(releaseCache('aaaa'));
  expect((await navigate('/hi/news', noNetwork)).type).toBe('error');
});

test('PWA-9 STAFF-1 a page that staff took from users is not shown from the device, whether the server or the guide says so', async () => {
  await textOf(await navigate('/ar/news/salik', pageOf('old text')));
  minutesLater(30);
  isWithdrawn = true;
  expect(await textOf(await navigate('/ar/news/salik', noNetwork))).toBe('shell ar');
  isWithdrawn = false;
  expect(await textOf(await navigate('/ar/news/salik', noNetwork))).toBe('old text');
  expect(await textOf(await navigate('/ar/news/salik', pageOf('gone', PUBLIC, 410)))).toBe('gone');
  expect(await textOf(await navigate('/ar/news/salik', noNetwork))).toBe('shell ar');
});
