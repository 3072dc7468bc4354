import { decideAccess } from '@dalil/domain/accounts/page-access.ts';
import { ROLES, type Role } from '@dalil/domain/accounts/permissions.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInPage } from '../../features/prose/test-page.tsx';
import type { Session } from '../../queries/accounts.ts';
import { expectAccessible } from '../../ui/accessibility-check.ts';
import { DeskLinks } from './desk-links.tsx';
import { deskOf, entryOf } from './desk-map.ts';

afterEach(cleanup);

const CURATOR = [
  'Today’s queue',
  'Calendar',
  'Articles',
  'Places',
  'Events',
  'All content',
  'Facts',
  'Collections',
  'Pictures',
  'Photographs',
  'Files',
];

async function tasksOf(role: Role, path = '/dashboard'): Promise<string[]> {
  cleanup();
  const session = { actor: { kind: 'user', userId: 'u', role }, profile: null, permissions: [], session: null };
  await renderInPage(<DeskLinks />, { path, session: session as unknown as Session });
  return screen.queryAllByRole('link').map(({ textContent }) => textContent?.trim() ?? '');
}

test('ROUTE-6 a user sees no task of the desk, a curator those they work on, an editor, a publisher and an admin more', async () => {
  expect(await tasksOf('user')).toEqual([]);
  expect(await tasksOf('curator')).toEqual(CURATOR);
  const [editor, publisher] = [await tasksOf('editor'), await tasksOf('publisher')];
  expect(editor).toEqual(expect.arrayContaining([...CURATOR, 'Legal documents', 'Sources', 'City alerts']));
  expect(editor).not.toContain('Approval');
  expect(publisher).toEqual(expect.arrayContaining([...CURATOR, 'Approval']));
  expect(await tasksOf('admin')).toEqual(
    expect.arrayContaining([...editor, ...publisher, 'Compliance', 'People', 'Monitoring']),
  );
});

test.each(ROLES)('ROUTE-7 every task that the desk offers to the role %s opens', (role) => {
  const paths = deskOf(role).flatMap(({ entries }) => entries.map(({ path }) => path));
  expect(paths.filter((path) => decideAccess(path, role).kind !== 'open')).toEqual([]);
});

test.each([
  ['/dashboard', 'queue'],
  ['/dashboard?tab=articles&edit=salik&language=en', 'articles'],
  ['/dashboard?tab=facts&view=urgent', 'facts'],
  ['/dashboard/content?q=salik', 'all'],
  ['/dashboard/content?kind=place', 'places'],
  ['/dashboard/content-management/dining', 'figures'],
  ['/dashboard/content-management/dining/place/ravi', 'places'],
  ['/dashboard/content-management/government/service/visa', 'all'],
  ['/admin/compliance', 'compliance'],
  ['/admin/quality-control/monitoring', 'monitoring'],
])('ROUTE-6 the page %s belongs to the task %s', (address, task) => {
  const [path = '', search] = address.split('?');
  expect(entryOf(path, new URLSearchParams(search))).toBe(task);
});

test('LAYOUT-7 the current task is marked, without faults of accessibility', async () => {
  await tasksOf('admin', '/dashboard?tab=facts');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Facts');
  await expectAccessible(document.body);
});
