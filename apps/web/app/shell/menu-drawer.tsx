import { OCCASIONS } from '@dalil/domain/guide/occasions.ts';
import { useLingui } from '@lingui/react';
import { type ReactNode, useId, useRef } from 'react';
import { DisplayEntry } from '../features/display/display-button.tsx';
import { AccountLinks } from '../features/session/account-links.tsx';
import { AdminBlock } from '../features/session/admin-block.tsx';
import { Drawer } from '../ui/modal.tsx';
import { SiteLinks } from './site-links.tsx';

const FIRST = ['/', '/today', '/chat', '/search', '/bookmarks', '/reminders'];
/** ID-1: what residents need stands before what visitors look for. */
const GROUPS = [
  { title: 'shell.drawer.start', paths: [...OCCASIONS.map(({ id }) => `/${id}`), '/nearby', '/plan'] },
  {
    title: 'shell.drawer.living',
    paths: [
      '/government',
      '/practical/calculators',
      '/living',
      '/real-estate',
      '/visa',
      '/rules',
      '/fines',
      '/schools',
      '/clinics',
      '/consulates',
      '/worship',
    ],
  },
  {
    title: 'shell.footer.explore',
    paths: ['/news', '/eatanddrink', '/tourism', '/beaches', '/nightlife', '/luxurylife', '/stay', '/dubaireels'],
  },
  {
    title: 'shell.drawer.more',
    paths: ['/events', '/traffic', '/weather', '/settings', '/ai-mayor', '/help', '/support', '/faq', '/about'],
  },
];

/** LAYOUT-5: the navigation of narrow screens in groups, the account, and one entry for the settings of the device. */
export function MenuDrawer(props: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const { _ } = useLingui();
  const firstLink = useRef<HTMLElement>(null);
  const close = () => props.onOpenChange(false);
  return (
    <Drawer
      {...props}
      initialFocus={firstLink}
      title={_('shell.drawer.title')}
      closeLabel={_('shell.header.closeMenu')}
    >
      <nav
        aria-label={_('shell.nav.main')}
        className="flex flex-col gap-5"
        ref={(nav) => {
          firstLink.current = nav?.querySelector('a') ?? null;
        }}
      >
        <Links paths={FIRST} onFollow={close} />
        {GROUPS.map(({ title, paths }) => (
          <Group key={title} title={_(title)}>
            <Links paths={paths} onFollow={close} />
          </Group>
        ))}
      </nav>
      <section className="border-t border-line pt-5" aria-label={_('shell.account.menu')}>
        <AccountLinks linkClassName={linkClass(false)} onFollow={close} />
      </section>
      <AdminBlock linkClassName={linkClass(false)} onFollow={close} />
      <div className="border-t border-line pt-5">
        <DisplayEntry className={`${linkClass(false)} w-full gap-3 text-start`} />
      </div>
    </Drawer>
  );
}

function Links(props: { paths: readonly string[]; onFollow: () => void }) {
  return <SiteLinks surface="drawer" className="grid grid-cols-2" linkClassName={linkClass} {...props} />;
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <h3 id={id} className="ps-4 text-meta font-semibold text-text-3">
        {title}
      </h3>
      {children}
    </div>
  );
}

function linkClass(isCurrent: boolean): string {
  const look = isCurrent
    ? 'border-accent bg-accent-soft font-strong text-accent-ink'
    : 'border-transparent hover:bg-sunken';
  return `flex min-h-11 items-center rounded-control border-s-4 px-3 text-label ${look}`;
}
