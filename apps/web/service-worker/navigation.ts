import { splitLocale } from '@dalil/domain/language/locale.ts';
import { FRESH_MS } from '@dalil/domain/offline/fresh-time.ts';
import { DEVICE_CACHES, releaseCache, STORED_AT, STORED_BY } from '@dalil/offline/device-caches.ts';
import { findCached, isPublic, cacheAnswer } from './answer-cache.ts';
import { type Release, shellAddress } from './release.ts';

/** A reader who has a copy does not wait longer for a better one. */
const PATIENCE_MS = 3000;
const PAINTED_AFTER_MS = 2000;
/** What pages name of their scripts ahead (apps/web/app/entry.server.tsx). */
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g;
/** A reader who reloads wants to know. */
const UNCACHED_MODES: ReadonlySet<RequestCache> = new Set(['no-cache', 'reload', 'no-store']);
const MAX_RENEWED = 20;
const NOT_PAGES = /^\/(?:api|art|og|assets|icons|dev|feeds|metrics|_shell)(?:\/|$)|\.[a-z0-9]+$/;

/** Addresses of pages. Feeds, pictures and the API can be opened like pages and are none. */
export function isPage(url: URL, origin: string): boolean {
  const { path } = splitLocale(url.pathname);
  return url.origin === origin && !NOT_PAGES.test(path);
}

type Navigation = {
  request: Request;
  /** Asks the server, or takes what the browser has asked it for already. */
  load: () => Promise<Response>;
  /** Work that may go on when the page has been answered. */
  later: (work: Promise<unknown>) => void;
  now: () => Date;
};

/**
 * PWA-9: a page visited in the last minutes is shown at once, and kept anew behind it. Any other is asked for; when that fails
 * or takes long the copy is shown, and where there is none the shell of the language, which asks for the page's parts one by one.
 */
export async function answerNavigation(release: Release, navigation: Navigation): Promise<Response> {
  const { request, later, now } = navigation;
  const cached = await findCached(DEVICE_CACHES.pages, request);
  const isOwn = cached?.headers.get(STORED_BY) === release.id;
  const load = async () => {
    const answer = await navigation.load();
    if (isPublic(answer)) later(cachePage(release, request, answer.clone(), now()));
    return answer;
  };
  if (cached && isOwn && !UNCACHED_MODES.has(request.cache) && isFresh(cached, now())) {
    later(
      paintingFirst()
        .then(load)
        .catch(() => undefined),
    );
    return cached;
  }
  const requested = load();
  const answer = await Promise.race([requested.catch(() => null), ...(cached ? [pause(PATIENCE_MS)] : [])]);
  if (answer && (answer.status < 500 || !cached)) return answer;
  later(requested.catch(() => undefined));
  const shell = cached && isOwn ? undefined : await findShell(release, request);
  // A server that takes long is there: what an earlier release kept would give an updated tab the old version again.
  if (answer === undefined && shell) return shell;
  return cached ?? shell ?? Response.error();
}

/**
 * Without the preloads of its scripts: on the device these are there at once, and would be read and compiled before the page
 * is painted. They come when the parser meets them.
 */
export async function cachePage({ id }: Release, request: Request, page: Response, now: Date): Promise<void> {
  const html = (await page.text()).replace(MODULE_PRELOAD, '');
  const { status, headers } = page;
  await cacheAnswer(DEVICE_CACHES.pages, request, new Response(html, { status, headers }), { now, releaseId: id });
}

/** What asks and keeps takes the processor, which a page that has just been sent needs to be painted. */
export function paintingFirst(): Promise<void> {
  return pause(PAINTED_AFTER_MS);
}

function isFresh({ headers }: Response, now: Date): boolean {
  const age = now.getTime() - Date.parse(headers.get(STORED_AT) ?? '');
  return age >= 0 && age < FRESH_MS;
}

function pause(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function findShell({ id }: Release, { url }: Request): Promise<Response | undefined> {
  const cache = await caches.open(releaseCache(id));
  return cache.match(shellAddress(splitLocale(new URL(url).pathname).locale), { ignoreVary: true });
}

/**
 * Pages that were kept for an earlier release would soon miss its files; the newest are asked for again, one at a time, until
 * the network fails.
 */
export async function renewPages(release: Release, load: (address: string) => Promise<Response>, now: () => Date) {
  const cache = await caches.open(DEVICE_CACHES.pages);
  const keys = (await cache.keys()).toReversed().slice(0, MAX_RENEWED);
  for (const request of keys) {
    const cached = await cache.match(request, { ignoreVary: true });
    if (cached?.headers.get(STORED_BY) === release.id) continue;
    const answer = await load(request.url);
    if (isPublic(answer)) await cachePage(release, request, answer, now());
  }
}
