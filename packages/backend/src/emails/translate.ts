import { LOCALE_INFO, LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { PRODUCT } from '@dalil/domain/product.ts';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import ar from '@dalil/domain/languages/ar/emails.json' with { type: 'json' };
import en from '@dalil/domain/languages/en/emails.json' with { type: 'json' };
import hi from '@dalil/domain/languages/hi/emails.json' with { type: 'json' };
import ur from '@dalil/domain/languages/ur/emails.json' with { type: 'json' };

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

const MESSAGES: Record<Locale, Record<string, string>> = { en, ar, hi, ur };
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
    const isolated = Object.entries({ product: PRODUCT.localName[locale], ...values }).map(([name, value]) => [
      name,
      typeof value === 'string' ? `${ISOLATE_BEGINS}${value}${ISOLATE_ENDS}` : value,
    ]);
    return i18n._(key, Object.fromEntries(isolated));
  };
}
