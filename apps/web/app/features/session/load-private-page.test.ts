import type { Role } from '@dalil/domain/accounts/permissions.ts';
import { expect, test } from 'vitest';
import type { Session } from '../../queries/accounts.ts';
import { guard } from './load-private-page.ts';

function rejectionOf(path: string, role: Role, withheldRole?: Role): unknown {
  const actor = { kind: 'user' as const, userId: 'one', sessionId: 'two', role, ...(withheldRole && { withheldRole }) };
  const session: Session = { actor, profile: null, permissions: [], session: null };
  try {
    guard({ locale: 'en', path, url: new URL(path, 'https://dalil.example') }, session);
  } catch (thrown) {
    return thrown;
  }
  return null;
}

test('ROUTE-8 AUTH-13 a page that only a withheld role opens is denied, and says which role waits', () => {
  expect(rejectionOf('/dashboard/users', 'user', 'admin')).toMatchObject({
    data: { required: ['admin'], role: 'user', withheldRole: 'admin' },
    init: { status: 403 },
  });
});

test('ROUTE-8 a withheld role that would not do either is not spoken of', () => {
  const rejection = rejectionOf('/dashboard/users', 'user', 'editor');
  expect(rejection).toMatchObject({ data: { required: ['admin'], role: 'user' } });
  expect(rejection).not.toHaveProperty('data.withheldRole');
});

test('ROUTE-9 a role that is not withheld opens its pages, and a plain page is open to all who are signed in', () => {
  expect(rejectionOf('/dashboard/users', 'admin')).toBeNull();
  expect(rejectionOf('/settings', 'user', 'admin')).toBeNull();
});

test.each([
  ['/auth/verify-email-sent?next=%2Fplan%3Fday%3D2', '/plan?day=2'],
  ['/auth/signin?next=https%3A%2F%2Fother.example', '/'],
  ['/auth/signup', '/'],
])('ROUTE-5 a signed-in user who opens %s goes on to %s', (path, place) => {
  const response = rejectionOf(path, 'user') as Response;
  expect(response.headers.get('location')).toBe(place);
});
