import { useLingui } from '@lingui/react';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { reloadOnce } from '../features/lazy-loading/reload-once.ts';
import { buttonClass } from '../ui/button.tsx';
import { LayoutGuard } from './layout-guard.tsx';
import { LAYOUT_IDS } from './layout-ids.ts';
import { PageLayout } from './page-layout.tsx';

/** Loaded at the first failure. It works offline because the worker stores all files of the release. */
const ErrorPage = lazy(async () => {
  const part = await import('./error-page.tsx').catch(() => null);
  return { default: part?.ErrorPage ?? MissingPage };
});

/** Rendered by the root in place of a failed page: inside the layout, or alone if the layout itself failed. */
export function RootError({ error }: { error: unknown }) {
  const page = (
    <Suspense>
      <ErrorPage error={error} />
    </Suspense>
  );
  return (
    <LayoutGuard bare={<main id={LAYOUT_IDS.content}>{page}</main>}>
      <PageLayout hasBreadcrumbs={false}>{page}</PageLayout>
    </LayoutGuard>
  );
}

/** Even the error page could not be loaded. */
function MissingPage() {
  const { _ } = useLingui();
  const { pathname, search } = useLocation();
  useEffect(() => void reloadOnce(), []);
  return (
    <div className="page-width flex flex-col items-start gap-5 py-10">
      <h1 className="headline text-heading">{_('shell.error.loading')}</h1>
      <p>{_('shell.part.failed')}</p>
      <a href={pathname + search} className={buttonClass({ variant: 'primary' })}>
        {_('shell.error.refresh')}
      </a>
    </div>
  );
}
