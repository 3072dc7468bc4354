import { useLingui } from '@lingui/react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useLocalePath } from '../../language/use-locale.ts';
import { LinkMenu, MenuAction, MenuLink } from '../../ui/link-menu.tsx';
import { useToast } from '../announcer/use-toast.ts';
import { memberLinks } from './member-links.ts';
import { useLeave } from './use-leave.ts';
import { useSession } from './use-session.ts';

/** LAYOUT-2: the menu of a signed-in user. */
export function AccountMenu({ trigger, dir }: { trigger: ReactElement; dir: 'ltr' | 'rtl' }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const session = useSession();
  const signOut = useSignOut();
  const profile = session?.profile;
  return (
    <LinkMenu
      trigger={trigger}
      label={_('shell.account.menu')}
      dir={dir}
      isOpenAtStart
      heading={
        profile ? (
          <>
            <strong className="block font-semibold">
              <bdi>{profile.fullName}</bdi>
            </strong>
            <bdi className="text-meta text-text-2">{profile.email}</bdi>
          </>
        ) : undefined
      }
    >
      {memberLinks(session?.actor.role).map(({ path, name }) => (
        <MenuLink key={path} link={<Link to={toLocale(path)} />}>
          {_(name)}
        </MenuLink>
      ))}
      <MenuAction onSelect={signOut}>{_('shell.account.signOut')}</MenuAction>
    </LinkMenu>
  );
}

/** AUTH-6: signs out, and reports if the server did not answer, with the message `failed`. */
export function useSignOut(failed = 'shell.account.signOutFailed', to?: string): () => void {
  const { _ } = useLingui();
  const leave = useLeave(to);
  const showToast = useToast();
  return () => {
    leave().catch(() => {
      showToast({ id: 'sign-out', tone: 'error', title: _(failed), isOfNextPage: true });
    });
  };
}
