import { plainPath } from '../guide/plain-path.ts';
import type { ActingRole, Right, Role } from './permissions.ts';

/** Who may open a page: anyone, with content that depends on the role; guests only; signed-in users; or some roles. */
export type PageAccess = 'anyone' | 'guest-only' | 'signed-in' | readonly Role[];

/**
 * ROUTE-4 to ROUTE-7: the restricted pages, by path without its language. `{…}` stands for one segment. A path that is not listed
 * is public.
 */
export const PAGE_ACCESS: Readonly<Record<string, PageAccess>> = {
  '/profile': 'signed-in',
  '/settings': 'signed-in',
  '/notifications': 'signed-in',
  '/user/privacy-center': 'signed-in',
  '/auth/onboarding': 'signed-in',
  '/auth/signin': 'guest-only',
  '/auth/signup': 'guest-only',
  '/auth/forgot-password': 'guest-only',
  '/auth/reset-password': 'guest-only',
  '/auth/verify-email-sent': 'guest-only',
  '/auth/callback': 'anyone',
  '/auth/invitation': 'anyone',
  '/dashboard': 'signed-in',
  '/dashboard/content': ['curator', 'editor', 'publisher', 'admin'],
  '/dashboard/users': ['admin'],
  '/dashboard/sources': ['editor', 'admin'],
  '/dashboard/city-alerts': ['editor', 'publisher', 'admin'],
  '/dashboard/news': ['editor', 'publisher', 'admin'],
  '/dashboard/exchange': ['curator', 'editor', 'publisher', 'admin'],
  '/dashboard/media': ['curator', 'editor', 'publisher', 'admin'],
  '/dashboard/photographs': ['curator', 'editor', 'publisher', 'admin'],
  '/dashboard/calendar': ['curator', 'editor', 'publisher', 'admin'],
  '/dashboard/ideas': ['editor', 'publisher', 'admin'],
  '/dashboard/compliance': ['admin'],
  '/admin/compliance': ['admin'],
  '/admin/quality-control': ['admin'],
  '/admin/quality-control/monitoring': ['admin'],
  '/dashboard/content-approval': ['publisher', 'admin'],
  '/dashboard/ai-reporters': ['admin'],
  '/dashboard/content-management': ['admin'],
  '/dashboard/content-management/{category}': ['admin'],
  '/dashboard/content-management/{category}/{kind}/{id}': ['curator', 'editor', 'publisher', 'admin'],
};

/** STAFF-8: pages that a right opens too. */
const PAGE_RIGHTS: Readonly<Record<string, Right>> = {
  '/dashboard/compliance': 'data-protection',
  '/admin/compliance': 'data-protection',
};

export type AccessDecision =
  | { kind: 'open' }
  /** A guest has to sign in and is then redirected to `returnTo`. */
  | { kind: 'sign-in'; returnTo: string }
  /** A signed-in user is redirected from a page for guests. */
  | { kind: 'home' }
  /** ROUTE-8: 403 with the roles that are required and the current role. */
  | { kind: 'denied'; required: readonly Role[]; role: Role };

const PATTERNS = Object.entries(PAGE_ACCESS).map(([pattern, access]) => ({
  pattern: new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`),
  access,
  right: PAGE_RIGHTS[pattern],
}));

/** Who may open the page at a path (without language and query). It is compared as the router does: decoded, in any case. */
export function pageAccess(path: string): PageAccess | 'public' {
  return findPage(path)?.access ?? 'public';
}

function findPage(path: string) {
  const decoded = plainPath(path) ?? path;
  const plain = decoded.length > 1 ? decoded.replace(/\/+$/, '') : decoded;
  return PATTERNS.find(({ pattern }) => pattern.test(plain));
}

/** AUTH-13: a signed-in user without a password gets a link to set one, which has to work where they are signed in. */
function isResetLink(path: string): boolean {
  return /^\/auth\/reset-password\/?\?(?:.*&)?token=[^&]/.test(path);
}

/** The access decision for a role with its rights and a path (without language). The query is preserved for the redirect back. */
export function decideAccess(path: string, role: ActingRole, rights: readonly Right[] = []): AccessDecision {
  const page = findPage(path.split(/[?#]/)[0] ?? path);
  const access = page?.access ?? 'public';
  if (access === 'public' || access === 'anyone') return { kind: 'open' };
  if (access === 'guest-only') return role === 'guest' || isResetLink(path) ? { kind: 'open' } : { kind: 'home' };
  if (role === 'guest') return { kind: 'sign-in', returnTo: path };
  if (access === 'signed-in' || access.includes(role)) return { kind: 'open' };
  if (page?.right !== undefined && rights.includes(page.right)) return { kind: 'open' };
  return { kind: 'denied', required: access, role };
}
