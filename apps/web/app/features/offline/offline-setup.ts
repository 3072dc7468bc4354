import type { WorkerMessage } from '@dalil/offline/worker-message.ts';
import type { I18n } from '@lingui/core';
import { activateMessages, documentLocale } from '../../language/messages.ts';
import { toasts } from '../announcer/toast-store.ts';
import { onBackgroundHold } from '../background-work/background-work.ts';
import { offerInstall } from './install-toasts.ts';
import { registerWorker } from './register-worker.ts';
import { reportMissingLanguage } from './missing-language-toast.ts';
import { hasUnsavedText, noteTyping } from './unsaved-text.ts';
import { watchUpdates } from './watch-updates.ts';

const UPDATES = 'dalil.updates';

declare global {
  interface Window {
    /** Set by the router. `version` names the build this document belongs to. */
    __reactRouterManifest?: { version?: string };
  }
}

/**
 * Registers the worker, once per document. The open page was loaded before the first worker, so that worker is instructed to
 * cache it. `prompts` are the browser's install prompts so far. Resolves once the worker has cached its files.
 */
export async function setUpOffline(i18n: I18n, prompts: readonly Event[]): Promise<void> {
  const { serviceWorker: container } = navigator;
  const isFirst = container.controller === null;
  noteTyping();
  void reportMissingLanguage(i18n, () => loadMessages(i18n));
  offerInstall(i18n, prompts, () => loadMessages(i18n));
  const registration = await registerWorker();
  const update = watchUpdates({
    container,
    registration,
    ownRelease: window.__reactRouterManifest?.version ?? '',
    channel: new BroadcastChannel(UPDATES),
    now: Date.now,
    isBusy: () => hasUnsavedText() || globalThis.speechSynthesis?.speaking,
    offer: () => void offerUpdate(i18n, () => update()),
    reload: () => location.reload(),
    leaveAtNextStep: () => void leaveAtNextStep(i18n),
  });
  onBackgroundHold((isHeld) => {
    const message: WorkerMessage = { type: 'hold-downloads', isHeld };
    (registration.installing ?? registration.active)?.postMessage(message, []);
  });
  await untilInstalled(registration.installing, isFirst ? 'activated' : 'installed');
  if (isFirst) cacheThisPage(registration.active);
}

/** Resolves also when the installation fails: the next document tries again. */
async function untilInstalled(worker: ServiceWorker | null, state: ServiceWorkerState): Promise<void> {
  if (!worker) return;
  const hasEnded = () => worker.state === state || worker.state === 'redundant';
  if (hasEnded()) return;
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => hasEnded() && resolve());
  });
}

function cacheThisPage(worker: ServiceWorker | null): void {
  const images = Array.from(document.images, ({ currentSrc }) => currentSrc).filter((address) => address !== '');
  const message: WorkerMessage = { type: 'keep-page', address: location.href, pictures: images };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of one origin
  worker?.postMessage(message);
}

/** PWA-3 */
async function offerUpdate(i18n: I18n, run: () => void): Promise<void> {
  await loadMessages(i18n);
  toasts.show({
    id: 'update',
    tone: 'info',
    title: i18n._('offline.update.title'),
    text: i18n._('offline.update.text'),
    action: { label: i18n._('offline.update.action'), run },
  });
}

/** The user is typing here: the page stays, and the next link opens a document of the new version. */
async function leaveAtNextStep(i18n: I18n): Promise<void> {
  addEventListener('click', openDocument, { capture: true });
  await loadMessages(i18n);
  const action = { label: i18n._('offline.update.action'), run: () => location.reload() };
  const texts = { title: i18n._('offline.update.later'), text: i18n._('offline.update.later.text') };
  // A toast with an action stays: the tab may be in the background.
  toasts.show({ id: 'update', tone: 'info', ...texts, action });
}

/** The router would open the page within this document. With the event stopped, the browser follows the link. */
function openDocument(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.origin === location.origin) event.stopPropagation();
}

function loadMessages(i18n: I18n): Promise<void> {
  return activateMessages(i18n, documentLocale(document.documentElement.lang), ['offline']);
}
