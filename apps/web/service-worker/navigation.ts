import { LOCALES, localePath, splitLocale } from '@dalil/domain/language/locale.ts';
import { FRESH_MS } from '@dalil/domain/offline/fresh-time.ts';
import { DEVICE_CACHES, releaseCache, STORED_AT, STORED_BY } from '@dalil/offline/device-caches.ts';
import { MISSING_LANGUAGE } from '@dalil/offline/missing-language.ts';
import { findCached, forgetCached, isPublic, cacheAnswer } from './answer-cache.ts';
import { type Release, shellAddress } from './release.ts';

/** How long to wait for a newer page if one is cached. */
const PATIENCE_MS = 3000;
const PAINTED_AFTER_MS = 2000;
/** The script preloads in pages (apps/web/app/shell/scripts-last.ts). */
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g;
/** A user who reloads expects a fresh page. */
const UNCACHED_MODES: ReadonlySet<RequestCache> = new Set(['no-cache', 'reload', 'no-store']);
const MAX_RENEWED = 20;
/** The status of an item that is no longer published. */
const GONE = 410;
const NOT_PAGES = /^\/(?:api|art|pictures|og|assets|icons|dev|feeds|metrics|_shell)(?:\/|$)|\.[a-z0-9]+$/;

/** Whether an address is a page. Feeds, images and the API can be opened like pages but are not. */
export function isPage(url: URL, origin: string): boolean {
  const { path } = splitLocale(url.pathname);
  return url.origin === origin && !NOT_PAGES.test(path);
}

type Navigation = {
  request: Request;
  /** Requests the page from the server, or uses the browser's navigation preload. */
  load: () => Promise<Response>;
  /** Work that may continue after the response. */
  later: (work: Promise<unknown>) => void;
  now: () => Date;
  /** Whether the guide on the device says that staff took the page at an address from users. */
  isWithdrawn: (request: Request) => Promise<boolean>;
};

/**
 * PWA-9: a page cached within the last minutes is served immediately and updated in the background. Any other page is requested.
 * If that fails or takes long, the copy is served. Without a copy the shell of the language is served, which requests the parts
 * of the page one by one. Without one, the user is sent to the page in a language the device has.
 */
export async function answerNavigation(release: Release, navigation: Navigation): Promise<Response> {
  const { request, later, now } = navigation;
  const cached = await findCached(DEVICE_CACHES.pages, request);
  const isOwn = cached?.headers.get(STORED_BY) === release.id;
  const load = async () => {
    const answer = await navigation.load();
    if (isPublic(answer)) later(cachePage(release, request, answer.clone(), now()));
    if (answer.status === GONE) later(forgetCached(DEVICE_CACHES.pages, request));
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
  const isGone = cached !== undefined && (await navigation.isWithdrawn(request));
  const shell = cached && isOwn && !isGone ? undefined : await findShell(release, request);
  // A slow server is still reachable. A copy of an earlier release would give an updated tab the old version again.
  if (answer === undefined && shell) return shell;
  return (
    (isGone ? (shell ?? cached) : (cached ?? shell)) ?? (await findOtherLanguage(release, request)) ?? Response.error()
  );
}

/**
 * Stores a page without its script preloads. On the device scripts are available immediately and would be parsed and compiled
 * before the page is painted. Without preloads they load when the parser reaches them.
 */
export async function cachePage({ id }: Release, request: Request, page: Response, now: Date): Promise<void> {
  const html = (await page.text()).replace(MODULE_PRELOAD, '');
  const { status, headers } = page;
  await cacheAnswer(DEVICE_CACHES.pages, request, new Response(html, { status, headers }), { now, releaseId: id });
}

/** Background requests and caching use the processor, which a page that was just served needs for painting. */
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

/** Null where the device has no other language either. */
async function findOtherLanguage({ id }: Release, { url }: Request): Promise<Response | null> {
  const { origin, pathname, search } = new URL(url);
  const { locale, path } = splitLocale(pathname);
  const cache = await caches.open(releaseCache(id));
  for (const other of LOCALES) {
    if (other === locale || !(await cache.match(shellAddress(other), { ignoreVary: true }))) continue;
    return Response.redirect(`${origin}${localePath(other, path)}${search}${MISSING_LANGUAGE}${locale}`, 302);
  }
  return null;
}

/**
 * Pages stored for an earlier release would soon lack its files. The newest are requested again, one at a time, until the network
 * fails.
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
