import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react';
import { OfflineBanner } from '../../features/connection/offline-banner.tsx';
import { usePageKey } from '../../features/page-keys/use-page-key.ts';
import { StaleNotice } from '../../features/offline/stale-notice.tsx';
import { LAYOUT_IDS } from '../../shell/layout-ids.ts';
import { PageServices } from '../../shell/page-services.tsx';
import { SkipLinks } from '../../shell/skip-links.tsx';
import { DeskBar } from './desk-bar.tsx';
import { DeskLinks } from './desk-links.tsx';

const SKIP_LINKS = [
  { target: LAYOUT_IDS.content, label: 'shell.skip.content' },
  { target: LAYOUT_IDS.navigation, label: 'shell.skip.navigation', className: 'max-wide:hidden' },
  { target: LAYOUT_IDS.search, label: 'shell.skip.search', className: 'max-wide:hidden' },
];

/** The layout of the desk: a bar, the tasks at the side, and the work. Nothing of the layout of users. */
export function DeskFrame({ children }: { children: ReactNode }) {
  const { _ } = useLingui();
  usePageKey({ key: '/' }, focusSearch);
  return (
    <div className="desk-frame">
      <SkipLinks links={SKIP_LINKS} />
      <OfflineBanner />
      <StaleNotice />
      <DeskBar />
      <div className="desk-body">
        <nav
          id={LAYOUT_IDS.navigation}
          tabIndex={-1}
          aria-label={_('desk.tasks')}
          className="desk-side hidden border-e border-line wide:block"
        >
          <DeskLinks />
        </nav>
        <main id={LAYOUT_IDS.content} tabIndex={-1} className="min-w-0">
          {children}
        </main>
      </div>
      <PageServices />
    </div>
  );
}

/** The search of the list that is open, else that of everything. */
function focusSearch(): void {
  const searches = document.querySelectorAll<HTMLElement>(
    'main [role="search"] input[type="search"], .desk-search input',
  );
  const seen = [...searches].filter((search) => search.offsetParent !== null);
  (seen.find((search) => search.closest('main')) ?? seen[0])?.focus();
}
