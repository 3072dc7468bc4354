import type { SearchPage as Found } from '@dalil/search/search-views.ts';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInPage } from '../../features/prose/test-page.tsx';
import { factView } from '../../features/facts/factories.ts';
import { aSearch, aTrendingOne } from '../../features/search/factories.ts';
import { searchStore } from '../../features/search/search-store.ts';
import { expectAccessible } from '../../ui/accessibility-check.ts';
import { aResult, aSearchPage } from './factories.ts';
import { SearchPage } from './search-page.tsx';

type Request = { path: string; method: string; body: string };

let requests: Request[] = [];
let answer: { status?: number; found?: Found; problem?: string } = {};

beforeEach(() => {
  localStorage.clear();
  searchStore.forget();
  requests = [];
  answer = { found: aSearchPage() };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    requests.push({
      path: pathname,
      method: init?.method ?? 'GET',
      body: typeof init?.body === 'string' ? init.body : '',
    });
    if (pathname === '/api/search/records') return new Response(null, { status: 204 });
    const headers = { 'content-type': 'application/json' };
    if (pathname === '/api/search') {
      return new Response(JSON.stringify(answer.found ?? { code: answer.problem }), {
        status: answer.status ?? 200,
        headers,
      });
    }
    return new Response(JSON.stringify({ suggestions: [aTrendingOne('Ejari')] }), { headers });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(search: string) {
  const view = await renderInPage(<SearchPage />, { path: `/search${search}` });
  await act(async () => undefined);
  return view;
}

const sent = () => requests.filter(({ path }) => path === '/api/search/records').map(({ body }) => JSON.parse(body));

test('SEARCH-8 a fact among the results says how well it is known, in the words of the pages', async () => {
  const fact = factView({ confidence: 'general' });
  answer = { found: aSearchPage({ results: [aResult({ kind: 'fact', id: fact.id, fact })] }) };
  await open('?q=beach');
  expect(await screen.findByText('General knowledge, not confirmed')).toBeDefined();
});

test('SEARCH-8 results are counted, of kinds, marked, and lead on', async () => {
  const { container } = await open('?q=beach');
  expect(await screen.findByRole('heading', { level: 1, name: /^38 results for .*beach/ })).toBeDefined();
  const kinds = within(screen.getByRole('navigation', { name: 'Kinds of results' })).getAllByRole('link');
  expect(kinds.map((kind) => kind.textContent)).toEqual(['All ', 'Places 30', 'News and guides 8']);
  const [result] = within(screen.getByRole('region', { name: 'Results' })).getAllByRole('listitem');
  expect(result?.querySelector('h2 mark')?.textContent).toBe('Beach');
  expect(result?.textContent).toContain('Jumeirah');
  expect(screen.getByRole('link', { name: 'Kite Beach' }).getAttribute('href')).toBe('/content/kite-beach');
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe('/search?q=beach&page=2');
  await expectAccessible(container);
});

test('SEARCH-8 a choice leads to its first page, the one that holds back to without it', async () => {
  await open('?q=beach&neighbourhood=jumeirah&page=2');
  const filters = await screen.findByRole('complementary', { name: 'Filters', hidden: true });
  const hrefOf = (name: RegExp) => within(filters).getByRole('link', { name, hidden: true }).getAttribute('href') ?? '';
  expect(hrefOf(/^Attractions/)).toBe('/search?q=beach&category=attractions&neighbourhood=jumeirah');
  expect(hrefOf(/^Jumeirah/)).toBe('/search?q=beach');
  expect(within(filters).getByRole('link', { current: true, hidden: true }).textContent).toContain('Jumeirah');
});

test('SEARCH-8 what was probably meant is said, and whose results these are', async () => {
  answer = { found: aSearchPage({ meant: { query: 'beach', isUsed: false } }) };
  await open('?q=bech');
  const link = await screen.findByRole('link', { name: /Did you mean .*beach/ });
  expect(link.getAttribute('href')).toBe('/search?q=beach');
  cleanup();
  answer = { found: aSearchPage({ query: 'beech', meant: { query: 'beach', isUsed: true } }) };
  await open('?q=beech');
  expect(await screen.findByRole('heading', { level: 1, name: /38 results for .*beach/ })).toBeDefined();
  expect(screen.getByText(/There is nothing for .*beech/)).toBeDefined();
});

test('SEARCH-8 a word that the guide does not have is named above the results of the others', async () => {
  answer = { found: aSearchPage({ query: 'beach zzqx', unmet: ['zzqx'] }) };
  await open('?q=beach%20zzqx');
  const line = await screen.findByText(/There is nothing for/);
  expect(line.textContent).toContain('zzqx');
  cleanup();
  answer = { found: aSearchPage() };
  await open('?q=beach');
  await screen.findByRole('heading', { level: 1, name: /beach/ });
  expect(screen.queryByText(/There is nothing for/)).toBeNull();
});

test('SEARCH-8 nothing found: a hint, the way to more, and three parts of the guide', async () => {
  const nothing = { total: { count: 0, isMore: false }, groups: [], categories: [], neighbourhoods: [], results: [] };
  answer = { found: aSearchPage({ ...nothing, pageCount: 1 }) };
  await open('?q=qwzzkx');
  expect(await screen.findByRole('heading', { level: 1, name: /^Nothing found for .*qwzzkx/ })).toBeDefined();
  expect(screen.getByText(/Check the spelling/)).toBeDefined();
  expect(within(screen.getByRole('region', { name: 'Look around' })).getAllByRole('link')).toHaveLength(3);
  cleanup();
  await open('?q=qwzzkx&category=dining');
  const clear = await screen.findByRole('link', { name: 'Search without filters' });
  expect(clear.getAttribute('href')).toBe('/search?q=qwzzkx');
});

test('SEARCH-8 of a very common word it is said that there are more than could be counted', async () => {
  answer = { found: aSearchPage({ total: { count: 600, isMore: true } }) };
  await open('?q=dubai');
  expect(await screen.findByRole('heading', { level: 1, name: /^More than 600 results/ })).toBeDefined();
});

test('SEARCH-5 SEARCH-7 a search is kept and told of once its results are shown, and once only', async () => {
  const { unmount } = await open('?q=Kite%20beach%201');
  await expect.poll(sent).toEqual([{ query: 'Kite beach 1', locale: 'en', resultsCount: 38 }]);
  await expect.poll(() => searchStore.read().searches.map(({ query }) => query)).toEqual(['Kite beach 1']);
  unmount();
  await open('?q=kite%20BEACH%201');
  await screen.findByRole('region', { name: 'Results' });
  expect(sent()).toHaveLength(1);
});

test('SEARCH-6 a search that cannot be made says so, is not told of, and is tried again', async () => {
  answer = { status: 503 };
  await open('?q=souk%202');
  expect(await screen.findByText('The search did not work')).toBeDefined();
  expect(sent()).toEqual([]);
  answer = { found: aSearchPage({ query: 'souk 2', results: [aResult({ title: 'Gold Souk', titleMarks: [] })] }) };
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Gold Souk' })).toBeDefined();
});

test('SEARCH-8 while a new server builds its index the page says so, and shows the results once it has', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  answer = { status: 503, problem: 'search_not_ready' };
  await open('?q=beach');
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByText(/^The guide has just started/)).toBeDefined();
  expect(screen.queryByText('The search did not work')).toBeNull();
  answer = { found: aSearchPage() };
  await act(() => vi.advanceTimersByTimeAsync(2500));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^38 results/);
  expect(screen.queryByText(/^The guide has just started/)).toBeNull();
  vi.useRealTimers();
});

