import { STORAGE_KEYS } from '../../data/storage-keys.ts';
import { whenIdle } from '../lazy-loading/when-idle.ts';
import { deviceStorage } from '../../data/page-storage.ts';

/** A first visit is for reading: this long without input, counted from the load event, until anything but the page is fetched. */
const READING_MS = 15_000;
const INPUTS = ['pointerdown', 'keydown', 'scroll'] as const;

type Work = () => unknown;

const listeners = new Set<Work>();
const heldListeners = new Set<(isHeld: boolean) => void>();
const queue: Work[] = [];
let hasBegun = false;
let mayRun = false;
let isHeld = false;
let isBusy = false;

/**
 * Runs work that the open page does not need, such as fetching the guide: one piece after the other, each while the browser is
 * idle, and none while it is held. A piece ends when its promise settles; it handles its own errors. Returns the function that
 * removes work that has not begun.
 */
export function inBackground(work: Work): () => void {
  queue.push(work);
  const leave = onBackgroundTime(runNext);
  return () => {
    leave();
    const at = queue.indexOf(work);
    if (at !== -1) queue.splice(at, 1);
  };
}

/**
 * Calls `work` once as soon as background work may run: on a device that has been here before when its page is idle, otherwise
 * after the visitor has not touched the page for a while, has opened a second page, or has requested something that needs it.
 */
export function onBackgroundTime(work: Work): () => void {
  if (mayRun) work();
  else listeners.add(work);
  if (!hasBegun) begin();
  return () => void listeners.delete(work);
}

/** The visitor has opened another page, or requested something that needs background work. */
export function startBackgroundWork(): void {
  if (mayRun) return;
  mayRun = true;
  for (const listener of listeners) listener();
  listeners.clear();
}

/** While a page is being opened nothing in the background begins, and downloads stop. */
export function holdBackgroundWork(shouldHold: boolean): void {
  if (isHeld === shouldHold) return;
  isHeld = shouldHold;
  for (const listener of heldListeners) listener(isHeld);
  runNext();
}

/** Notifies of each change. Work that takes long stops and continues with it. */
export function onBackgroundHold(listener: (isHeld: boolean) => void): () => void {
  heldListeners.add(listener);
  if (isHeld) listener(true);
  return () => void heldListeners.delete(listener);
}

function begin(): void {
  hasBegun = true;
  if (hasBeenHere() || hasRested()) whenIdle(startBackgroundWork);
  else if (document.readyState === 'complete') awaitReading();
  else addEventListener('load', awaitReading, { once: true });
}

function awaitReading(): void {
  let timer = setTimeout(startBackgroundWork, READING_MS);
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(startBackgroundWork, READING_MS);
  };
  const input = new AbortController();
  for (const name of INPUTS) addEventListener(name, again, { passive: true, capture: true, signal: input.signal });
  listeners.add(() => {
    clearTimeout(timer);
    input.abort();
  });
}

/**
 * Whether a page was opened in this browser before. Without storage and without a worker every page is a first one. The inline
 * script of a reading page has already found out, and remembered the visit.
 */
function hasBeenHere(): boolean {
  const { visit } = document.documentElement.dataset;
  if (visit !== undefined) return visit === 'again';
  const hasWorker = Boolean(navigator.serviceWorker?.controller);
  const wasOpened = deviceStorage.getItem(STORAGE_KEYS.opened) !== null;
  if (!wasOpened) deviceStorage.setItem(STORAGE_KEYS.opened, '1');
  return wasOpened || hasWorker;
}

/** The page started only because the visitor had not touched it for as long as that. */
function hasRested(): boolean {
  return document.documentElement.dataset.visit === 'rested';
}

function runNext(): void {
  if (!mayRun || isHeld || isBusy || queue.length === 0) return;
  isBusy = true;
  whenIdle(() => void runOne());
}

async function runOne(): Promise<void> {
  try {
    if (!isHeld) await queue.shift()?.();
  } catch (error) {
    reportError(error);
  } finally {
    isBusy = false;
    runNext();
  }
}
