import { type Line, mayFetchGuide } from '@dalil/domain/offline/device-storage.ts';
import { type Locale, LOCALES } from '@dalil/domain/language/locale.ts';
import { PACK_NAMES, type PackName, SEARCH_PACK } from '@dalil/domain/offline/offline-guide.ts';
import { openDevice, type PackRecord } from '@dalil/offline/device-database.ts';
import { findLostPacks, markPacks } from '@dalil/offline/guide/guide-loss.ts';
import { makeRoom } from '@dalil/offline/guide/make-room.ts';
import { forgetUses, removePack } from '@dalil/offline/guide/store-pack.ts';
import { updatePack } from '@dalil/offline/guide/update-pack.ts';
import type { WorkerMessage } from '@dalil/offline/worker-message.ts';
import { createStoreListeners } from '../../data/store-listeners.ts';
import { LOSS_MARK, readGuideChoices, writeGuideChoices } from './guide-choices.ts';

/** Of a pack that is being fetched: how many of its entries are there. */
export type Download = { done: number; total: number };
export type GuideState = {
  packs: readonly PackRecord[];
  downloads: Readonly<Partial<Record<Locale, Download>>>;
  /** Whose last attempt failed. */
  failed: readonly Locale[];
};

const listeners = createStoreListeners();
let state: GuideState = { packs: [], downloads: {}, failed: [] };

export const subscribeToGuide = listeners.subscribe;
export const guideState = (): GuideState => state;

function change(part: Partial<GuideState>): void {
  state = { ...state, ...part };
  listeners.notify();
}

/** Reads again what the device has. */
export async function refreshGuide(): Promise<void> {
  const db = await openDevice();
  change({ packs: await db.getAll('packs') });
}

/**
 * Brings the guide of a language up to date, and what is searched in all of them, if the line may be used for it. One tab does it, the others wait. False when it
 * could not be fetched; what the device had before still answers.
 */
export async function fetchGuide(pack: Locale, { isRequested }: { isRequested: boolean }): Promise<boolean> {
  if (state.downloads[pack]) return true;
  if (!mayFetch(isRequested)) return false;
  change({ downloads: { ...state.downloads, [pack]: { done: 0, total: 0 } }, failed: without(state.failed, pack) });
  try {
    await oneAtATime(`dalil-guide-${pack}`, () => update(pack, isRequested));
    // Taking it in takes a slow device a while, and the line may be another by then.
    if (!mayFetch(isRequested)) return false;
    await oneAtATime(`dalil-guide-${SEARCH_PACK}`, () => update(SEARCH_PACK, isRequested));
    return true;
  } catch {
    change({ failed: [...without(state.failed, pack), pack] });
    return false;
  } finally {
    const { [pack]: _ended, ...downloads } = state.downloads;
    change({ downloads });
    await refreshGuide();
  }
}

function mayFetch(isRequested: boolean): boolean {
  const { wifiOnly } = readGuideChoices();
  return mayFetchGuide(lineOf(navigator), { wifiOnly, isRequested });
}

type Connection = { saveData?: boolean; effectiveType?: string; type?: string };

/** The line as far as this browser says. */
function lineOf(navigator: Pick<Navigator, 'onLine'>): Line {
  const { connection } = navigator as { connection?: Connection };
  return {
    isOnline: navigator.onLine,
    savesData: connection?.saveData === true,
    effectiveType: connection?.effectiveType ?? null,
    type: connection?.type ?? null,
  };
}

async function update(pack: PackName, isRequested: boolean): Promise<void> {
  const db = await openDevice();
  const before = await db.get('packs', pack);
  const after = await updatePack(db, pack, {
    now: new Date(),
    fetch: (address) => fetch(address),
    isWhole: isRequested && before?.isTrimmed,
    onProgress: (done, total) => {
      if (pack !== SEARCH_PACK) change({ downloads: { ...state.downloads, [pack]: { done, total } } });
    },
  });
  if (pack === SEARCH_PACK && after.version !== before?.version) requestIndex();
  const { bookmarkStore } = await import('../bookmarks/bookmark-store.ts');
  await makeRoom(db, [...bookmarkStore.read().keys]);
  await markPacks(db, LOSS_MARK);
}

/** On a first visit the guide may be there before the worker has taken over; without one nobody searches on the device. */
function requestIndex(): void {
  const message: WorkerMessage = { type: 'make-index' };
  void navigator.serviceWorker?.ready.then(({ active: worker }) => worker?.postMessage(message, []));
}

function oneAtATime(name: string, work: () => Promise<void>): Promise<void> {
  // Browsers without it have one tab write after the other: a pack takes its place in one transaction.
  return 'locks' in navigator ? navigator.locks.request(name, work) : work();
}

function without(packs: readonly Locale[], pack: Locale): Locale[] {
  return packs.filter((other) => other !== pack);
}

/** The guide by itself, after a page is at rest: the language of the page and those the reader added. Gives what was lost. */
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

/** Keeps another language, or gives one up. */
export async function choosePack(pack: Locale, isSaved: boolean): Promise<boolean> {
  const choices = readGuideChoices();
  writeGuideChoices({ ...choices, packs: [...without(choices.packs, pack), ...(isSaved ? [pack] : [])] });
  if (isSaved) return fetchGuide(pack, { isRequested: true });
  const db = await openDevice();
  await removePack(db, pack);
  const left = await db.getAllKeys('packs');
  // What is searched is of use only to somebody who can open what is found.
  if (left.every((name) => name === SEARCH_PACK)) await removePack(db, SEARCH_PACK);
  await markPacks(db, LOSS_MARK);
  await refreshGuide();
  return true;
}

/** Forgets what of the guide was opened on this device. */
export async function forgetOpened(): Promise<void> {
  await forgetUses(await openDevice());
}

/** Takes the guide off the device in every language; it comes back only when asked for. */
export async function clearGuide(): Promise<void> {
  writeGuideChoices({ ...readGuideChoices(), isAutomatic: false, packs: [] });
  const db = await openDevice();
  for (const pack of PACK_NAMES) await removePack(db, pack);
  await markPacks(db, LOSS_MARK);
  await refreshGuide();
}
