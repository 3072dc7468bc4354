import { type Line, mayFetchGuide } from '@dalil/domain/offline/device-storage.ts';
import { isLocale, type Locale, LOCALES } from '@dalil/domain/language/locale.ts';
import { PACK_NAMES, type PackName, prosePackOf, SEARCH_PACK } from '@dalil/domain/offline/offline-guide.ts';
import { openDevice, type PackRecord } from '@dalil/offline/device-database.ts';
import { findLostPacks, markPacks } from '@dalil/offline/guide/guide-loss.ts';
import { forgetUses, removePack } from '@dalil/offline/guide/store-pack.ts';
import type { WorkerMessage } from '@dalil/offline/worker-message.ts';
import { createStoreListeners } from '../../data/store-listeners.ts';
import { updateInWorker } from './guide-worker.ts';
import { LOSS_MARK, readGuideChoices, writeGuideChoices } from './guide-choices.ts';

/** The progress of a pack: the number of its entries that have arrived. */
export type Download = { done: number; total: number };
export type GuideState = {
  packs: readonly PackRecord[];
  downloads: Readonly<Partial<Record<Locale, Download>>>;
  /** The packs whose last attempt failed. */
  failed: readonly Locale[];
};

const listeners = createStoreListeners();
let state: GuideState = { packs: [], downloads: {}, failed: [] };
/** The downloads of this tab. `ended` settles when nothing of one is stored any more. */
const running = new Map<Locale, { stop: AbortController; ended: Promise<unknown> }>();

export const subscribeToGuide = listeners.subscribe;
export const guideState = (): GuideState => state;

function change(part: Partial<GuideState>): void {
  state = { ...state, ...part };
  listeners.notify();
}

/** Reads the stored packs again. */
export async function refreshGuide(): Promise<void> {
  const db = await openDevice();
  change({ packs: await db.getAll('packs') });
}

/**
 * Updates the guide of a language and the search index of all languages, if the connection may be used for it. One tab fetches,
 * the others wait. False if it could not be fetched; what the device had before is still used.
 */
export async function fetchGuide(pack: Locale, { isRequested }: { isRequested: boolean }): Promise<boolean> {
  if (state.downloads[pack]) return true;
  if (!mayFetch(isRequested)) return false;
  change({ downloads: { ...state.downloads, [pack]: { done: 0, total: 0 } }, failed: without(state.failed, pack) });
  const stop = new AbortController();
  const fetching = fetchPacks(pack, isRequested, stop.signal);
  running.set(pack, { stop, ended: fetching });
  const isFetched = await fetching;
  running.delete(pack);
  const { [pack]: _ended, ...downloads } = state.downloads;
  change({ downloads });
  await refreshGuide();
  return isFetched;
}

async function fetchPacks(pack: Locale, isRequested: boolean, signal: AbortSignal): Promise<boolean> {
  try {
    for (const name of [pack, SEARCH_PACK, prosePackOf(pack)] as const) {
      // Storing a pack takes a slow device a while: the connection may have changed, or the guide been removed.
      if (signal.aborted || !mayFetch(isRequested)) return false;
      await oneAtATime(lockOf(name), () => update(name, isRequested, signal));
    }
    return true;
  } catch {
    if (!signal.aborted) change({ failed: [...without(state.failed, pack), pack] });
    return false;
  }
}

/** Ends the downloads of languages, so that none stores what is removed after it. */
async function endDownloads(packs: readonly Locale[]): Promise<void> {
  const ending = packs.flatMap((pack) => running.get(pack) ?? []);
  for (const { stop } of ending) stop.abort();
  await Promise.all(ending.map(({ ended }) => ended));
}

/** Another tab may be storing the pack: it is removed when that has ended. */
async function removeStored(names: readonly PackName[]): Promise<void> {
  const db = await openDevice();
  for (const name of names) await oneAtATime(lockOf(name), () => removePack(db, name));
}

