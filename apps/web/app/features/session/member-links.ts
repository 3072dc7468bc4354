import type { ActingRole } from '@dalil/domain/accounts/permissions.ts';

type MemberLink = { path: string; name: string; roles?: readonly ActingRole[] };

/** LAYOUT-2, ROUTE-6: the dashboard stands there for the newsroom only, though everybody may open theirs. */
const LINKS: readonly MemberLink[] = [
  { path: '/dashboard', name: 'shell.nav.dashboard', roles: ['curator', 'editor', 'admin'] },
  { path: '/profile', name: 'shell.nav.profile' },
  { path: '/bookmarks', name: 'shell.nav.bookmarks' },
  { path: '/settings', name: 'shell.nav.settings' },
];

/** The pages somebody signed in finds in their menu. */
export function memberLinks(role: ActingRole | undefined): readonly MemberLink[] {
  return LINKS.filter(({ roles }) => !roles || (role !== undefined && roles.includes(role)));
}

/** Every page of an account, whatever the role. */
export const OWN_PAGES: readonly MemberLink[] = LINKS;

/** LAYOUT-5: the pages of the newsroom that exist, each for the roles it is for. */
const ADMIN_LINKS: readonly Required<MemberLink>[] = [
  { path: '/dashboard', name: 'shell.nav.dashboard', roles: ['curator', 'editor', 'admin'] },
  { path: '/dashboard/users', name: 'shell.nav.users', roles: ['admin'] },
];

/** The links of the drawer's block for staff; none means no block. */
export function adminLinks(role: ActingRole | undefined): readonly MemberLink[] {
  return ADMIN_LINKS.filter(({ roles }) => role !== undefined && roles.includes(role));
}
