import { isRole } from '@dalil/domain/accounts/permissions.ts';
import { cutText } from '@dalil/domain/language/cut-text.ts';
import type { UsersFilter } from '../../queries/members.ts';

export const PEOPLE_PARTS = ['everyone', 'invited'] as const;
export type PeoplePart = (typeof PEOPLE_PARTS)[number];

/** The search parameters of the people: the part, the query, role, page and open person of the list, and the form of invitations. */
export type UsersSearch = UsersFilter & { part: PeoplePart; userId: string | null; isInviting: boolean };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function readUsersSearch(search: URLSearchParams): UsersSearch {
  const role = search.get('role');
  const userId = search.get('user');
  return {
    part: PEOPLE_PARTS.find((part) => part === search.get('part')) ?? 'everyone',
    search: cutText((search.get('q') ?? '').trim(), 100),
    role: isRole(role) ? role : null,
    cursor: search.get('after'),
    userId: userId !== null && UUID.test(userId) ? userId : null,
    isInviting: search.get('action') === 'invite',
  };
}

export function writeUsersSearch({ part, search, role, cursor, userId, isInviting }: Partial<UsersSearch>): string {
  const given: [string, string | null | undefined][] = [
    ['part', part === 'everyone' ? null : part],
    ['q', search],
    ['role', role],
    ['after', cursor],
    ['user', userId],
    ['action', isInviting ? 'invite' : null],
  ];
  const params = new URLSearchParams(given.flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return params.size === 0 ? '' : `?${params}`;
}
