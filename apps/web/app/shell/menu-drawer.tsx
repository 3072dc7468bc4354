import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import { DisplayControls } from '../features/display/display-controls.tsx';
import { AccountLinks } from '../features/session/account-links.tsx';
import { AdminBlock } from '../features/session/admin-block.tsx';
import { Drawer } from '../ui/modal.tsx';
import { SiteLinks } from './site-links.tsx';

/** LAYOUT-5: every page and the display controls, on narrow screens. */
export function MenuDrawer(props: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const { _ } = useLingui();
  const firstLink = useRef<HTMLElement>(null);
  return (
    <Drawer
      {...props}
      initialFocus={firstLink}
      title={_('shell.drawer.title')}
      closeLabel={_('shell.header.closeMenu')}
    >
      <nav
        aria-label={_('shell.nav.main')}
        ref={(nav) => {
          firstLink.current = nav?.querySelector('a') ?? null;
        }}
      >
        <SiteLinks surface="drawer" linkClassName={linkClass} onFollow={() => props.onOpenChange(false)} />
      </nav>
      <section className="border-t border-line pt-5" aria-label={_('shell.account.menu')}>
        <AccountLinks linkClassName={linkClass(false)} onFollow={() => props.onOpenChange(false)} />
      </section>
      <AdminBlock linkClassName={linkClass(false)} onFollow={() => props.onOpenChange(false)} />
      <section className="border-t border-line pt-5" aria-label={_('shell.display.title')}>
        <DisplayControls />
      </section>
    </Drawer>
  );
}

function linkClass(isCurrent: boolean): string {
  const look = isCurrent
    ? 'border-accent bg-accent-soft font-strong text-accent-ink'
    : 'border-transparent hover:bg-sunken';
  return `flex min-h-11 items-center rounded-control border-s-4 px-3 text-ui ${look}`;
}
