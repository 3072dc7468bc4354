import { LOCALE_INFO, LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { EMAILS } from '@dalil/domain/languages/tables/emails.ts';
import { PRODUCT_NAMES } from '@dalil/domain/languages/tables/product-names.ts';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/**
 * A message of the mails in one language. Inserted texts are set between Unicode isolates, which HTML converts into `<bdi>`.
 * `{product}` needs no value.
 */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

export const ISOLATE_BEGINS = '\u2068';
export const ISOLATE_ENDS = '\u2069';

export function withoutIsolates(text: string): string {
  return text.replaceAll(ISOLATE_BEGINS, '').replaceAll(ISOLATE_ENDS, '');
}

const MESSAGES: Record<Locale, Record<string, string>> = EMAILS;
const TRANSLATES = Object.fromEntries(LOCALES.map((locale) => [locale, makeTranslate(locale)])) as Record<
  Locale,
  Translate
>;

export function translatorOf(locale: Locale): Translate {
  return TRANSLATES[locale];
}

function makeTranslate(locale: Locale): Translate {
  const i18n = setupI18n();
  const messages = Object.entries(MESSAGES[locale]).map(([key, text]) => [key, compileMessage(text)]);
  i18n.load(locale, Object.fromEntries(messages));
  i18n.activate(locale, LOCALE_INFO[locale].format);
  return (key, values = {}) => {
    const isolated = Object.entries({ product: PRODUCT_NAMES[locale].localName, ...values }).map(([name, value]) => [
      name,
      typeof value === 'string' ? `${ISOLATE_BEGINS}${value}${ISOLATE_ENDS}` : value,
    ]);
    return i18n._(key, Object.fromEntries(isolated));
  };
}
