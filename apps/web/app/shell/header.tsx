import { useLingui } from '@lingui/react';
import { Menu } from 'lucide-react';
import { Link } from 'react-router';
import { useOnIntent } from '../features/lazy-loading/use-on-intent.ts';
import { ContrastButton } from '../features/display/contrast-button.tsx';
import { DisplayButton } from '../features/display/display-button.tsx';
import { LanguageButton } from '../features/display/language-button.tsx';
import { TextSizeButton } from '../features/display/text-size-button.tsx';
import { ThemeButton } from '../features/display/theme-button.tsx';
import { NotificationCorner } from '../features/notifications/notification-corner.tsx';
import { HeaderSearch } from '../features/search/header-search.tsx';
import { AccountCorner } from '../features/session/account-corner.tsx';
import { useLocalePath } from '../language/use-locale.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { AyyanStar } from '../ui/star-mark.tsx';
import { HomeLink } from './home-link.tsx';
import { LAYOUT_IDS } from './layout-ids.ts';

/** LAYOUT-1: the sticky header. Parts that need scripts are hidden without them; the footer's links replace them. */
export function Header() {
  return (
    <header className="stays-in-view sticky top-0 layer-header border-b border-line bg-bg">
      <div className="frame-width search-room flex h-header items-center wide:gap-2">
        <div className="-ms-2 wide:hidden" data-needs-script>
          <MenuButton />
        </div>
        <HomeLink />
        <HeaderSearch id={LAYOUT_IDS.search} />
        <AssistantLink />
        <div className="beside-search flex shrink-0 items-center wide:gap-2" data-needs-script>
          <div className="hidden items-center gap-2 wide:flex">
            <LanguageButton />
            <div className="display-shortcuts flex items-center gap-2">
              <ContrastButton />
              <ThemeButton />
              <TextSizeButton />
            </div>
          </div>
          <NotificationCorner />
          <AccountCorner />
          <div className="display-corner -me-2">
            <DisplayButton />
          </div>
        </div>
      </div>
    </header>
  );
}

/** ID-3: where there is no space for its label, the star alone. */
function AssistantLink() {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <Link
      prefetch="intent"
      to={toLocale('/chat')}
      title={_('shell.nav.askAyyan')}
      className="ask-link inline-flex size-11 shrink-0 items-center justify-center gap-2 rounded-pill text-label font-semibold whitespace-nowrap hover:bg-sunken high-contrast:max-wide:border-2 wide:ms-auto wide:w-auto wide:px-3"
    >
      <AyyanStar />
      <span className="ask-label">{_('shell.nav.askAyyan')}</span>
    </Link>
  );
}

function MenuButton() {
  const { _ } = useLingui();
  const { part, isOpen, setOpen, open, intent } = useOnIntent(() => import('./menu-drawer.tsx'));
  return (
    <>
      <IconButton
        label={_('shell.header.openMenu')}
        icon={<Menu aria-hidden className="icon" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => void open()}
        {...intent}
      />
      {part && <part.MenuDrawer isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
