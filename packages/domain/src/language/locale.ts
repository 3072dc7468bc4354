import * as z from 'zod/mini';

/**
 * The languages of the product. Adding one is a line here and a folder of messages (I18N-3, docs/decisions/0067).
 * `format` is the BCP 47 tag for Intl: Latin digits are pinned because browsers disagree on the default.
 * `script` is its code in ISO 15924. Fonts, line heights and digits belong to it.
 */
export const LOCALE_INFO = {
  en: { dir: 'ltr', script: 'Latn', format: 'en-AE-u-nu-latn', nativeName: 'English', letter: 'Aa' },
  ar: { dir: 'rtl', script: 'Arab', format: 'ar-AE-u-nu-latn', nativeName: 'العربية', letter: 'ع' },
  hi: { dir: 'ltr', script: 'Deva', format: 'hi-IN-u-nu-latn', nativeName: 'हिन्दी', letter: 'अ' },
  ur: { dir: 'rtl', script: 'Aran', format: 'ur-PK-u-nu-latn', nativeName: 'اردو', letter: 'ے' },
} as const;

export type Locale = keyof typeof LOCALE_INFO;
/** `Aran` is the Arabic script as Nastaliq writes it. */
export type Script = (typeof LOCALE_INFO)[Locale]['script'];
export const LOCALES = Object.keys(LOCALE_INFO) as Locale[];
export const BASE_LOCALE: Locale = 'en';
/** Marked pure so that pages, which only need the list, do not include the validator. */
export const localeSchema = /* @__PURE__ */ z.enum(LOCALES);

export const scriptOf = (locale: Locale): Script => LOCALE_INFO[locale].script;

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(LOCALE_INFO, value);
}

/** ROUTE-11: English uses the unprefixed path, every other language a path under `/{locale}`. `path` begins with a slash. */
export function localePath(locale: Locale, path: string): string {
  if (locale === BASE_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The language and the unprefixed path of a pathname: `/ar/news` → `{locale: 'ar', path: '/news'}`. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  if (isLocale(first) && first !== BASE_LOCALE) return { locale: first, path: `/${rest.join('/')}` };
  return { locale: BASE_LOCALE, path: pathname };
}
