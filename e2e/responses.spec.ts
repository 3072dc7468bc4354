import { LOCALES, localePath } from '@dalil/domain/language/locale.ts';
import { untilLive } from './fixtures/open-page.ts';
import { expect, test } from './fixtures/test.ts';

test('ROUTE-3 an address without a page answers 404 in every language', async ({ request }) => {
  for (const locale of LOCALES) {
    const response = await request.get(localePath(locale, '/no/such/page'));
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain(`lang="${locale}"`);
  }
  expect((await request.get('/xx/news')).status()).toBe(404);
  expect((await request.get('/news/no-such-article')).status()).toBe(404);
});

test('ROUTE-2 old names of pages lead on', async ({ request }) => {
  const response = await request.get('/ar/eat-drink?price=1', { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe('/ar/eatanddrink?price=1');
});

test('ERR-8 pages carry a strict policy, and scripts run only by hash', async ({ request }) => {
  for (const path of ['/', '/ar/eatanddrink', '/hi/news', '/no-such-page']) {
    const { 'content-security-policy': policy = '', ...headers } = (await request.get(path)).headers();
    expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+;/);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    expect(policy).toContain("object-src 'none'; base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
  }
});

test.describe('with a script in its content', () => {
  test.use({ allowedConsole: /Content Security Policy/ });

  test('ERR-8 a page does not run it, while its own scripts run', async ({ page }) => {
    await page.route('/news/how-salik-gates-charge', async (route) => {
      const response = await route.fetch();
      const injected = '<script>window.injected = true</script><svg onload="window.injected = true"></svg></body>';
      await route.fulfill({ response, body: (await response.text()).replace('</body>', injected) });
    });
    await page.goto('/news/how-salik-gates-charge');
    await untilLive(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  });
});

test('ERR-8 malformed paths, queries and bodies answer 4xx, never 5xx', async ({ request, baseURL }) => {
  const paths = [
    '/%',
    '/%ff',
    '/%00',
    '/ar/%E0%A4%A',
    '/news/%2e%2e%2f',
    '/..%5c',
    '/api/%',
    '/api/places/%00',
    '/art/x/y.svg',
  ];
  const queries = ['?page=%', '?neighbourhood=%ff', `?sort=${'a'.repeat(5000)}`, '?page=1e99', '?page[]=1', '?a=%00'];
  for (const path of paths) {
    const { status } = await fetch(baseURL + path);
    expect(status, path).toBeGreaterThanOrEqual(400);
    expect(status, path).toBeLessThan(500);
  }
  for (const query of queries) {
    expect((await fetch(`${baseURL}/eatanddrink${query}`)).status, query).toBeLessThan(500);
    expect((await fetch(`${baseURL}/api/sections/beaches/places${query}`)).status, query).toBeLessThan(500);
  }
  for (const body of ['', '{', '[]', 'null', '{"page":{}}', '\u0000']) {
    const response = await request.post('/api/problem-reports', {
      data: body,
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status(), body).toBe(400);
    expect(response.headers()['content-type']).toBe('application/problem+json');
  }
});

test('ROUTE-1 hashed files are immutable and a lost one is 404, not a page', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const asset = /\/assets\/root-[^"]+\.css/.exec(html)?.[0] ?? '';
  const response = await request.get(asset);
  expect(response.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'text/css; charset=utf-8',
  });
  expect((await request.get('/assets/root-00000000.css')).status()).toBe(404);
  expect((await request.get('/assets/..%2f..%2f..%2fpackage.json')).status()).toBe(404);
});

test('ROUTE-10 every page names itself, its address and its twins in the other languages', async ({
  request,
  baseURL,
}) => {
  const titles = new Set<string>();
  for (const path of [
    '/',
    '/news',
    '/eatanddrink',
    '/beaches',
    '/tourism',
    '/nightlife',
    '/luxurylife',
    '/government',
    '/privacy',
  ]) {
    const html = await (await request.get(localePath('ar', path))).text();
    titles.add(/<title>([^<]+)/.exec(html)?.[1] ?? '');
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${localePath('ar', path)}"/>`);
    for (const locale of LOCALES) {
      expect(html).toContain(`hrefLang="${locale}" href="${baseURL}${localePath(locale, path)}"`);
    }
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
  }
  expect(titles.size).toBe(9);
});

test('ROUTE-3 the page of components is for those who build the product, and no page of the built site', async ({
  request,
}) => {
  for (const path of ['/dev/components', '/ar/dev/components']) expect((await request.get(path)).status()).toBe(404);
});