const lockOf = (name: PackName) => `dalil-guide-${name}`;

function mayFetch(isRequested: boolean): boolean {
  const { wifiOnly } = readGuideChoices();
  return mayFetchGuide(lineOf(navigator), { wifiOnly, isRequested });
}

type Connection = { saveData?: boolean; effectiveType?: string; type?: string };

/** The properties of the connection that this browser reports. */
function lineOf(navigator: Pick<Navigator, 'onLine'>): Line {
  const { connection } = navigator as { connection?: Connection };
  return {
    isOnline: navigator.onLine,
    savesData: connection?.saveData === true,
    effectiveType: connection?.effectiveType ?? null,
    type: connection?.type ?? null,
  };
}

async function update(pack: PackName, isRequested: boolean, signal: AbortSignal): Promise<void> {
  const { bookmarkStore } = await import('../bookmarks/bookmark-store.ts');
  const saved = [...bookmarkStore.read().keys];
  const onProgress = (done: number, total: number) => {
    if (isLocale(pack)) change({ downloads: { ...state.downloads, [pack]: { done, total } } });
  };
  const isChanged = await updateInWorker({ pack, isRequested, saved }, { onProgress, signal });
  if (pack === SEARCH_PACK && isChanged) tellWorker({ type: 'make-index' });
  if (isLocale(pack)) {
    tellWorker({ type: 'keep-map', isWhole: isRequested });
    tellWorker({ type: 'keep-pictures' });
  }
  await markPacks(await openDevice(), LOSS_MARK);
}

/** At the first page load the guide may arrive before the worker has taken over. Without a worker the device has no search. */
function tellWorker(message: WorkerMessage): void {
  void navigator.serviceWorker?.ready.then(({ active: worker }) => worker?.postMessage(message, []));
}

function oneAtATime(name: string, work: () => Promise<void>): Promise<void> {
  // In browsers without locks the tabs write one after the other: a pack is replaced in one transaction.
  return 'locks' in navigator ? navigator.locks.request(name, work) : work();
}

function without(packs: readonly Locale[], pack: Locale): Locale[] {
  return packs.filter((other) => other !== pack);
}

/** Updates the guide automatically when a page is idle: the page's language and those the user added. Returns the lost packs. */
export async function updateGuide(locale: Locale): Promise<readonly PackName[]> {
  const db = await openDevice();
  const lost = await findLostPacks(db, LOSS_MARK);
  const { isAutomatic, packs } = readGuideChoices();
  if (isAutomatic) {
    for (const pack of LOCALES.filter((one) => one === locale || packs.includes(one))) {
      await fetchGuide(pack, { isRequested: false });
    }
  }
  return lost;
}

/** Stores another language, or removes one. */
export async function choosePack(pack: Locale, isSaved: boolean): Promise<boolean> {
  const choices = readGuideChoices();
  writeGuideChoices({ ...choices, packs: [...without(choices.packs, pack), ...(isSaved ? [pack] : [])] });
  if (isSaved) return fetchGuide(pack, { isRequested: true });
  await endDownloads([pack]);
  await removeStored([pack, prosePackOf(pack)]);
  const db = await openDevice();
  const left = await db.getAllKeys('packs');
  // The search index is useful only to users who can open the results.
  if (left.every((name) => name === SEARCH_PACK)) await removeStored([SEARCH_PACK]);
  await markPacks(db, LOSS_MARK);
  await refreshGuide();
  return true;
}

/** Deletes the record of which entries of the guide were opened on this device. */
export async function forgetOpened(): Promise<void> {
  await forgetUses(await openDevice());
}

/** Removes the guide from the device in every language. It returns only on request. */
export async function clearGuide(): Promise<void> {
  writeGuideChoices({ ...readGuideChoices(), isAutomatic: false, packs: [] });
  await endDownloads(LOCALES);
  await removeStored(PACK_NAMES);
  await markPacks(await openDevice(), LOSS_MARK);
  await refreshGuide();
}