test('SEARCH-6 without a connection that is said, and recent searches stay in reach', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  searchStore.add([aSearch('salik')]);
  answer = { status: 503 };
  await open('?q=souk%203');
  expect(await screen.findByText('You are offline')).toBeDefined();
  const recent = await screen.findByRole('region', { name: 'Your recent searches' });
  expect(within(recent).getByRole('link', { name: 'salik' }).getAttribute('href')).toBe('/search?q=salik');
});

test('SEARCH-1 SEARCH-3 a blank query searches for nothing: it shows what many look for and recent searches', async () => {
  searchStore.add([aSearch('salik', 1), aSearch('souk', 2)]);
  const { container } = await open('?q=%20');
  expect(screen.getByRole('heading', { level: 1, name: 'Search' })).toBeDefined();
  expect((await screen.findByRole('link', { name: 'Ejari' })).getAttribute('href')).toBe('/search?q=Ejari');
  const recent = await screen.findByRole('region', { name: 'Your recent searches' });
  fireEvent.click(within(recent).getByRole('button', { name: /^Remove .*souk/ }));
  expect(within(recent).getAllByRole('listitem')).toHaveLength(1);
  expect(requests.filter(({ path }) => path === '/api/search')).toEqual([]);
  expect(sent()).toEqual([]);
  await expectAccessible(container);
});

test('SEARCH-8 a page of the guide that the query names is linked above the results', async () => {
  answer = { found: aSearchPage({ pages: [{ path: '/weather', title: 'Weather' }] }) };
  await open('?q=weather');
  const named = await screen.findByRole('navigation', { name: 'Pages of the guide' });
  expect(within(named).getByRole('link', { name: 'Weather' }).getAttribute('href')).toBe('/weather');
});
