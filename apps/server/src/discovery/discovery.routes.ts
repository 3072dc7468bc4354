import { GUEST } from '@dalil/backend/core/actor.ts';
import type { Deps } from '@dalil/backend/core/deps.ts';
import { entityTag, isKnownToClient } from '@dalil/backend/core/entity-tag.ts';
import { listEventsFeed } from '@dalil/backend/guide/list-events-feed.ts';
import { listFeed } from '@dalil/backend/guide/list-feed.ts';
import { listPages } from '@dalil/backend/guide/list-pages.ts';
import { listIncidents } from '@dalil/backend/monitoring/incidents/list-incidents.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { FEED_AREAS } from '@dalil/domain/guide/feed-area.ts';
import { FEED_FORMATS, FEED_TYPES } from '@dalil/domain/guide/feed-format.ts';
import { formatListing, parseListing } from '@dalil/domain/guide/listing.ts';
import { EVENT_LISTING } from '@dalil/domain/guide/sections.ts';
import { BASE_LOCALE, isLocale, LOCALES } from '@dalil/domain/language/locale.ts';
import { SHARE_PATH, sharedPath } from '@dalil/domain/offline/shared-path.ts';
import { type Context, Hono } from 'hono';
import { writeEventsFeed } from './events-feed.ts';
import { FEED_WRITERS } from './feed-writers.ts';
import { newestOf, rssDate } from './rss-file.ts';
import { ATOM_TYPE, writeStatusFeed } from './status-feed.ts';
import { writeManifest } from './manifest.ts';
import { sitemapCount, writeSitemap, writeSitemapIndex } from './sitemap.ts';
import { writeLlmsText, writeRobots, writeSecurityText } from './text-files.ts';

const PREFIXED = LOCALES.filter((locale) => locale !== BASE_LOCALE).join('|');
const IN_LANGUAGE = `/:lang{${PREFIXED}}`;
const FEED = `/feeds/:file{(?:${FEED_AREAS.join('|')})\\.(?:${FEED_FORMATS.join('|')})}`;
const HOUR = 'public, max-age=3600';
const MINUTES = 'public, max-age=600';

type Parts = {
  deps: Deps;
  /** The public origin; undefined means the origin of each request. */
  publicUrl: string | undefined;
};

/** Serves the files that search engines, feed readers and browsers look up at fixed addresses. */
export function discoveryRoutes({ deps, publicUrl }: Parts): Hono {
  const app = new Hono();
  const originOf = (c: Context) => publicUrl ?? new URL(c.req.url).origin;

  app.get('/robots.txt', (c) => answer(c, writeRobots(originOf(c)), 'text/plain', HOUR));
  app.get('/llms.txt', (c) => answer(c, writeLlmsText(originOf(c)), 'text/plain', HOUR));
  app.get('/.well-known/security.txt', (c) =>
    answer(c, writeSecurityText(originOf(c), deps.now()), 'text/plain', HOUR),
  );

  app.get('/sitemap.xml', async (c) => {
    const pages = await listPages(deps, GUEST, {});
    const isOneFile = sitemapCount(pages) === 1;
    const text = isOneFile ? writeSitemap(pages, originOf(c), 1) : writeSitemapIndex(pages, originOf(c));
    return answer(c, text, 'application/xml', HOUR);
  });
  app.get('/:file{sitemap-[0-9]{1,4}\\.xml}', async (c) => {
    const number = Number(c.req.param('file').replace(/\D/g, ''));
    const text = writeSitemap(await listPages(deps, GUEST, {}), originOf(c), number);
    return answer(c, text, 'application/xml', HOUR);
  });

  for (const prefix of ['', IN_LANGUAGE]) {
    app.get(`${prefix}/manifest.webmanifest`, (c) =>
      answer(c, writeManifest(localeOf(c)), 'application/manifest+json', HOUR),
    );
    app.get(prefix + SHARE_PATH, (c) => {
      const { title = '', text = '', url = '' } = c.req.query();
      c.header('cache-control', 'no-store');
      return c.redirect(sharedPath({ origin: originOf(c), locale: localeOf(c), title, text, url }), 302);
    });
    app.get(`${prefix}/feeds/events.xml`, (c) => eventsFeed(c, deps, originOf(c)));
    app.get(`${prefix}/status.atom`, (c) => statusFeed(c, deps, originOf(c)));
    app.get(prefix + FEED, (c) => feed(c, deps, originOf(c)));
  }
  return app;
}

function localeOf(c: Context) {
  const lang = c.req.param('lang');
  return isLocale(lang) ? lang : BASE_LOCALE;
}

async function feed(c: Context, deps: Deps, origin: string): Promise<Response> {
  const [name, extension] = (c.req.param('file') ?? '').split('.');
  const area = FEED_AREAS.find((one) => one === name);
  const format = FEED_FORMATS.find((one) => one === extension);
  if (!area || !format) return c.notFound();
  const locale = localeOf(c);
  const entries = await listFeed(deps, GUEST, { area, locale });
  const newest = newestOf(entries);
  if (newest !== null) c.header('last-modified', rssDate(newest));
  c.header('access-control-allow-origin', '*');
  return answer(c, FEED_WRITERS[format]({ origin, locale, area, entries }), FEED_TYPES[format], MINUTES);
}

/** The filters of the page are in the address. What is no filter is dropped, so that one feed has one address. */
async function eventsFeed(c: Context, deps: Deps, origin: string): Promise<Response> {
  const locale = localeOf(c);
  const search = formatListing(parseListing(new URL(c.req.url).searchParams, EVENT_LISTING)).slice(1);
  const entries = await listEventsFeed(deps, GUEST, { locale, search });
  c.header('access-control-allow-origin', '*');
  return answer(c, writeEventsFeed({ origin, locale, search, entries }), FEED_TYPES.xml, MINUTES);
}

/** Asked for again each time, with its tag: who follows it hears soon. */
async function statusFeed(c: Context, deps: Deps, origin: string): Promise<Response> {
  const locale = localeOf(c);
  const { incidents } = await listIncidents(deps, GUEST, { locale });
  const emptyAt = `${dubaiDate(deps.now())}T00:00:00+04:00`;
  c.header('access-control-allow-origin', '*');
  return answer(c, writeStatusFeed({ origin, locale, incidents, emptyAt }), ATOM_TYPE, 'public, no-cache');
}

/** Answers 304 to a client that has the current text. Compares only the tag: an expired fact changes a text but not its date. */
function answer(c: Context, text: string | null, type: string, caching: string): Response | Promise<Response> {
  if (text === null) return c.notFound();
  const tag = entityTag(text);
  c.header('etag', tag);
  c.header('cache-control', caching);
  if (isKnownToClient(c.req.header('if-none-match'), tag)) return c.body(null, 304);
  return c.body(text, 200, { 'content-type': `${type}; charset=utf-8` });
}
