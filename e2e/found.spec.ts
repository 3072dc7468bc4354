import { LOCALES, localePath } from '@dalil/domain/language/locale.ts';
import { openPage } from './fixtures/open-page.ts';
import { expect, test } from './fixtures/test.ts';
import { FULL_ONLY } from './fixtures/scope.ts';

type Node = { '@type': string; [property: string]: unknown };

function structuredDataOf(html: string): Node[] {
  return Array.from(
    html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
    ([, json = '']) => JSON.parse(json) as Node,
  );
}

const DESCRIBED = [
  ['/', ['WebSite', 'Organization']],
  ['/eatanddrink', ['BreadcrumbList']],
  ['/news/how-salik-gates-charge', ['Article', 'BreadcrumbList']],
  ['/tourism/burj-khalifa', ['TouristAttraction', 'BreadcrumbList']],
  ['/government/tourist-visa', ['GovernmentService', 'BreadcrumbList']],
  ['/faq', ['BreadcrumbList']],
  ['/faq/transport', ['BreadcrumbList']],
] as const;

test('ROUTE-10 pages say what they are about in the words of schema.org, in four languages', async ({
  request,
  baseURL,
}) => {
  for (const [path, types] of DESCRIBED) {
    for (const locale of LOCALES) {
      const nodes = structuredDataOf(await (await request.get(localePath(locale, path))).text());
      expect(nodes.map((node) => node['@type']).toSorted(), `${locale} ${path}`).toEqual([...types].toSorted());
      const crumbs = nodes.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement as { item: string }[];
      if (crumbs) expect(crumbs.at(-1)?.item).toBe(baseURL + localePath(locale, path));
    }
  }
});

test('ROUTE-10 the questions are described where they stand, each answer once', async ({ page }) => {
  await page.goto('/faq/transport');
  const questions = page.locator('[itemtype$="/FAQPage"] [itemprop="mainEntity"][itemtype$="/Question"]');
  const answers = questions.locator('[itemprop="acceptedAnswer"][itemtype$="/Answer"] [itemprop="text"]');
  expect(await questions.count()).toBeGreaterThan(10);
  expect(await questions.locator('[itemprop="name"]').count()).toBe(await questions.count());
  expect(await answers.count()).toBe(await questions.count());
  for (const text of await answers.allTextContents()) expect(text.trim()).not.toBe('');
});

test('ROUTE-10 a shared link has an image that is really there, of the size it says', { tag: FULL_ONLY }, async ({
  request,
  baseURL,
}) => {
  for (const path of ['/', '/beaches', '/news/how-salik-gates-charge', '/government/tourist-visa', '/privacy']) {
    for (const locale of LOCALES) {
      const html = await (await request.get(localePath(locale, path))).text();
      const property = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
      expect(property('og:url')).toBe(baseURL + localePath(locale, path));
      expect(property('og:locale').slice(0, 2)).toBe(locale);
      expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
      const image = await request.get(property('og:image'));
      expect(image.headers()['content-type'], property('og:image')).toBe('image/png');
      const png = await image.body();
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(property('og:image:width')).toBe('1200');
    }
  }
});

test('ROUTE-10 every page links its manifest, and what lists changes links its feeds', async ({ request, baseURL }) => {
  for (const locale of LOCALES) {
    const html = await (await request.get(localePath(locale, '/beaches'))).text();
    const manifest = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '';
    const { icons, start_url, lang } = await (await request.get(manifest)).json();
    expect([lang, start_url]).toEqual([locale, localePath(locale, '/')]);
    for (const { src, type } of icons) {
      expect((await request.get(src)).headers()['content-type'], src).toBe(type);
    }
    for (const [format, type] of [
      ['xml', 'application/rss+xml'],
      ['json', 'application/feed+json'],
    ]) {
      const address = baseURL + localePath(locale, `/feeds/beaches.${format}`);
      expect(html).toContain(`href="${address}"`);
      expect((await request.get(address)).headers()['content-type']).toBe(`${type}; charset=utf-8`);
    }
    for (const [path, feed, type] of [
      ['/events', '/feeds/events.xml', 'application/rss+xml'],
      ['/status', '/status.atom', 'application/atom+xml'],
    ] as const) {
      const address = baseURL + localePath(locale, feed);
      const link = new RegExp(`<link rel="alternate" type="${type.replace('+', '[+]')}"[^>]* href="${address}"`);
      expect(await (await request.get(localePath(locale, path))).text()).toMatch(link);
      expect((await request.get(address)).headers()['content-type']).toBe(`${type}; charset=utf-8`);
    }
  }
});

test('ROUTE-10 everything the sitemap and robots.txt name is there', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const sitemap = await (await request.get(/Sitemap: (.+)/.exec(robots)?.[1] ?? '')).text();
  const addresses = Array.from(sitemap.matchAll(/<loc>([^<]+)/g), ([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(1000);
  for (let at = 0; at < addresses.length; at += 97) {
    const address = addresses[at] ?? '';
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status(), address).toBe(200);
    expect(await response.text()).toContain(`<link rel="canonical" href="${address}"/>`);
  }
  for (const path of ['/llms.txt', '/.well-known/security.txt', '/api/openapi.json']) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

test('ROUTE-10 the API answers 304 through the whole server, compressed or not', async ({ request }) => {
  for (const encoding of ['br', 'identity']) {
    const headers = { 'accept-encoding': encoding };
    const tag = (await request.get('/api/facts', { headers })).headers().etag ?? '';
    expect(tag.startsWith('W/')).toBe(encoding === 'br');
    const again = await request.get('/api/facts', { headers: { ...headers, 'if-none-match': tag } });
    expect(again.status()).toBe(304);
  }
});

test('ROUTE-10 the page of the API can be read and followed by keyboard, without scripts', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dalil API');
  await page.getByRole('navigation').getByRole('link', { name: 'facts', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'facts', exact: true })).toBeInViewport();
  await expect(page.locator('script')).toHaveCount(0);
});

test('ROUTE-10 a list leads users to its feed', async ({ page, request }) => {
  await openPage(page, '/ur/news');
  const link = page.getByRole('main').getByRole('link', { name: 'RSS', exact: true });
  expect(await (await request.get((await link.getAttribute('href')) ?? '')).text()).toContain(
    '<language>ur</language>',
  );
});

test('ROUTE-10 the head follows the user inside the site', { tag: FULL_ONLY }, async ({ page }) => {
  await openPage(page, '/ar/beaches');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/ar\/(tourism|content)\//);
  const path = new URL(page.url()).pathname;
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', new RegExp(`${path}$`));
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveCount(0);
});
