import { expect, test } from 'vitest';
import { decideAccess, PAGE_ACCESS } from './page-access.ts';
import { type ActingRole, ROLES } from './permissions.ts';

const WHO = ['guest', ...ROLES] as const;
const NEWSROOM: ActingRole[] = ['curator', 'editor', 'publisher', 'admin'];

/** The expected access for a guest, a user, a curator, an editor, a publisher and an admin. A page without a row fails. */
const EXPECTED: Record<string, readonly ActingRole[] | 'guest-only' | 'anyone'> = {
  '/profile': ROLES,
  '/settings': ROLES,
  '/notifications': ROLES,
  '/user/privacy-center': ROLES,
  '/auth/onboarding': ROLES,
  '/auth/signin': 'guest-only',
  '/auth/signup': 'guest-only',
  '/auth/forgot-password': 'guest-only',
  '/auth/reset-password': 'guest-only',
  '/auth/verify-email-sent': 'guest-only',
  '/auth/callback': 'anyone',
  '/auth/invitation': 'anyone',
  '/dashboard': ROLES,
  '/dashboard/content': NEWSROOM,
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

test('ROUTE-4 ROUTE-5 ROUTE-6 ROUTE-7 every guarded page has its row here, and no other', () => {
  expect(Object.keys(EXPECTED)).toEqual(Object.keys(PAGE_ACCESS));
});

test.each(Object.entries(EXPECTED))(
  'ROUTE-4 ROUTE-5 ROUTE-6 ROUTE-7 %s opens for those it is for',
  (pattern, expected) => {
    const path = pattern.replace('{category}', 'dining');
    for (const role of WHO) {
      const { kind } = decideAccess(path, role);
      if (expected === 'guest-only') expect(kind, role).toBe(role === 'guest' ? 'open' : 'home');
      else if (expected === 'anyone' || expected.includes(role)) expect(kind, role).toBe('open');
      else expect(kind, role).toBe(role === 'guest' ? 'sign-in' : 'denied');
    }
  },
);

test('ROUTE-4 a guest comes back to where they wanted to go, query and all', () => {
  expect(decideAccess('/settings?tab=reading', 'guest')).toEqual({
    kind: 'sign-in',
    returnTo: '/settings?tab=reading',
  });
});

test('ROUTE-8 a rejection names the roles that would do and the one the user has', () => {
  expect(decideAccess('/dashboard/content-approval', 'editor')).toEqual({
    kind: 'denied',
    required: ['publisher', 'admin'],
    role: 'editor',
  });
});

test.each(['/', '/news', '/dashboards', '/profile/x', '/dashboard/content-management/a/b'])(
  'ROUTE-1 %s is open to everyone',
  (path) => {
    for (const role of WHO) expect(decideAccess(path, role).kind).toBe('open');
  },
);

test('ROUTE-9 a slash at the end is no way past a guard', () => {
  expect(decideAccess('/dashboard/users/', 'user').kind).toBe('denied');
  expect(decideAccess('/dashboard/users//?x=1', 'guest').kind).toBe('sign-in');
});

test('AUTH-13 ROUTE-5 the link to set a password works for a signed-in user, the page without a link is for guests', () => {
  expect(decideAccess('/auth/reset-password?token=abc', 'user').kind).toBe('open');
  expect(decideAccess('/auth/reset-password?token=', 'user').kind).toBe('home');
  expect(decideAccess('/auth/reset-password', 'user').kind).toBe('home');
  expect(decideAccess('/auth/signin?token=abc', 'user').kind).toBe('home');
});
