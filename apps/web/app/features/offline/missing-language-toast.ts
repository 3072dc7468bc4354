import { LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import { readMissingLanguage } from '@dalil/offline/missing-language.ts';
import type { I18n } from '@lingui/core';
import { documentLocale } from '../../language/messages.ts';
import { toasts } from '../announcer/toast-store.ts';
import { rememberLanguage } from '../../data/remember-language.ts';

/**
 * PWA-9: without a connection the worker answered a page of a language that the device lacks with the same page of this one. The
 * user is informed, and keeps the language that works. `loadMessages` loads the messages of the toast.
 */
export async function reportMissingLanguage(i18n: I18n, loadMessages: () => Promise<void>): Promise<void> {
  const missing = readMissingLanguage(location.hash);
  if (!missing) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  rememberLanguage(documentLocale(document.documentElement.lang));
  await loadMessages();
  const { nativeName } = LOCALE_INFO[missing];
  toasts.show({
    id: 'missing-language',
    tone: 'info',
    title: i18n._('offline.language.title', { language: nativeName }),
    text: i18n._('offline.language.text'),
  });
}
