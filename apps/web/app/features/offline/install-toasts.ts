import type { I18n } from '@lingui/core';
import { SYSTEM_CLOCK } from '../announcer/clock.ts';
import { toasts } from '../announcer/toast-store.ts';
import { installMemory } from './install-memory.ts';
import { createInstallOffer, type InstallAnswer, type InstallFailure, type InstallPrompt } from './install-offer.ts';

const OFFER = 'install';

/**
 * PWA-2, ERR-5, ERR-6: offers to install the guide by a toast. `early` are the browser's events from before this code was loaded.
 * `loadMessages` loads the messages of the toasts.
 */
export function offerInstall(i18n: I18n, early: readonly Event[], loadMessages: () => Promise<void>): void {
  const show = (answer: InstallAnswer) => {
    const action = { label: i18n._('offline.install.action'), run: () => void answer.accept() };
    const texts = { title: i18n._('offline.install.title'), text: i18n._('offline.install.text') };
    toasts.show({ id: OFFER, tone: 'info', ...texts, action, onDismiss: answer.dismiss });
  };
  const offer = createInstallOffer({
    clock: SYSTEM_CLOCK,
    memory: installMemory,
    isStandalone: () => matchMedia('(display-mode: standalone)').matches,
    show: (answer) => void loadMessages().then(() => show(answer)),
    fail: (failure) => void loadMessages().then(() => showFailure(i18n, failure)),
  });
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer.capture(event as Event & InstallPrompt);
  });
  addEventListener('appinstalled', () => {
    offer.clear();
    toasts.dismiss(OFFER);
    void loadMessages().then(() =>
      toasts.show({ id: 'installed', tone: 'success', title: i18n._('offline.install.done') }),
    );
  });
  const last = early.at(-1);
  if (last) offer.capture(last as Event & InstallPrompt);
}

function showFailure(i18n: I18n, failure: InstallFailure): void {
  if (failure === 'failed') {
    const texts = { title: i18n._('offline.install.failed'), text: i18n._('offline.install.failed.text') };
    toasts.show({ id: OFFER, tone: 'error', ...texts });
  } else toasts.show({ id: OFFER, tone: 'error', title: i18n._('offline.install.not-available') });
}
