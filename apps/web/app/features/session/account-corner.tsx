import { useLingui } from '@lingui/react';
import { CircleUser } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { directionOf } from '../../language/messages.ts';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useOnIntent } from '../lazy-loading/use-on-intent.ts';
import { menuButton } from '../display/menu-button.ts';
import { SignOutAgain } from './sign-out-again.tsx';
import { useAuthState } from './use-is-signed-in.ts';

/**
 * LAYOUT-2: Sign In and Sign Up for guests, a menu for signed-in users, the next try for who could not sign out. The server sends both, since its pages are the same for
 * every user. The document's `data-signed-in` and `data-leaving` select the visible one.
 */
export function AccountCorner() {
  const guests = useRef<HTMLDivElement>(null);
  const isLeaving = useAuthState() === 'leaving';
  return (
    <>
      {isLeaving ? <SignOutAgain isCompact onDone={() => guests.current?.querySelector('a')?.focus()} /> : null}
      <div ref={guests} data-for="guests" className="flex items-center gap-2">
        <GuestLinks isCompact />
      </div>
      <div data-for="members">
        <AccountButton />
      </div>
    </>
  );
}

/** Compact links are one icon for signing in on narrow screens; its page links to sign-up. */
export function GuestLinks({ onFollow, isCompact = false }: { onFollow?: () => void; isCompact?: boolean }) {
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
        title={isCompact ? _('shell.account.signIn') : undefined}
        className={classNames(
          buttonClass({ variant: 'ghost', size: 'small' }),
          isCompact && 'sign-in max-wide:size-11 max-wide:rounded-pill max-wide:p-0 max-wide:text-text',
        )}
      >
        {isCompact ? <CircleUser aria-hidden className="icon wide:hidden" /> : null}
        <span className={isCompact ? 'max-wide:sr-only' : undefined}>{_('shell.account.signIn')}</span>
      </Link>
      <Link
        to={toLocale('/auth/signup') + next}
        rel="nofollow"
        onClick={onFollow}
        className={classNames(buttonClass({ size: 'small' }), isCompact && 'max-wide:hidden')}
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
