import { type Locale, localePath } from '@dalil/domain/language/locale.ts';
import { PRODUCT_NAMES } from '@dalil/domain/languages/tables/product-names.ts';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useLocale } from '../language/use-locale.ts';
import { buttonClass } from '../ui/button.tsx';
import { Rosette } from '../ui/rosette.tsx';
import { focusHeading, isFirstPage } from './use-page-arrival.ts';

/** The body of every error page. It also sets the document title, because no loader provided one. */
export function ErrorLayout({ title, children }: { title: string; children: ReactNode }) {
  const locale = useLocale();
  useEffect(() => {
    if (!isFirstPage()) focusHeading();
  }, []);
  return (
    <div className="page-width py-10">
      <title>{`${title} · ${PRODUCT_NAMES[locale].localName}`}</title>
      <meta name="robots" content="noindex" />
      <div className="mx-auto flex max-w-measure flex-col items-center gap-5 text-center">
        <Rosette />
        <h1 className="headline text-heading" tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </div>
  );
}

/** A plain link: a fresh document discards the broken state. */
export function HomeButton({ label, isPrimary = false }: { label: string; isPrimary?: boolean }) {
  return (
    <a href={localePath(useLocale(), '/')} className={buttonClass({ variant: isPrimary ? 'primary' : 'secondary' })}>
      {label}
    </a>
  );
}

/** ERR-1: for a 401. The user returns to the page after signing in. */
export function SignInButton({ label }: { label: string }) {
  const { pathname, search } = useLocation();
  const href = `${localePath(useLocale(), '/auth/signin')}?next=${encodeURIComponent(pathname + search)}`;
  return (
    <a href={href} className={buttonClass({ variant: 'primary' })}>
      {label}
    </a>
  );
}

/** ERR-2: the address of the help form with the id of the error, so that users need not copy it. */
export function helpHref(locale: Locale, errorId: string | undefined): string {
  const query = errorId ? `?error=${errorId}` : '';
  return localePath(locale, '/support') + query;
}

export function HelpButton({ label, errorId }: { label: string; errorId?: string | undefined }) {
  return (
    <a href={helpHref(useLocale(), errorId)} className={buttonClass()}>
      {label}
    </a>
  );
}
