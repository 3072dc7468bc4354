import { LOCALE_INFO, LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { useLocale } from '../../language/use-locale.ts';
import { languageHref } from './language-href.ts';
import { rememberLanguage } from '../../data/remember-language.ts';

type LanguageLinkProps = Omit<ComponentProps<'a'>, 'href' | 'hrefLang' | 'lang' | 'dir'> & { locale: Locale };

/**
 * The same page in another language. A plain link: it loads a new document, because direction, fonts and all texts change, and it
 * works without scripts.
 */
export function LanguageLink({ locale, children, onClick, className, ...rest }: LanguageLinkProps) {
  const location = useLocation();
  return (
    <a
      {...rest}
      // In the system's font: the page loads only the fonts of its own language.
      className={classNames('font-system', className)}
      href={languageHref(locale, location)}
      hrefLang={locale}
      lang={locale}
      dir={LOCALE_INFO[locale].dir}
      onClick={(event) => {
        rememberLanguage(locale);
        // The fragment of the page. The server never receives it, so the rendered address cannot contain it.
        event.currentTarget.hash = window.location.hash;
        onClick?.(event);
      }}
      onAuxClick={() => rememberLanguage(locale)}
    >
      {children ?? LOCALE_INFO[locale].nativeName}
    </a>
  );
}

type LanguageLinksProps = { className?: string; linkClassName?: (locale: Locale) => string };

/** Links to the page in every language, with the current one marked. */
export function LanguageLinks({ className, linkClassName }: LanguageLinksProps) {
  const current = useLocale();
  return (
    <ul className={className}>
      {LOCALES.map((locale) => (
        <li key={locale}>
          <LanguageLink
            locale={locale}
            className={linkClassName?.(locale)}
            aria-current={locale === current ? 'true' : undefined}
          />
        </li>
      ))}
    </ul>
  );
}
