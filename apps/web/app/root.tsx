import { localePath, scriptOf } from '@dalil/domain/language/locale.ts';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router';
import { DehydratedQueries } from './data/dehydrated-queries.tsx';
import { InlineScript } from './data/inline-script.tsx';
import type { PageMeta } from './data/load-page.ts';
import { useBackgroundWork } from './features/background-work/use-background-work.ts';
import { useConsentOutcome } from './features/consent/use-consent-outcome.ts';
import { applyDisplay } from './features/display/display-store.ts';
import { useOfflineSetup } from './features/offline/use-offline-setup.ts';
import { useGuideDownload } from './features/offline-guide/use-guide-download.ts';
import { LIVE_EVENT } from './features/lazy-loading/live-event.ts';
import { reportTypedText } from './features/lazy-loading/report-typed-text.ts';
import { useMeasuring } from './features/measuring/use-measuring.ts';
import { SyncRunner } from './features/offline-sync/sync-runner.tsx';
import { directionOf } from './language/messages.ts';
import { useLocale } from './language/use-locale.ts';
import { BEFORE_PAINT_SCRIPT } from './shell/before-paint.ts';
import { PageLayout } from './shell/page-layout.tsx';
import { PageSkeleton } from './shell/page-skeleton.tsx';
import { RootError } from './shell/root-error.tsx';
import './styles/app.css';
import { FONT_PRELOADS } from './styles/font-preloads.ts';

export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const areas = useMatches().flatMap((match) => (match.loaderData as PageMeta | undefined)?.areas ?? []);
  useLayoutEffect(applyDisplay, []);
  return (
    // The inline script sets display attributes before React hydrates.
    <html
      lang={locale}
      dir={directionOf(locale)}
      data-messages={['shell', ...areas].join(' ')}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <InlineScript source={BEFORE_PAINT_SCRIPT} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href={localePath(locale, '/manifest.webmanifest')} />
        {FONT_PRELOADS[scriptOf(locale)].map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <DehydratedQueries />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Displayed by a shell until the page has loaded. */
export function HydrateFallback() {
  return (
    <PageLayout hasBreadcrumbs={false}>
      <PageSkeleton />
    </PageLayout>
  );
}

/** Created once: the router renders `App` with each of its state changes, and the layout need not re-render. */
const PAGE = (
  <PageLayout>
    <Outlet />
  </PageLayout>
);

export default function App() {
  const isFramed = useMatches().some((match) => (match.loaderData as PageMeta | undefined)?.frame !== undefined);
  useBackgroundWork();
  useConsentOutcome();
  useMeasuring();
  useOfflineSetup();
  useGuideDownload();
  useEffect(() => {
    reportTypedText();
    dispatchEvent(new Event(LIVE_EVENT));
  }, []);
  return (
    <>
      {isFramed ? <Outlet /> : PAGE}
      <SyncRunner />
    </>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <RootError error={error} />;
}
