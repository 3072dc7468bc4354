import { type Locale, splitLocale } from '@dalil/domain/language/locale.ts';
import { SHARE_PATH, sharedPath } from '@dalil/domain/offline/shared-path.ts';
import { holdDownloads } from '@dalil/offline/background-fetch.ts';
import { DEVICE_CACHES } from '@dalil/offline/device-caches.ts';
import { openDevice } from '@dalil/offline/device-database.ts';
import { answerFromGuide, isWithdrawnOnDevice } from '@dalil/offline/guide/answer-from-guide.ts';
import { REMINDERS_TAG, showDueAlarms } from '@dalil/offline/reminders/alarm-cache.ts';
import { openDeviceIndex } from '@dalil/offline/search/device-index.ts';
import { SYNC_TAG } from '@dalil/offline/sync-queue/sync-channel.ts';
import type { WorkerMessage } from '@dalil/offline/worker-message.ts';
import { answerApi, type Reach } from './api.ts';
import { answerPhotograph, keptAddress } from './photographs.ts';
import { answerDrawing, answerFile, drawImage, drawMapWindow } from './files.ts';
import { isPublic, cacheAnswer } from './answer-cache.ts';
import { answerNavigation, isPage, cachePage, paintingFirst, renewPages } from './navigation.ts';
import {
  baseMapFile,
  deleteEarlierReleases,
  cacheLanguage,
  cacheMap,
  cachePictures,
  storedMap,
  languagesOfDevice,
  type Release,
} from './release.ts';
import { openNotification, renewSubscription, showNotification } from './push.ts';
import { sendInBackground } from './sync.ts';

declare const self: ServiceWorkerGlobalScope;
/** Inserted by the build. */
declare const RELEASE_OF_BUILD: Release;
declare global {
  // The TypeScript libraries lack Background Sync and Periodic Background Sync.
  interface ServiceWorkerGlobalScopeEventMap {
    sync: ExtendableEvent & { tag: string };
    periodicsync: ExtendableEvent & { tag: string };
  }
  interface ServiceWorkerGlobalScope {
    /**
     * Inserted by the server when it was rolled back to this release: the newer release must not stay until all tabs are closed.
     */
    isRolledBack?: boolean;
  }
}

const RELEASE = RELEASE_OF_BUILD;
const reach: Reach = { isUnreachable: false };
const { origin } = self.location;
const now = () => new Date();
const stamp = () => ({ now: now(), releaseId: RELEASE.id });
const quietly = () => undefined;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', answer);
self.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(sendInBackground());
});
self.addEventListener('periodicsync', (event) => {
  if (event.tag === REMINDERS_TAG) event.waitUntil(showDueAlarms(self.registration, now()));
});
self.addEventListener('push', (event) => event.waitUntil(showNotification(self, event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotification(self, event.notification)));
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(self, event)));
self.addEventListener('message', (event: ExtendableMessageEvent) => handleMessage(event, event.data as WorkerMessage));

async function install(): Promise<void> {
  // Not awaited: browsers resolve it only when the worker is active, which happens after this event.
  if (self.isRolledBack) void self.skipWaiting();
  if (isSavingData()) return;
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const locale of await languagesOfDevice(open.map(({ url }) => url))) await cacheLanguage(RELEASE, locale);
  const map = await storedMap();
  if (map) await cacheMap(RELEASE, map === 'whole');
}

async function takeOver(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  await deleteEarlierReleases(RELEASE);
  await self.clients.claim();
  if (!isSavingData()) void renewPages(RELEASE, (address) => fetch(address), now).catch(quietly);
}

