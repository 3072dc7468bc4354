import { ROLES } from '@dalil/domain/accounts/permissions.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { pageMeta } from '../../data/page-meta.ts';
import { useApi } from '../../data/use-api.ts';
import { loadPrivatePage } from '../../features/session/load-private-page.ts';
import { sessionQuery } from '../../queries/accounts.ts';
import { usersQuery } from '../../queries/members.ts';
import { buttonClass } from '../../ui/button.tsx';
import { DeskPage } from '../kit/desk-page.tsx';
import { FilterBar, FilterSelect } from '../kit/filter-bar.tsx';
import { KeyLine } from '../kit/key-line.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { UserList } from './user-list.tsx';
import { readUsersSearch, type UsersSearch, writeUsersSearch } from './users-search.ts';

const load = loadPrivatePage(['account', 'members'], async ({ translate, api, url, refresh }) => {
  await refresh(usersQuery(api, readUsersSearch(url.searchParams)));
  return { title: translate('members.users'), description: translate('members.users.promise'), isUnlisted: true };
});

export { load as clientLoader, load as loader, pageMeta as meta };

/** STAFF-7: people with an account. The address contains the whole state: query, page and open person. */
export default function Users() {
  const { _ } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const search = readUsersSearch(useSearchParams()[0]);
  const { data: session } = useSuspenseQuery(sessionQuery(api));
  const { data: page } = useSuspenseQuery(usersQuery(api, search));
  const ownId = session.actor.kind === 'user' ? session.actor.userId : '';
  const close = () =>
    void navigate(
      { search: writeUsersSearch({ ...search, userId: null }) },
      { replace: true, preventScrollReset: true },
    );
  return (
    <DeskPage isList title={_('members.users')}>
      <UserFilters search={search} />
      <UserList page={page} search={search} ownId={ownId} />
      <KeyLine keys={['move', 'open', 'search']} />
      {search.userId === null ? null : (
        <PersonDialog key={search.userId} id={search.userId} isOwn={search.userId === ownId} onClose={close} />
      )}
    </DeskPage>
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
