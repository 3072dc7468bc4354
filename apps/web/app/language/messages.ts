import type { I18n, Messages } from '@lingui/core';
import { BASE_LOCALE, LOCALE_INFO, LOCALES, type Locale } from '@dalil/domain/language/locale.ts';

export type MessageArea =
  | 'shell'
  | 'device'
  | 'guide'
  | 'guide-home'
  | 'occasions'
  | 'plan'
  | 'day-line'
  | 'guide-lists'
  | 'guide-calendar'
  | 'calculators'
  | 'calculator-names'
  | 'city'
  | 'city-alerts'
  | 'alert-desk'
  | 'news-desk'
  | 'desk'
  | 'photo-desk'
  | 'nearby'
  | 'live'
  | 'headlines'
  | 'roads'
  | 'journey'
  | 'imported'
  | 'events'
  | 'item'
  | 'item-place'
  | 'item-service'
  | 'item-report'
  | 'provenance'
  | 'handbook'
  | 'practical'
  | 'neighbourhood'
  | 'living'
  | 'real-estate'
  | 'mayor'
  | 'staff-editor'
  | 'staff-ideas'
  | 'quality'
  | 'compliance'
  | 'about'
  | 'developers'
  | 'countries'
  | 'fines'
  | 'rules'
  | 'today'
  | 'transport'
  | 'visa'
  | 'faq'
  | 'search'
  | 'notifications'
  | 'reminders'
  | 'search-page'
  | 'chat'
  | 'bookmarks'
  | 'help'
  | 'support'
  | 'status'
  | 'monitoring'
  | 'account'
  | 'members'
  | 'sources'
  | 'newsroom'
  | 'inventory'
  | 'reels'
  | 'reporters'
  | 'legal'
  | 'map'
  | 'speech'
  | 'unsent'
  | 'withdrawn'
  | 'settings'
  | 'privacy-center'
  | 'rights'
  | 'onboarding'
  | 'offline'
  | 'offline-guide'
  | 'components';

const FOLDER = '../../../../packages/domain/src/languages';
const sources = import.meta.glob<Messages>('../../../../packages/domain/src/languages/*/pages/*.json', {
  import: 'default',
});

/**
 * Loads a language's messages of some areas and activates the language. Each area of a language is a file of its own, so a page
 * sends only the messages it can display.
 */
export async function activateMessages(i18n: I18n, locale: Locale, areas: MessageArea[]): Promise<void> {
  const loaded = await Promise.all(areas.map((area) => loadMessages(locale, area)));
  for (const messages of loaded) i18n.load(locale, messages);
  // The format's tag pins Latin digits, also for the numbers inside plural forms.
  if (i18n.locale !== locale) i18n.activate(locale, LOCALE_INFO[locale].format);
}

/** The file a browser loads an area from. Null outside a build. */
export function messagesHref(locale: Locale, area: MessageArea): string | null {
  const folder = import.meta.env.MESSAGES_FOLDER;
  return folder === undefined ? null : `${folder}/${locale}/${area}.js`;
}

/**
 * The browser derives the names of all files from the folder's name. A list of them would be sent with every page, so the condition
 * is one the build can evaluate.
 */
function loadMessages(locale: Locale, area: MessageArea): Promise<Messages> {
  const folder = import.meta.env.SSR ? undefined : import.meta.env.MESSAGES_FOLDER;
  if (folder !== undefined) return importMessages(`${folder}/${locale}/${area}.js`);
  const load = sources[`${FOLDER}/${locale}/pages/${area}.json`];
  if (!load) throw new Error(`No messages for ${locale}/${area}`);
  return load();
}

async function importMessages(href: string): Promise<Messages> {
  const { default: messages }: { default: Messages } = await import(/* @vite-ignore */ href);
  return messages;
}

/** The language a document was rendered in. */
export function documentLocale(lang: string): Locale {
  return LOCALES.find((locale) => locale === lang) ?? BASE_LOCALE;
}

export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return LOCALE_INFO[locale].dir;
}
