import { LOCALE_INFO, type Locale } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextLocale } from '../../language/text-locale.ts';
import { useLocale } from '../../language/use-locale.ts';
import { Notice } from '../../ui/notice.tsx';
import { useTextLanguage } from '../guide-cards/text-language.tsx';

/** I18N-2: a block of text in its actual language. Only a language that differs from the page's is marked. */
export function TextIn({ locale, className, children }: { locale: Locale; className?: string; children: ReactNode }) {
  const language = useTextLanguage(locale);
  return (
    <TextLocale value={locale}>
      <div className={className} {...language}>
        {children}
      </div>
    </TextLocale>
  );
}

/** I18N-2: states that a text is not in the page's language yet. Nothing if it is. */
export function LanguageNote({ locale, className }: { locale: Locale; className?: string }) {
  const { _ } = useLingui();
  const pageLocale = useLocale();
  if (locale === pageLocale) return null;
  return (
    <Notice icon={<Languages aria-hidden className="icon mt-px" />} className={className}>
      <p>{_('item.language.fallback', { wanted: LOCALE_INFO[pageLocale].nativeName, shown: locale })}</p>
    </Notice>
  );
}
