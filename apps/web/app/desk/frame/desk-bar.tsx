import { PRODUCT_NAMES } from '@dalil/domain/languages/tables/product-names.ts';
import { useLingui } from '@lingui/react';
import { Menu, Search } from 'lucide-react';
import { Form, Link } from 'react-router';
import { DisplayButton } from '../../features/display/display-button.tsx';
import { LanguageButton } from '../../features/display/language-button.tsx';
import { useOnIntent } from '../../features/lazy-loading/use-on-intent.ts';
import { NotificationCorner } from '../../features/notifications/notification-corner.tsx';
import { AccountCorner } from '../../features/session/account-corner.tsx';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { LAYOUT_IDS } from '../../shell/layout-ids.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LogoMark } from '../../ui/star-mark.tsx';
import { CreateMenu } from './create-menu.tsx';

/** The bar of the desk: the way to the queue, the search of everything, what can be begun, and the account. */
export function DeskBar() {
  return (
    <header className="stays-in-view desk-bar sticky top-0 layer-header flex items-center gap-2 border-b border-line bg-bg px-3 wide:px-5">
      <div className="-ms-2 wide:hidden" data-needs-script>
        <TasksButton />
      </div>
      <Brand />
      <DeskSearch />
      <div className="ms-auto flex items-center gap-1">
        <CreateMenu />
        <PublicSite />
        <div className="hidden items-center wide:flex" data-needs-script>
          <LanguageButton />
        </div>
        <div className="flex items-center" data-needs-script>
          <div className="desk-display">
            <DisplayButton />
          </div>
          <div className="desk-bell">
            <NotificationCorner />
          </div>
          <AccountCorner />
        </div>
      </div>
    </header>
  );
}

function Brand() {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const { localName } = PRODUCT_NAMES[useLocale()];
  return (
    <Link
      to={toLocale('/dashboard')}
      className="desk-brand inline-flex min-h-11 items-center gap-2 whitespace-nowrap text-text no-underline"
    >
      <LogoMark />
      <span className="desk-words flex items-baseline gap-2">
        <span className="text-name font-strong">{localName}</span>
        <span className="text-meta text-text-2">{_('desk.name')}</span>
      </span>
    </Link>
  );
}

/** Finds in all content. A plain form, so it also works without scripts. */
function DeskSearch() {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <Form
      id={LAYOUT_IDS.search}
      tabIndex={-1}
      action={toLocale('/dashboard/content')}
      role="search"
      aria-label={_('desk.search')}
      className="desk-search relative hidden grow wide:block"
    >
      <Search aria-hidden className="icon-small pointer-events-none absolute start-2 top-2 text-text-3" />
      <input
        type="search"
        name="q"
        maxLength={100}
        aria-label={_('desk.search')}
        placeholder={_('desk.search')}
        aria-keyshortcuts="/"
        className="h-8 w-full rounded-control border border-line-strong bg-surface ps-8 pe-3 text-meta text-text"
      />
    </Form>
  );
}

function PublicSite() {
  const { _ } = useLingui();
  return (
    <Link
      to={useLocalePath()('/')}
      className="hidden min-h-8 items-center px-3 text-meta font-medium text-text-2 no-underline hover:text-text wide:inline-flex"
    >
      {_('desk.publicSite')}
    </Link>
  );
}

function TasksButton() {
  const { _ } = useLingui();
  const { part, isOpen, setOpen, open, intent } = useOnIntent(() => import('./tasks-drawer.tsx'));
  return (
    <>
      <IconButton
        label={_('desk.tasks.open')}
        icon={<Menu aria-hidden className="icon" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => void open()}
        {...intent}
      />
      {part && <part.TasksDrawer isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
