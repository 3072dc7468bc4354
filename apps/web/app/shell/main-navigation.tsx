import { useLingui } from '@lingui/react';
import { FRAME_IDS } from './frame-ids.ts';
import { SiteLinks } from './site-links.tsx';

/** LAYOUT-3: the second row of the header, on wide screens. It scrolls away; the first row stays. */
export function MainNavigation() {
  const { _ } = useLingui();
  return (
    <nav
      id={FRAME_IDS.navigation}
      tabIndex={-1}
      aria-label={_('shell.nav.main')}
      className="hidden border-b border-line wide:block"
    >
      <SiteLinks surface="main" className="frame-width flex gap-8" linkClassName={linkClass} />
    </nav>
  );
}

function linkClass(isCurrent: boolean): string {
  const look = isCurrent
    ? 'border-accent font-strong text-text'
    : 'border-transparent font-medium text-text-2 hover:text-text';
  return `flex min-h-11 items-center border-b-3 text-label ${look}`;
}
