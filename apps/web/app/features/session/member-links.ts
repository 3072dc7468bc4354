import type { ActingRole } from '@dalil/domain/accounts/permissions.ts';

type MemberLink = { path: string; name: string; roles?: readonly ActingRole[] };

/** LAYOUT-2, ROUTE-6: the dashboard is listed for the newsroom only, though every user may open their own. */
const LINKS: readonly MemberLink[] = [
  { path: '/dashboard', name: 'shell.nav.dashboard', roles: ['curator', 'editor', 'admin'] },
  { path: '/profile', name: 'shell.nav.profile' },
  { path: '/bookmarks', name: 'shell.nav.bookmarks' },
  { path: '/notifications', name: 'shell.nav.notifications' },
  { path: '/reminders', name: 'shell.nav.reminders' },
  { path: '/settings', name: 'shell.nav.settings' },
  { path: '/user/privacy-center', name: 'shell.nav.privacyCenter' },
];

/** The pages in the menu of a signed-in user. */
export function memberLinks(role: ActingRole | undefined): readonly MemberLink[] {
  return LINKS.filter(({ roles }) => !roles || (role !== undefined && roles.includes(role)));
}

/** Every page of an account, whatever the role. */
export const OWN_PAGES: readonly MemberLink[] = LINKS;

/** LAYOUT-5: the existing pages of the newsroom, each with the roles it is for. */
const ADMIN_LINKS: readonly Required<MemberLink>[] = [
  { path: '/dashboard', name: 'shell.nav.dashboard', roles: ['curator', 'editor', 'admin'] },
  { path: '/dashboard/content', name: 'shell.nav.content', roles: ['editor', 'admin'] },
  { path: '/dashboard/content-approval', name: 'shell.nav.content', roles: ['publisher'] },
  { path: '/dashboard/users', name: 'shell.nav.users', roles: ['admin'] },
  { path: '/dashboard/sources', name: 'shell.nav.sources', roles: ['editor', 'admin'] },
  { path: '/dashboard/ai-reporters', name: 'shell.nav.reporters', roles: ['admin'] },
  { path: '/dashboard/ideas', name: 'shell.nav.ideas', roles: ['editor', 'publisher', 'admin'] },
  { path: '/admin/quality-control', name: 'shell.nav.quality', roles: ['admin'] },
  { path: '/dashboard/compliance', name: 'shell.nav.compliance', roles: ['admin'] },
  { path: '/admin/compliance', name: 'shell.nav.governance', roles: ['admin'] },
];

/** The links of the drawer's block for staff. None means no block. */
export function adminLinks(role: ActingRole | undefined): readonly MemberLink[] {
  return ADMIN_LINKS.filter(({ roles }) => role !== undefined && roles.includes(role));
}
