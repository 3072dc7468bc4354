import { LOCALE_INFO, type Locale } from '@dalil/domain/language/locale.ts';
import { directionOf } from '../../language/messages.ts';
import { useLocale } from '../../language/use-locale.ts';
import { Tag } from '../../ui/tag.tsx';

/** I18N-2: the attributes of an element whose text is not in the page's language. None if it is. */
export function useTextLanguage(locale: Locale): { lang?: Locale; dir?: 'ltr' | 'rtl' } {
  return locale === useLocale() ? {} : { lang: locale, dir: directionOf(locale) };
}

/** Names the language of an untranslated text, in that language. */
export function LanguageTag({ locale }: { locale: Locale }) {
  const language = useTextLanguage(locale);
  if (!language.lang) return null;
  return <Tag {...language}>{LOCALE_INFO[locale].nativeName}</Tag>;
}
