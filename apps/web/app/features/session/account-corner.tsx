import { useLingui } from '@lingui/react';
import { CircleUser } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';
import { directionOf } from '../../language/messages.ts';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { buttonClass } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useOnIntent } from '../lazy-loading/use-on-intent.ts';
import { menuButton } from '../display/menu-button.ts';

/**
 * LAYOUT-2: Sign In and Sign Up for guests, a menu for signed-in users. The server sends both, since its pages are the same for
 * every user. The document's `data-signed-in` selects the visible one.
 */
export function AccountCorner() {
  return (
    <>
      <div data-for="guests" className="flex items-center gap-2">
        <GuestLinks />
      </div>
      <div data-for="members">
        <AccountButton />
      </div>
    </>
  );
}

export function GuestLinks({ onFollow }: { onFollow?: () => void }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const { pathname, search } = useLocation();
  const isAuthPage = /\/auth\//.test(pathname);
  const next = isAuthPage ? '' : `?next=${encodeURIComponent(pathname + search)}`;
  return (
    <>
      <Link
        to={toLocale('/auth/signin') + next}
        rel="nofollow"
        onClick={onFollow}
        className={buttonClass({ variant: 'ghost', size: 'small' })}
      >
        {_('shell.account.signIn')}
      </Link>
      <Link
        to={toLocale('/auth/signup') + next}
        rel="nofollow"
        onClick={onFollow}
        className={buttonClass({ size: 'small' })}
      >
        {_('shell.account.signUp')}
      </Link>
    </>
  );
}

function AccountButton() {
  const dir = directionOf(useLocale());
  const { part, open, intent } = useOnIntent(() => import('./account-menu.tsx'));
  if (!part) return <AccountTrigger {...menuButton(open)} {...intent} />;
  return <part.AccountMenu trigger={<AccountTrigger />} dir={dir} />;
}

function AccountTrigger(props: ComponentProps<'button'>) {
  const { _ } = useLingui();
  return <IconButton {...props} label={_('shell.account.menu')} icon={<CircleUser aria-hidden className="icon" />} />;
}
