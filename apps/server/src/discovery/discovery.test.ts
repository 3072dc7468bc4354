import { stat } from 'node:fs/promises';
import { KINDS_WITH_PAGES, STANDING_PAGES } from '@dalil/domain/guide/public-page.ts';
import { allowedBy } from '@dalil/backend/providers/fetch/robots-rules.ts';
import { createTestApi, TEST_NOW } from '@dalil/backend/test-api.ts';
import { contentItems, facts } from '@dalil/database/tables/guide.ts';
import { liveValues } from '@dalil/database/tables/live.ts';
import { serviceIncidents, serviceIncidentUpdates } from '@dalil/database/tables/service-incidents.ts';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { FEED_AREAS } from '@dalil/domain/guide/feed-area.ts';
import { feedHref } from '@dalil/domain/guide/feed-format.ts';
import { FILES, FILES_IN_LANGUAGES } from '@dalil/domain/guide/own-address.ts';
import { SITE } from '@dalil/domain/languages/tables/site.ts';
import { LOCALES, localePath } from '@dalil/domain/language/locale.ts';
import { and, eq } from 'drizzle-orm';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import type { Hono } from 'hono';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { discoveryRoutes } from './discovery.routes.ts';
import { PAGES_A_SITEMAP, sitemapCount, writeSitemap, writeSitemapIndex } from './sitemap.ts';

/** Import time of the test database's content. */
const IMPORTED_AT = Date.parse('2026-11-21T08:00:00Z');
const ORIGIN = 'https://guide.example';
let database: TestDatabase;
let app: Hono;

beforeAll(async () => {
  database = await createTestDatabase({ hasContent: true });
  app = discoveryRoutes({ deps: createTestApi(database.db).deps, publicUrl: ORIGIN });
}, 60_000);

afterAll(() => database.close());

async function text(path: string): Promise<string> {
  const response = await app.request(path);
  expect(response.status, path).toBe(200);
  return response.text();
}

function parseXml(source: string): Document {
  return new JSDOM(source, { contentType: 'text/xml' }).window.document;
}

test('ROUTE-10 the sitemap names every published item in four languages, with twins and the time it changed', async () => {
  const sitemap = parseXml(await text('/sitemap.xml'));
  const urls = [...sitemap.querySelectorAll('url')];
  const addresses = urls.map((url) => url.querySelector('loc')?.textContent);
  const items = await database.db.select().from(contentItems).where(eq(contentItems.state, 'published'));
  const withPage = items.filter(({ kind }) => KINDS_WITH_PAGES.some((one) => one === kind));
  expect(withPage.length).toBeGreaterThan(200);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toHaveLength((withPage.length + STANDING_PAGES.length) * LOCALES.length);
  for (const path of [
    '/',
    '/eatanddrink',
    '/news/how-salik-gates-charge',
    '/tourism/burj-khalifa',
    '/content/deira',
    '/privacy',
  ]) {
    for (const locale of LOCALES) expect(addresses).toContain(ORIGIN + localePath(locale, path));
  }
  for (const url of urls) {
    const links = [...url.querySelectorAll('link')].map((link) => link.getAttribute('hreflang'));
    expect(links).toEqual([...LOCALES, 'x-default']);
  }
  expect(addresses.filter((address) => address?.includes('?'))).toEqual([]);
});

test('ROUTE-10 a page changed when its text or a fact it shows did, and a list with the newest of its items', async () => {
  const lastmod = async (path: string) => {
    // Building a document of thousands of entries takes seconds.
    const entry = (await text('/sitemap.xml'))
      .split('<url>')
      .find((one) => one.includes(`<loc>${ORIGIN}${path}</loc>`));
    return /<lastmod>(.*)<\/lastmod>/.exec(entry ?? '')?.[1];
  };
  expect(await lastmod('/news/how-salik-gates-charge')).toBe('2026-11-21T08:00:00Z');
  const { rows } = await database.pool.query<{ fact_id: string }>(
    "select fact_id from content_facts where kind = 'article' and item_id = 'how-salik-gates-charge' limit 1",
  );
  const later = new Date('2026-11-22T09:30:00Z');
  await database.db
    .update(facts)
    .set({ updatedAt: later })
    .where(eq(facts.id, rows[0]?.fact_id ?? ''));
  expect(await lastmod('/news/how-salik-gates-charge')).toBe('2026-11-22T09:30:00Z');
  expect(await lastmod('/news')).toBe('2026-11-22T09:30:00Z');
  expect(await lastmod('/beaches')).toBe('2026-11-21T08:00:00Z');
  expect(await lastmod('/privacy')).toBeUndefined();
});

