import type { Role } from '@dalil/domain/accounts/permissions.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInPage } from '../../features/prose/test-page.tsx';
import type { Session } from '../../queries/accounts.ts';
import { StaffTabs } from './staff-tabs.tsx';

afterEach(cleanup);

const CURATOR = ['Overview', 'Articles', 'Content', 'Facts', 'Collections', 'Pictures', 'Photographs', 'Files'];

async function tabsOf(role: Role): Promise<string[]> {
  const session = { actor: { kind: 'user', userId: 'u', role }, profile: null, permissions: [], session: null };
  await renderInPage(<StaffTabs current="overview" />, { path: '/dashboard', session: session as unknown as Session });
  return screen.queryAllByRole('link').map(({ textContent }) => textContent?.trim() ?? '');
}

test('ROUTE-6 a user sees no part of the newsroom, a curator those they work in, an editor, a publisher and an admin more', async () => {
  expect(await tabsOf('user')).toEqual([]);
  cleanup();
  expect(await tabsOf('curator')).toEqual(CURATOR);
  cleanup();
  const [editor, publisher] = [await tabsOf('editor'), (cleanup(), await tabsOf('publisher'))];
  expect(editor).toEqual(expect.arrayContaining([...CURATOR, 'Legal documents', 'Sources']));
  expect(editor).not.toContain('Content approval');
  expect(publisher).toEqual(expect.arrayContaining([...CURATOR, 'Content approval']));
  cleanup();
  expect(await tabsOf('admin')).toEqual(
    expect.arrayContaining([...editor, ...publisher, 'Content management', 'Users']),
  );
});
