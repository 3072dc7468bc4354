import { openPage } from './fixtures/open-page.ts';
import { expect, test } from './fixtures/test.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

test.use({ downloadsGuide: true, hasBeenHere: true });

test('DATA-1 the text behind links that stay in view is fetched before the tap, and not again with it', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/articles/')) requests.push(pathname);
  });
  await openPage(page, '/news');
  const link = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link');
  const id = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname.split('/').at(-1) ?? '';
  await expect.poll(() => requests).toContain(`/api/articles/${id}`);
  await link.click();
  await expect(page).toHaveURL(`/news/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(requests.filter((path) => path === `/api/articles/${id}`)).toHaveLength(1);
});

test('DATA-1 a user who saves data fetches nothing before the tap', { tag: FULL_ONLY }, async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const requests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/articles/')) requests.push(request.url());
  });
  await openPage(page, '/news');
  const link = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link');
  await link.hover();
  await page.clock.runFor(10_000);
  expect(requests).toEqual([]);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => requests).toHaveLength(1);
});