test('ROUTE-10 more pages than a file may hold fill several, named by an index', async () => {
  const pages = Array.from({ length: PAGES_A_SITEMAP + 1 }, (_, n) => ({ path: `/news/${n}`, updatedAt: null }));
  expect(sitemapCount(pages)).toBe(2);
  const files = [...parseXml(writeSitemapIndex(pages, ORIGIN)).querySelectorAll('loc')].map((loc) => loc.textContent);
  expect(files).toEqual([`${ORIGIN}/sitemap-1.xml`, `${ORIGIN}/sitemap-2.xml`]);
  expect(parseXml(writeSitemap(pages, ORIGIN, 2) ?? '').querySelectorAll('url')).toHaveLength(LOCALES.length);
  expect(writeSitemap(pages, ORIGIN, 3)).toBeNull();
  expect(await text('/sitemap-1.xml')).toBe(await text('/sitemap.xml'));
  expect((await app.request('/sitemap-2.xml')).status).toBe(404);
  expect(PAGES_A_SITEMAP * LOCALES.length).toBeLessThan(50_000);
});

test('ROUTE-10 robots.txt leads to the sitemap and keeps crawlers out of filters', async () => {
  const lines = (await text('/robots.txt')).split('\n');
  expect(lines).toEqual(expect.arrayContaining(['Disallow: /*?', `Sitemap: ${ORIGIN}/sitemap.xml`]));
});

test.each(LOCALES)(
  'ROUTE-10 robots.txt lets through the calendars, feeds and pictures that pages offer in %s',
  async (locale) => {
    const rules = await text('/robots.txt');
    const allowed = (paths: string[]) =>
      allowedBy({ address: `${ORIGIN}/robots.txt`, text: rules, urls: paths.map((path) => ORIGIN + path) });
    const offered = [
      `/api/events.ics?locale=${locale}&type=festival&neighbourhood=deira`,
      `/api/events/dubai-shopping-festival.ics?locale=${locale}`,
      localePath(locale, '/feeds/events.xml?type=festival'),
      localePath(locale, '/feeds/news.json'),
      localePath(locale, '/status.atom'),
      '/pictures/3f/abc.avif?width=640',
      '/art/place/burj-khalifa.svg?theme=dark',
      `/og/place/burj-khalifa.png?locale=${locale}`,
      '/api/open/facts.json',
    ];
    expect(allowed(offered)).toEqual(offered.map((path) => ORIGIN + path));
    const closed = ['/api/home', localePath(locale, '/tourism?price=2'), '/api/profile'];
    expect(allowed(closed)).toEqual([]);
  },
);

