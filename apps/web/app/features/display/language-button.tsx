import { LOCALE_INFO, LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { Languages } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { isolate } from '../../language/bidi.tsx';
import { directionOf } from '../../language/messages.ts';
import { useLocale } from '../../language/use-locale.ts';
import { useOnIntent } from '../lazy-loading/use-on-intent.ts';
import { languageHref } from './language-href.ts';
import { menuButton } from './menu-button.ts';
import { rememberLanguage } from '../../data/remember-language.ts';

/** The language menu of wide screens. Its behaviour is loaded on the user's intent. The footer has the links. */
export function LanguageButton() {
  const { _ } = useLingui();
  const location = useLocation();
  const locale = useLocale();
  const { part, open, intent } = useOnIntent(() => import('../../ui/menu.tsx'));
  if (!part) return <LanguageTrigger {...menuButton(open)} {...intent} />;
  return (
    <part.RadioMenu
      trigger={<LanguageTrigger />}
      label={_('shell.display.language')}
      dir={directionOf(locale)}
      isOpenAtStart
      value={locale}
      onChange={(value) => {
        rememberLanguage(value as Locale);
        // The fragment may hold what the user entered.
        window.location.assign(languageHref(value as Locale, location) + window.location.hash);
      }}
      options={LOCALES.map((value) => ({
        value,
        // In the system's font: the page loads only the fonts of its own language.
        label: <span className="font-system">{LOCALE_INFO[value].nativeName}</span>,
        lang: value,
        dir: LOCALE_INFO[value].dir,
      }))}
    />
  );
}

function LanguageTrigger(props: ComponentProps<'button'>) {
  const { _ } = useLingui();
  const { nativeName } = LOCALE_INFO[useLocale()];
  return (
    <button
      type="button"
      {...props}
      aria-label={_('shell.display.languageNow', { language: isolate(nativeName) })}
      className="inline-flex min-h-11 items-center gap-2 rounded-pill px-3 text-label font-medium transition-colors hover:bg-sunken high-contrast:border-2"
    >
      <Languages aria-hidden className="icon" />
      {nativeName}
    </button>
  );
}
