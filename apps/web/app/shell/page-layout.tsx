import { useLingui } from '@lingui/react';
import { Landmark, type LucideIcon, MoonStar, Newspaper, Utensils } from 'lucide-react';
import type { ReactNode } from 'react';
import { OfflineBanner } from '../features/connection/offline-banner.tsx';
import { StaleNotice } from '../features/offline/stale-notice.tsx';
import { AyyanStar } from '../ui/star-mark.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LAYOUT_IDS } from './layout-ids.ts';
import { PageServices } from './page-services.tsx';
import './shell.css';
import { SiteLinks } from './site-links.tsx';
import { SkipLinks } from './skip-links.tsx';

/** The layout around every page, in reading order. `children` contains the page's only `h1`. */
export function PageLayout({ children, hasBreadcrumbs = true }: { children: ReactNode; hasBreadcrumbs?: boolean }) {
  return (
    <>
      <SkipLinks links={SKIP_LINKS} />
      <OfflineBanner />
      <StaleNotice />
      <Header />
      <MainNavigation />
      {hasBreadcrumbs && <Breadcrumbs />}
      <main id={LAYOUT_IDS.content} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <BottomBar />
      <PageServices />
    </>
  );
}

const SECTION_ICONS: Record<string, LucideIcon> = {
  '/news': Newspaper,
  '/eatanddrink': Utensils,
  '/tourism': Landmark,
  '/nightlife': MoonStar,
};

/** LAYOUT-4: always within reach of the thumb on narrow screens. */
function BottomBar() {
  const { _ } = useLingui();
  return (
    <nav
      id={LAYOUT_IDS.sections}
      tabIndex={-1}
      aria-label={_('shell.nav.sections')}
      className="safe-bottom fixed inset-x-0 bottom-0 layer-header border-t border-line bg-surface wide:hidden"
    >
      <SiteLinks
        surface="bottom"
        className="grid auto-cols-fr grid-flow-col"
        linkClassName={bottomLinkClass}
        icon={iconOf}
      />
    </nav>
  );
}

function iconOf(path: string) {
  if (path === '/chat') return <AyyanStar className="icon" />;
  const Icon = SECTION_ICONS[path];
  return Icon ? <Icon aria-hidden className="icon" /> : null;
}

function bottomLinkClass(isCurrent: boolean): string {
  const look = isCurrent
    ? 'border-accent font-strong text-accent'
    : 'border-transparent font-medium text-text-2 hover:text-text';
  return `flex h-bottom-bar flex-col items-center justify-center gap-1 border-t-3 text-center text-caption ${look}`;
}

/** LAYOUT-3: the second row of the header, on wide screens. It scrolls away; the first row stays. */
function MainNavigation() {
  const { _ } = useLingui();
  return (
    <nav
      id={LAYOUT_IDS.navigation}
      tabIndex={-1}
      aria-label={_('shell.nav.main')}
      className="hidden border-b border-line wide:block"
    >
      <SiteLinks surface="main" className="frame-width flex gap-8" linkClassName={mainLinkClass} />
    </nav>
  );
}

function mainLinkClass(isCurrent: boolean): string {
  const look = isCurrent
    ? 'border-accent font-strong text-text'
    : 'border-transparent font-medium text-text-2 hover:text-text';
  return `flex min-h-11 items-center border-b-3 text-label ${look}`;
}

const SKIP_LINKS = [
  { target: LAYOUT_IDS.content, label: 'shell.skip.content' },
  { target: LAYOUT_IDS.navigation, label: 'shell.skip.navigation', className: 'max-wide:hidden' },
  { target: LAYOUT_IDS.sections, label: 'shell.skip.navigation', className: 'wide:hidden' },
  { target: LAYOUT_IDS.search, label: 'shell.skip.search' },
  { target: LAYOUT_IDS.footer, label: 'shell.skip.footer' },
];
