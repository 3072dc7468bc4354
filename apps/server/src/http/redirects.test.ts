import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { redirects } from './redirects.ts';

const app = new Hono().get('*', redirects, (c) => c.text('page'));

async function locationOf(path: string): Promise<string | null> {
  const response = await app.request(path);
  return response.status === 308 ? response.headers.get('location') : null;
}

test.each([
  ['/reels', '/dubaireels'],
  ['/subscribe', '/help'],
  ['/auth', '/auth/signin'],
  ['/signin', '/auth/signin'],
  ['/editorial', '/dashboard?tab=articles'],
  ['/dashboard/articles', '/dashboard?tab=articles'],
  ['/dashboard/articles/create', '/dashboard?tab=articles&action=create'],
  ['/eat-drink', '/eatanddrink'],
  ['/luxury', '/luxurylife'],
  ['/beach-nightlife', '/beaches'],
])('ROUTE-2 %s leads to %s, in every language', async (from, to) => {
  expect(await locationOf(from)).toBe(to);
  expect(await locationOf(`/ar${from}`)).toBe(`/ar${to}`);
});

test('ROUTE-2 a redirect keeps the query', async () => {
  expect(await locationOf('/eat-drink?price=1')).toBe('/eatanddrink?price=1');
  expect(await locationOf('/editorial?page=2')).toBe('/dashboard?tab=articles&page=2');
});

test('ROUTE-11 English has one address: without a prefix', async () => {
  expect(await locationOf('/en')).toBe('/');
  expect(await locationOf('/en/news')).toBe('/news');
  expect(await locationOf('/news/')).toBe('/news');
  expect(await locationOf('/news')).toBeNull();
  expect(await locationOf('/ar/news')).toBeNull();
});

test('ROUTE-2 no path makes a redirect to another site', async () => {
  for (const path of ['//evil.example', '//evil.example/', '/en//evil.example', '/ar//evil.example/']) {
    const location = await locationOf(path);
    expect(location?.startsWith('//') ?? false, path).toBe(false);
  }
});
