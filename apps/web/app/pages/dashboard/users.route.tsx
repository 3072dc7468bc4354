import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { pageMeta } from '../../data/page-meta.ts';
import { useApi } from '../../data/use-api.ts';
import { loadPrivatePage } from '../../features/session/load-private-page.ts';
import { sessionQuery } from '../../queries/accounts.ts';
import { usersQuery } from '../../queries/members.ts';
import { PersonDialog } from './person-dialog.tsx';
import { UserFilters } from './user-filters.tsx';
import { UserList } from './user-list.tsx';
import { readUsersSearch, writeUsersSearch } from './users-search.ts';

const load = loadPrivatePage(['account', 'members'], async ({ translate, api, url, refresh }) => {
  await refresh(usersQuery(api, readUsersSearch(url.searchParams)));
  return { title: translate('members.users'), description: translate('members.users.promise'), isUnlisted: true };
});

export { load as clientLoader, load as loader, pageMeta as meta };

/** STAFF-7: people with an account. Everything shown stands in the address: what is looked for, the page, who is open. */
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
    <div className="page-width flex flex-col gap-6 pt-2 pb-14 wide:pt-4">
      <header className="flex flex-col gap-2">
        <h1 className="headline text-title">{_('members.users')}</h1>
        <p className="measure text-ui text-text-2">{_('members.users.promise')}</p>
      </header>
      <UserFilters search={search} />
      <UserList page={page} search={search} ownId={ownId} />
      {search.userId === null ? null : (
        <PersonDialog key={search.userId} id={search.userId} isOwn={search.userId === ownId} onClose={close} />
      )}
    </div>
  );
}
