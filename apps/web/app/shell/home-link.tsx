import { PRODUCT_NAMES } from '@dalil/domain/languages/tables/product-names.ts';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { useLocale, useLocalePath } from '../language/use-locale.ts';
import { LogoMark } from '../ui/star-mark.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/** The logo: mark, wordmark and tagline in the user's language. */
export function HomeLink() {
  const { _ } = useLingui();
  const locale = useLocale();
  const toLocale = useLocalePath();
  const { localName, guideName } = PRODUCT_NAMES[locale];
  return (
    <Link to={toLocale('/')} className="inline-flex min-h-11 items-center gap-2 whitespace-nowrap text-text">
      <LogoMark />
      <span className="logo-words flex flex-col wide:flex-row wide:items-baseline wide:gap-2">
        <span className="text-name font-strong">{localName}</span>
        <span className="logo-guide text-meta text-text-2">{guideName}</span>
        <VisuallyHidden>{_('shell.nav.home')}</VisuallyHidden>
      </span>
    </Link>
  );
}