function answer(event: FetchEvent): void {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return;
  const later = (work: Promise<unknown>) => event.waitUntil(work.catch(quietly));
  if (request.mode === 'navigate') {
    if (!isPage(url, origin)) return;
    const { locale, path } = splitLocale(url.pathname);
    if (path === SHARE_PATH) return event.respondWith(Response.redirect(targetOf(url, locale), 302));
    const preloaded: Promise<Response | undefined> = event.preloadResponse;
    preloaded.catch(quietly);
    const load = async () => (await preloaded) ?? fetch(request);
    event.respondWith(answerNavigation(RELEASE, { request, load, later, now, isWithdrawn }));
    if (!isSavingData()) later(paintingFirst().then(() => cacheLanguage(RELEASE, locale)));
  } else if (url.pathname.startsWith('/assets/')) event.respondWith(answerFile(request));
  else if (url.pathname.startsWith('/art/')) {
    event.respondWith(answerDrawing({ request, later, stamp: stamp(), draw: drawImage }));
  } else if (url.pathname.startsWith('/pictures/')) {
    event.respondWith(answerPhotograph({ request, later, stamp: stamp(), isSaving: isSavingData() }));
  } else if (url.pathname.startsWith('/map/') && url.pathname.endsWith('.svg')) {
    const draw = () => drawMapWindow(request, baseMapFile(RELEASE));
    event.respondWith(answerDrawing({ request, later, stamp: stamp(), draw }));
  } else if (isAnsweredApi(url, request)) {
    event.respondWith(answerApi({ request, reach, answerFromGuide: answerFromDevice, later, stamp }));
  }
}

/** Streams and the offline packs bypass the worker: it adds nothing to them, and it waits for complete responses. */
function isAnsweredApi({ pathname }: URL, { headers }: Request): boolean {
  if (!pathname.startsWith('/api/') || pathname.startsWith('/api/offline/')) return false;
  return headers.get('accept') !== 'text/event-stream';
}

/** The same redirect as the server's, also available offline. */
function targetOf({ searchParams }: URL, locale: Locale): string {
  const [title, text, url] = ['title', 'text', 'url'].map((name) => searchParams.get(name) ?? '');
  return origin + sharedPath({ origin, locale, title: title ?? '', text: text ?? '', url: url ?? '' });
}

function handleMessage(event: ExtendableMessageEvent, message: WorkerMessage): void {
  if (message.type === 'take-over') event.waitUntil(self.skipWaiting());
  if (message.type === 'make-index') event.waitUntil(openDevice().then(openDeviceIndex).catch(quietly));
  if (message.type === 'hold-downloads') holdDownloads(message.isHeld);
  if (message.type === 'keep-map') event.waitUntil(cacheMap(RELEASE, message.isWhole).catch(quietly));
  if (message.type === 'keep-pictures') event.waitUntil(cachePictures(now()).catch(quietly));
  if (message.type === 'which-release') event.ports[0]?.postMessage(RELEASE.id);
  if (message.type === 'keep-page') event.waitUntil(cacheVisitedPage(message.address, message.pictures).catch(quietly));
}

/** The first page was loaded before the worker was active. */
async function cacheVisitedPage(address: string, images: readonly string[]): Promise<void> {
  const url = new URL(address);
  if (!isPage(url, origin)) return;
  const page = await fetch(url);
  if (isPublic(page)) await cachePage(RELEASE, new Request(url), page, now());
  for (const image of images) {
    const request = new Request(keptAddress(image));
    const isOurs = new URL(image).origin === origin;
    const drawn = isOurs ? await fetch(request) : undefined;
    if (drawn && isPublic(drawn)) await cacheAnswer(DEVICE_CACHES.pictures, request, drawn, stamp());
  }
}

/** A browser that cannot open a database is treated like a device without the guide. */
function answerFromDevice(request: Request): Promise<Response | null> {
  return answerFromGuide(request, now()).catch(() => null);
}

function isWithdrawn({ url }: Request): Promise<boolean> {
  return isWithdrawnOnDevice(splitLocale(new URL(url).pathname).path).catch(() => false);
}

/** With data saving only opened pages are cached. */
function isSavingData(): boolean {
  const { connection } = self.navigator as WorkerNavigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