test('ROUTE-10 security.txt names a contact and lapses within a year of today, not before', async () => {
  const fields = Object.fromEntries(
    (await text('/.well-known/security.txt')).split('\n').flatMap((line) => (line ? [line.split(/: (.*)/)] : [])),
  );
  expect(fields).toMatchObject({ Contact: `${ORIGIN}/contact`, Canonical: `${ORIGIN}/.well-known/security.txt` });
  const days = (Date.parse(fields.Expires) - TEST_NOW.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

test('ROUTE-10 llms.txt says what the guide is and where its lists and its API are', async () => {
  const llms = await text('/llms.txt');
  expect(llms).toMatch(/^# Dalil\n\n> /);
  for (const [list, { title }] of Object.entries(SITE.en.lists))
    expect(llms).toContain(`[${title}](${ORIGIN}/${list})`);
  expect(llms).toContain(`${ORIGIN}/api/openapi.json`);
});

test.each(LOCALES)('ID-6 I18N-1 the manifest in %s has names, icons and shortcuts in the language', async (locale) => {
  const manifest = JSON.parse(await text(localePath(locale, '/manifest.webmanifest')));
  expect(manifest).toMatchObject({
    id: '/',
    scope: '/',
    lang: locale,
    dir: locale === 'ar' || locale === 'ur' ? 'rtl' : 'ltr',
    start_url: localePath(locale, '/'),
    theme_color: '#FAFAFA',
    display: 'standalone',
  });
  expect(manifest.icons.map((icon: { purpose: string }) => icon.purpose)).toContain('maskable');
  for (const { url, name } of manifest.shortcuts) {
    expect(url.startsWith(localePath(locale, '/').replace(/\/$/, ''))).toBe(true);
    expect(name.length).toBeGreaterThan(2);
  }
});

test.each(LOCALES)(
  'PWA-1 the manifest in %s shows the guide in the language, by images that are there',
  async (locale) => {
    const { screenshots } = JSON.parse(await text(localePath(locale, '/manifest.webmanifest')));
    expect(screenshots.map((shot: { form_factor: string }) => shot.form_factor)).toEqual(['narrow', 'wide']);
    for (const { src } of screenshots) {
      const file = await stat(new URL(`../../../web/public${src}`, import.meta.url));
      expect(file.size, src).toBeGreaterThan(10_000);
    }
  },
);

test.each(LOCALES)(
  'PWA-1 what is shared with the guide in %s is searched for, or opened where it is ours',
  async (locale) => {
    const { share_target: target } = JSON.parse(await text(localePath(locale, '/manifest.webmanifest')));
    const share = async (url: string) => {
      const response = await app.request(
        `${ORIGIN}${target.action}?${target.params.url}=${encodeURIComponent(url)}&text=`,
      );
      return [response.status, response.headers.get('location')];
    };
    expect(await share(`${ORIGIN}/tourism/kite-beach`)).toEqual([302, '/tourism/kite-beach']);
    expect(await share('https://elsewhere.example/')).toEqual([302, localePath(locale, '/search')]);
  },
);

test.each(LOCALES)('ROUTE-10 a feed parser reads every feed in %s, and both formats say the same', async (locale) => {
  for (const area of FEED_AREAS) {
    const rss = parseRssFeed(await text(feedHref(locale, area, 'xml')));
    const json = parseJsonFeed(await text(feedHref(locale, area, 'json')));
    expect(rss).toMatchObject({
      language: locale,
      title: json.title,
      description: SITE[locale].lists[area].promise,
    });
    expect(json).toMatchObject({ language: locale, feed_url: ORIGIN + feedHref(locale, area, 'json') });
    expect(rss.atom?.links?.[0]).toMatchObject({ rel: 'self', href: ORIGIN + feedHref(locale, area, 'xml') });
    expect(rss.items?.length).toBeGreaterThan(10);
    expect(rss.items?.map((item) => item.guid?.value)).toEqual(json.items?.map((item) => item.id));
    for (const item of rss.items ?? []) {
      expect(item.link).toMatch(`${ORIGIN}${localePath(locale, '/')}`);
      expect(Date.parse(item.pubDate ?? '')).toBe(IMPORTED_AT);
      expect(item.description).not.toMatch(/\{\{|^$/);
    }
  }
});

test.each(LOCALES)('ROUTE-10 a feed parser reads the events of a filter in %s', async (locale) => {
  const path = localePath(locale, '/feeds/events.xml');
  const all = parseRssFeed(await text(path));
  const some = parseRssFeed(await text(`${path}?type=public-holiday&utm_source=x`));
  expect(some.link).toBe(`${ORIGIN}${localePath(locale, '/events')}?type=public-holiday`);
  expect(some.atom?.links?.[0]?.href).toBe(`${ORIGIN}${path}?type=public-holiday`);
  const ids = (feed: typeof all) => (feed.items ?? []).map((item) => item.guid?.value ?? '');
  // A feed ends after the soonest, so the later of the filter are not among all.
  const shared = ids(some).filter((id) => ids(all).includes(id));
  expect(shared.length).toBeGreaterThan(1);
  expect(ids(some).slice(0, shared.length)).toEqual(shared);
  expect(ids(some)).toContain(`dalil:event:national-day-2026:${locale}`);
  expect(new Set(ids(all)).size).toBe(ids(all).length);
  for (const item of all.items ?? []) expect(item.description).toMatch(/^\S.*\d{4}/);
});

test('ROUTE-10 an imported event in the feed of events names its source and leads to it', async () => {
  const event = {
    uid: 'a',
    title: '<b>Night run</b>',
    place: 'Al Seef',
    url: 'https://venue.example/1?a=1&b=2',
    language: 'en',
    startsAt: '2026-11-27T16:00:00Z',
    endsAt: null,
    isAllDay: false,
    status: 'scheduled',
    publisher: 'A venue',
    publisherUrl: 'https://venue.example/a.ics',
  };
  const row = { source: 'feeds', answeredBy: 'feeds', value: { events: [event] }, fetchedAt: TEST_NOW, state: 'fresh' };
  await database.db.insert(liveValues).values({ feed: 'listings', ...row });
  const { items = [] } = parseRssFeed(await text('/feeds/events.xml?source=others'));
  await database.db.delete(liveValues);
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ title: '<b>Night run</b> (A venue)', link: event.url });
  expect(items[0]?.description).toBe('27 November 2026, 20:00 · Al Seef · Not checked by us: A venue');
});

test('ROUTE-10 a changed item comes first and keeps its id and its day of publication', async () => {
  const [, , third] = parseJsonFeed(await text('/feeds/beaches.json')).items ?? [];
  const id = third?.id?.split(':')[2] ?? '';
  const updatedAt = new Date('2026-11-23T10:00:00Z');
  await database.db
    .update(contentItems)
    .set({ updatedAt })
    .where(and(eq(contentItems.kind, 'place'), eq(contentItems.id, id)));
  const [first] = parseJsonFeed(await text('/feeds/beaches.json')).items ?? [];
  expect(first).toMatchObject({ id: third?.id, date_published: third?.date_published });
  expect(first?.date_modified).toBe('2026-11-23T10:00:00Z');
});

test('ROUTE-10 a title with markup does not break a feed', async () => {
  await database.pool.query(
    `update content_texts set title = 'Fish & <b>chips</b> ]]> "now"' where kind = 'article' and item_id = 'how-salik-gates-charge' and locale = 'en'`,
  );
  const feed = parseRssFeed(await text('/feeds/news.xml'));
  expect(feed.items?.map((item) => item.title)).toContain('Fish & <b>chips</b> ]]> "now"');
});

test('ROUTE-10 who has a feed already is informed, until it changes', async () => {
  const first = await app.request('/hi/feeds/news.xml');
  const tag = first.headers.get('etag') ?? '';
  expect(first.headers.get('last-modified')).toMatch(/ GMT$/);
  expect(first.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const again = await app.request('/hi/feeds/news.xml', { headers: { 'if-none-match': tag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  await database.pool.query(
    "update content_texts set title = title || '!' where kind = 'article' and locale = 'hi' and item_id = 'how-salik-gates-charge'",
  );
  expect((await app.request('/hi/feeds/news.xml', { headers: { 'if-none-match': tag } })).status).toBe(200);
});

test.each([
  '/feeds/nothing.xml',
  '/feeds/news.txt',
  '/en/feeds/news.xml',
  '/xx/manifest.webmanifest',
  '/sitemap-0.xml',
])('ROUTE-3 %s is no address of a file', async (path) => {
  expect((await app.request(path)).status).toBe(404);
});

test('MON-1 the incidents are a feed at an address of its own in each language, with 304 for who has it', async () => {
  const [incident] = await database.db
    .insert(serviceIncidents)
    .values({
      parts: ['mail'],
      titles: { en: 'Mail <late>' },
      state: 'identified',
      startedAt: TEST_NOW,
      updatedAt: TEST_NOW,
    })
    .returning();
  const incidentId = incident?.id ?? '';
  const texts = { en: 'We know why.' };
  await database.db
    .insert(serviceIncidentUpdates)
    .values({ incidentId, state: 'identified', texts, createdAt: TEST_NOW });
  const feed = parseAtomFeed(await text('/ar/status.atom'));
  expect(feed).toMatchObject({ id: `${ORIGIN}/ar/status.atom`, updated: TEST_NOW.toISOString() });
  expect(feed.entries).toMatchObject([
    {
      id: `urn:uuid:${incidentId}`,
      title: { value: 'عُرف السبب: Mail <late>' },
      links: [{ href: `${ORIGIN}/ar/status#incident-${incidentId}` }],
    },
  ]);
  const etag = (await app.request('/status.atom')).headers.get('etag') ?? '';
  expect((await app.request('/status.atom', { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('STAFF-5 the files that texts may link to exist, in every language or at their one address', async () => {
  const single = FILES.filter((path) => !path.startsWith('/api/'));
  for (const path of [
    ...single,
    ...FILES_IN_LANGUAGES.flatMap((file) => LOCALES.map((locale) => localePath(locale, file))),
  ]) {
    expect([path, (await app.request(path)).status]).toEqual([path, 200]);
  }
  const { get } = createTestApi(database.db);
  for (const path of FILES.filter((file) => file.startsWith('/api/'))) {
    expect([path, (await get(path.slice('/api'.length))).status]).toEqual([path, 200]);
  }
});
