import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { useLocalePath } from '../../language/use-locale.ts';
import { GuestLinks } from './account-corner.tsx';
import { useSignOut } from './account-menu.tsx';
import { SignOutAgain } from './sign-out-again.tsx';
import { memberLinks } from './member-links.ts';
import { useAuthState } from './use-is-signed-in.ts';

/** LAYOUT-2 in the drawer of narrow screens, where staff links have a block of their own. */
export function AccountLinks({ linkClassName, onFollow }: { linkClassName: string; onFollow: () => void }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const signOut = useSignOut();
  const state = useAuthState();
  if (state === 'leaving') return <SignOutAgain />;
  if (state === 'out') {
    return (
      <div className="flex gap-3">
        <GuestLinks onFollow={onFollow} />
      </div>
    );
  }
  return (
    <ul>
      {memberLinks('user').map(({ path, name }) => (
        <li key={path}>
          <Link to={toLocale(path)} className={linkClassName} onClick={onFollow}>
            {_(name)}
          </Link>
        </li>
      ))}
      <li>
        <button type="button" className={`${linkClassName} w-full text-start`} onClick={signOut}>
          {_('shell.account.signOut')}
        </button>
      </li>
    </ul>
  );
}
