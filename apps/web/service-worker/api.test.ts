import { guidePaths } from '@dalil/domain/offline/offline-guide.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerApi, type Reach } from './api.ts';
import { MemoryCaches, ORIGIN } from './test-caches.ts';

let network: (request: Request) => Promise<Response>;
let work: Promise<unknown>[];
let reach: Reach;

beforeEach(() => {
  work = [];
  reach = { isUnreachable: false };
  vi.stubGlobal('caches', new MemoryCaches());
  vi.stubGlobal('fetch', (request: Request) => network(request));
});

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
const json = (body: unknown, init: ResponseInit = {}) => Promise.resolve(Response.json(body, init));

async function load(path: string, fromGuide: Response | null = null): Promise<{ status: number; body: unknown }> {
  const answer = await answerApi({
    request: new Request(ORIGIN + path),
    reach,
    answerFromGuide: async () => fromGuide,
    later: (one) => work.push(one),
    stamp: () => ({ now: new Date('2026-11-21T08:00:00Z'), releaseId: 'aaaa' }),
  });
  await Promise.all(work.splice(0));
  return { status: answer.status, body: await answer.json() };
}

test('PWA-9 the guide is requested; without a network the device answers, the guide before what was requested once', async () => {
  network = () => json({ from: 'server' });
  expect((await load('/api/home?locale=en')).body).toEqual({ from: 'server' });
  network = noNetwork;
  expect((await load('/api/home?locale=en')).body).toEqual({ from: 'server' });
  expect((await load('/api/home?locale=en', Response.json({ from: 'guide' }))).body).toEqual({ from: 'guide' });
});

test('PWA-9 without a network the last live values the device has are answered', async () => {
  network = () => json({ hour: '2026-11-26T09:00' });
  await load('/api/live/outlook?until=tomorrow');
  network = noNetwork;
  expect((await load('/api/live/outlook?until=tomorrow')).body).toEqual({ hour: '2026-11-26T09:00' });
  expect((await load('/api/live/conditions?extent=now')).body).toMatchObject({ code: 'offline' });
});

test.each(guidePaths([{ kind: 'place', id: 'a' }], '2026-11-21').map(({ path }) => path))(
  'PWA-9 without a network %s, which the guide has, is answered from it',
  async (path) => {
    network = noNetwork;
    const answer = await load(`/api${path}?locale=en`, Response.json({ from: 'guide' }));
    expect(answer.body).toEqual({ from: 'guide' });
  },
);

test('PWA-9 what nobody on the device knows is rejected with a code of its own', async () => {
  network = noNetwork;
  const { status, body } = await load('/api/home?locale=ar');
  expect(status).toBe(503);
  expect(body).toMatchObject({ code: 'offline', status: 503 });
});

test('PWA-9 an answer that breaks off on its way counts as no network, and is not kept', async () => {
  const broken = new ReadableStream({
    start: (stream) => {
      stream.enqueue(new TextEncoder().encode('{"from":'));
      stream.error(new TypeError('network error'));
    },
  });
  network = async () => new Response(broken, { headers: { 'content-type': 'application/json' } });
  expect((await load('/api/home?locale=en', Response.json({ from: 'guide' }))).body).toEqual({ from: 'guide' });
  network = noNetwork;
  expect((await load('/api/home?locale=en')).status).toBe(503);
});

test('ERR-8 the server’s own rejection is passed on where the device has no answer', async () => {
  network = () => json({ code: 'unavailable' }, { status: 503 });
  expect((await load('/api/home?locale=en')).body).toEqual({ code: 'unavailable' });
  network = () => json({ code: 'not_found' }, { status: 404 });
  expect((await load('/api/articles/none', Response.json({ from: 'guide' }))).status).toBe(404);
});

test.each([
  '/api/session',
  '/api/profile',
  '/api/bookmarks',
  '/api/user-preferences',
  '/api/auth/sessions',
  '/api/search/history',
  '/api/assistant/conversations',
  '/api/users',
])('PWA-9 %s is of a person, and never kept', async (path) => {
  network = () => json({ from: 'server' });
  await load(path);
  network = noNetwork;
  expect((await load(path, Response.json({ from: 'guide' }))).status).toBe(503);
});

test.each(['/api/search/suggestions?locale=en&q=bu', '/api/search?locale=en&search=q%3Dburj'])(
  'SEARCH-8 %s is answered by the guide where the server does not, and kept nowhere',
  async (path) => {
    network = () => json({ from: 'server' });
    expect((await load(path, Response.json({ from: 'guide' }))).body).toEqual({ from: 'server' });
    network = () => json({ code: 'unavailable' }, { status: 503 });
    expect((await load(path, Response.json({ from: 'guide' }))).body).toEqual({ from: 'guide' });
    network = noNetwork;
    expect((await load(path, Response.json({ from: 'guide' }))).body).toEqual({ from: 'guide' });
    expect((await load(path)).status).toBe(503);
  },
);

test('SEARCH-8 once the network was not there what is typed is looked for on the device immediately; what the server says counts first', async () => {
  const path = '/api/search/suggestions?locale=en&q=bu';
  const steps: string[] = [];
  const server = Promise.withResolvers<Response>();
  const type = () =>
    answerApi({
      request: new Request(ORIGIN + path),
      reach,
      answerFromGuide: async () => {
        steps.push('guide');
        return Response.json({ from: 'guide' });
      },
      later: (one) => work.push(one),
      stamp: () => ({ now: new Date('2026-11-21T08:00:00Z'), releaseId: 'aaaa' }),
    });
  network = noNetwork;
  await load(path);
  network = () => server.promise;
  const answering = type();
  await expect.poll(() => steps).toEqual(['guide']);
  server.resolve(Response.json({ from: 'server' }));
  expect(await (await answering).json()).toEqual({ from: 'server' });
  network = () => json({ from: 'server' });
  expect(await (await type()).json()).toEqual({ from: 'server' });
  expect(steps).toEqual(['guide']);
});

test('SEARCH-8 a question its user cancelled reports nothing of the network', async () => {
  const leaving = new AbortController();
  network = ({ signal }) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  const answering = answerApi({
    request: new Request(`${ORIGIN}/api/search/suggestions?locale=en&q=bu`, { signal: leaving.signal }),
    reach,
    answerFromGuide: async () => null,
    later: (one) => work.push(one),
    stamp: () => ({ now: new Date('2026-11-21T08:00:00Z'), releaseId: 'aaaa' }),
  });
  leaving.abort();
  await answering;
  await Promise.all(work.splice(0));
  expect(reach).toEqual({ isUnreachable: false });
  network = noNetwork;
  await load('/api/home?locale=en');
  expect(reach).toEqual({ isUnreachable: true });
});

test('SEARCH-8 what many search for is the same for everybody, and kept', async () => {
  network = () => json({ from: 'server' });
  await load('/api/search/trending?locale=en');
  network = noNetwork;
  expect((await load('/api/search/trending?locale=en')).body).toEqual({ from: 'server' });
});

test('PWA-9 an answer its server calls private is never kept, wherever it stands', async () => {
  network = () => json({ from: 'server' }, { headers: { 'cache-control': 'private, no-store' } });
  await load('/api/home');
  network = noNetwork;
  expect((await load('/api/home')).status).toBe(503);
});
