import { isRole } from '@dalil/domain/accounts/permissions.ts';
import { cutText } from '@dalil/domain/language/cut-text.ts';
import type { UsersFilter } from '../../queries/members.ts';

/** The search parameters of the user list: query, role, page and the open person. */
export type UsersSearch = UsersFilter & { userId: string | null };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function readUsersSearch(search: URLSearchParams): UsersSearch {
  const role = search.get('role');
  const userId = search.get('user');
  return {
    search: cutText((search.get('q') ?? '').trim(), 100),
    role: isRole(role) ? role : null,
    cursor: search.get('after'),
    userId: userId !== null && UUID.test(userId) ? userId : null,
  };
}

export function writeUsersSearch({ search, role, cursor, userId }: Partial<UsersSearch>): string {
  const given: [string, string | null | undefined][] = [
    ['q', search],
    ['role', role],
    ['after', cursor],
    ['user', userId],
  ];
  const params = new URLSearchParams(given.flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return params.size === 0 ? '' : `?${params}`;
}
