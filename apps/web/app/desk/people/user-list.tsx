import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import type { Formatters } from '../../language/format.ts';
import { useFormat } from '../../language/use-format.ts';
import type { Person } from '../../queries/members.ts';
import { buttonClass } from '../../ui/button.tsx';
import { DeskTable, type DeskColumn } from '../kit/desk-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Tag } from '../../ui/tag.tsx';
import { type UsersSearch, writeUsersSearch } from './users-search.ts';

type UserListProps = {
  page: { items: readonly Person[]; nextCursor: string | null };
  search: UsersSearch;
  ownId: string;
};

/** A table where there is room for one, else cards. */
export function UserList({ page, search, ownId }: UserListProps) {
  const { _ } = useLingui();
  const format = useFormat();
  if (page.items.length === 0) {
    return (
      <EmptyState
        title={_('members.users.none')}
        actions={
          <Link to="?" className={buttonClass()}>
            {_('members.users.all')}
          </Link>
        }
      >
        {_('members.users.noneHint')}
      </EmptyState>
    );
  }
  return (
    <>
      <div className="desk-fill hidden medium:block">
        <DeskTable
          caption={_('members.users.order')}
          isCaptionHidden
          columns={columnsOf(_, format, search, ownId)}
          rows={page.items}
          keyOf={({ id }) => id}
        />
      </div>
      <ul aria-label={_('members.users')} className="flex flex-col gap-3 medium:hidden">
        {page.items.map((person) => (
          <li
            key={person.id}
            className="relative flex flex-col gap-2 rounded-card border border-line bg-surface p-4 text-label high-contrast:border-2"
          >
            <PersonLink person={person} href={hrefOf(search, person)} />
            <span className="flex flex-wrap items-center gap-2 text-meta text-text-2">
              {_(`shell.role.${person.role}`)} · {format.shortDate(person.createdAt)}
              <StateTags person={person} isOwn={person.id === ownId} />
            </span>
          </li>
        ))}
      </ul>
      <Pages nextCursor={page.nextCursor} search={search} />
    </>
  );
}

function hrefOf(search: UsersSearch, { id }: Person): string {
  return writeUsersSearch({ ...search, userId: id });
}

function columnsOf(
  translate: (key: string) => string,
  format: Formatters,
  search: UsersSearch,
  ownId: string,
): DeskColumn<Person>[] {
  return [
    {
      id: 'person',
      header: translate('members.users.person'),
      cell: (person) => (
        <Link
          to={hrefOf(search, person)}
          preventScrollReset
          className="inline-flex min-h-6 items-center font-medium text-text no-underline hover:underline"
        >
          <bdi className="desk-clip">{person.fullName}</bdi>
        </Link>
      ),
    },
    { id: 'email', header: translate('account.email'), cell: ({ email }) => <bdi dir="ltr">{email}</bdi> },
    {
      id: 'role',
      header: translate('members.role'),
      isNarrow: true,
      cell: ({ role }) => translate(`shell.role.${role}`),
    },
    {
      id: 'state',
      isNarrow: true,
      header: translate('members.users.state'),
      cell: (person) => <StateTags person={person} isOwn={person.id === ownId} />,
    },
    {
      id: 'since',
      header: translate('members.profile.since'),
      isNumeric: true,
      cell: ({ createdAt }) => format.shortDate(createdAt),
    },
  ];
}

/** On a card, which the link covers. */
function PersonLink({ person, href }: { person: Person; href: string }) {
  return (
    <span className="flex min-w-0 flex-col gap-1">
      <Link to={href} preventScrollReset className="text-link stretched-link font-semibold">
        <bdi>{person.fullName}</bdi>
      </Link>
      <bdi dir="ltr" className="w-fit text-meta font-normal text-text-2 wrap-anywhere">
        {person.email}
      </bdi>
    </span>
  );
}

export function StateTags({ person, isOwn }: { person: Person; isOwn: boolean }) {
  const { _ } = useLingui();
  return (
    <span className="flex flex-wrap gap-1 medium:flex-nowrap">
      {isOwn ? <Tag tone="info">{_('members.users.you')}</Tag> : null}
      {person.suspendedAt === null ? null : <Tag tone="bad">{_('members.users.suspended')}</Tag>}
      {person.emailVerified ? null : <Tag tone="warn">{_('members.users.unverified')}</Tag>}
      {person.isDataProtection ? <Tag tone="info">{_('members.right.tag')}</Tag> : null}
      {person.suspendedAt === null && person.emailVerified ? <Tag tone="ok">{_('members.users.active')}</Tag> : null}
    </span>
  );
}

function Pages({ nextCursor, search }: { nextCursor: string | null; search: UsersSearch }) {
  const { _ } = useLingui();
  if (nextCursor === null && search.cursor === null) return null;
  const first = writeUsersSearch({ ...search, cursor: null, userId: null });
  return (
    <nav aria-label={_('members.users.pages')} className="flex flex-wrap gap-3">
      {search.cursor === null ? null : (
        <Link to={first || '?'} className={buttonClass()}>
          {_('members.users.firstPage')}
        </Link>
      )}
      {nextCursor === null ? null : (
        <Link
          to={writeUsersSearch({ ...search, cursor: nextCursor, userId: null })}
          rel="next"
          className={buttonClass()}
        >
          {_('members.users.nextPage')}
        </Link>
      )}
    </nav>
  );
}
