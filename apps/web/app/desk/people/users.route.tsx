import { ROLES } from '@dalil/domain/accounts/permissions.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { pageMeta } from '../../data/page-meta.ts';
import { useApi } from '../../data/use-api.ts';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { loadPrivatePage } from '../../features/session/load-private-page.ts';
import { sessionQuery } from '../../queries/accounts.ts';
import { invitationsQuery, usersQuery } from '../../queries/members.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { DeskPage } from '../kit/desk-page.tsx';
import { FilterBar, FilterSelect } from '../kit/filter-bar.tsx';
import { KeyLine } from '../kit/key-line.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { UserList } from './user-list.tsx';
import { PEOPLE_PARTS, readUsersSearch, type UsersSearch, writeUsersSearch } from './users-search.ts';

const load = loadPrivatePage(['account', 'members'], async ({ translate, api, url, refresh }) => {
  const search = readUsersSearch(url.searchParams);
  await (search.part === 'invited' ? refresh(invitationsQuery(api)) : refresh(usersQuery(api, search)));
  return { title: translate('members.users'), description: translate('members.users.promise'), isUnlisted: true };
});

export { load as clientLoader, load as loader, pageMeta as meta };

/** STAFF-7: people with an account, and who is invited. The address contains the whole state. */
export default function Users() {
  const { _ } = useLingui();
  const navigate = useNavigate();
  const search = readUsersSearch(useSearchParams()[0]);
  const open = (change: Partial<UsersSearch>) =>
    void navigate(
      { search: writeUsersSearch({ ...search, userId: null, isInviting: false, ...change }) },
      { replace: true, preventScrollReset: true },
    );
  return (
    <DeskPage
      isList
      title={_('members.users')}
      actions={
        <Button variant="primary" size="small" data-needs-script="" onClick={() => open({ isInviting: true })}>
          <UserPlus aria-hidden className="icon-small" />
          {_('members.invite')}
        </Button>
      }
    >
      <LinkTabs
        isDense
        label={_('members.people.parts')}
        currentId={search.part}
        linkComponent={RouterLink}
        tabs={PEOPLE_PARTS.map((part) => ({
          id: part,
          href: writeUsersSearch({ part }) || '?',
          label: _(`members.people.${part}`),
        }))}
      />
      {search.part === 'invited' ? <Invitations /> : <Everyone search={search} onClose={() => open({})} />}
      {search.isInviting ? <InviteDialog onClose={() => open({})} /> : null}
    </DeskPage>
  );
}

function Everyone({ search, onClose }: { search: UsersSearch; onClose: () => void }) {
  const api = useApi();
  const { data: session } = useSuspenseQuery(sessionQuery(api));
  const { data: page } = useSuspenseQuery(usersQuery(api, search));
  const ownId = session.actor.kind === 'user' ? session.actor.userId : '';
  return (
    <>
      <UserFilters search={search} />
      <UserList page={page} search={search} ownId={ownId} />
      <KeyLine keys={['move', 'open', 'search']} />
      {search.userId === null ? null : (
        <PersonDialog key={search.userId} id={search.userId} isOwn={search.userId === ownId} onClose={onClose} />
      )}
    </>
  );
}

function Invitations() {
  const { data } = useSuspenseQuery(invitationsQuery(useApi()));
  return (
    <>
      <InvitationList items={data.items} />
      <KeyLine keys={['move']} />
    </>
  );
}

/** Filters people by a part of their name or address, and by role. A plain form, so it also works without scripts. */
function UserFilters({ search }: { search: UsersSearch }) {
  const { _ } = useLingui();
  const roles = ROLES.map((role) => ({ value: role, label: _(`shell.role.${role}`) }));
  const isFiltered = search.search !== '' || search.role !== null;
  return (
    <FilterBar label={_('members.users.search')} search={search.search} find={_('members.users.find')}>
      <FilterSelect name="role" label={_('members.role')} value={search.role ?? ''} options={roles} />
      {isFiltered ? (
        <Link to="?" preventScrollReset className={buttonClass({ variant: 'ghost', size: 'small' })}>
          {_('members.users.all')}
        </Link>
      ) : null}
    </FilterBar>
  );
}
