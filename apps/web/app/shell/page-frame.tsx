import { type ReactNode, useEffect } from 'react';
import { mountLiveRegions } from '../features/announcer/announce.ts';
import { ToastRegion } from '../features/announcer/toast-region.tsx';
import { OfflineBanner } from '../features/connection/offline-banner.tsx';
import { useKeepPendingPage } from '../features/lazy-loading/pending-page.ts';
import { StaleNotice } from '../features/offline/stale-notice.tsx';
import { LazySessionMonitor } from '../features/session/lazy-session-monitor.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Footer } from './footer.tsx';
import { FRAME_IDS } from './frame-ids.ts';
import { Header } from './header.tsx';
import { MainNavigation } from './main-navigation.tsx';
import './shell.css';
import { SkipLinks } from './skip-links.tsx';
import { usePageArrival } from './use-page-arrival.ts';

/** What stands around every page, in the order it is read. `children` holds the page's one `h1`. */
export function PageFrame({ children, hasBreadcrumbs = true }: { children: ReactNode; hasBreadcrumbs?: boolean }) {
  useEffect(mountLiveRegions, []);
  return (
    <>
      <SkipLinks />
      <OfflineBanner />
      <StaleNotice />
      <Header />
      <MainNavigation />
      {hasBreadcrumbs && <Breadcrumbs />}
      <main id={FRAME_IDS.content} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <BottomBar />
      <ToastRegion />
      <LazySessionMonitor />
      <RouterWatch />
    </>
  );
}

/**
 * What follows the router, apart from the frame, which stays as it is while another page comes. It stands last: what a page
 * does as it arrives comes before it.
 */
function RouterWatch() {
  usePageArrival();
  useKeepPendingPage();
  return null;
}
