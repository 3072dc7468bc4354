import type { I18n, Messages } from '@lingui/core';
import { BASE_LOCALE, LOCALE_INFO, LOCALES, type Locale } from '@dalil/domain/language/locale.ts';

export type MessageArea =
  | 'shell'
  | 'guide'
  | 'city'
  | 'events'
  | 'item'
  | 'handbook'
  | 'practical'
  | 'neighbourhood'
  | 'living'
  | 'real-estate'
  | 'about'
  | 'faq'
  | 'help'
  | 'support'
  | 'account'
  | 'members'
  | 'reels'
  | 'legal'
  | 'components';

const chunks = import.meta.glob<Messages>('./messages/*/*.json', { import: 'default' });

/**
 * Makes a language's messages of some areas available and the language active. Each area of a language is a file of
 * its own, so a page sends only the words it can show.
 */
export async function activateMessages(i18n: I18n, locale: Locale, areas: MessageArea[]): Promise<void> {
  const loaded = await Promise.all(
    areas.map((area) => {
      const load = chunks[`./messages/${locale}/${area}.json`];
      if (!load) throw new Error(`No messages for ${locale}/${area}`);
      return load();
    }),
  );
  for (const messages of loaded) i18n.load(locale, messages);
  // The format's tag pins Latin digits, also for the numbers inside plural forms.
  if (i18n.locale !== locale) i18n.activate(locale, LOCALE_INFO[locale].format);
}

/** The language a document was rendered in. */
export function documentLocale(lang: string): Locale {
  return LOCALES.find((locale) => locale === lang) ?? BASE_LOCALE;
}

export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return LOCALE_INFO[locale].dir;
}
