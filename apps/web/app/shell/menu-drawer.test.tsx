import type { ActingRole, Role } from '@dalil/domain/accounts/permissions.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInPage } from '../features/prose/test-page.tsx';
import { authMarker } from '../features/session/auth-marker.ts';
import type { Session } from '../queries/accounts.ts';
import { expectAccessible } from '../ui/accessibility-check.ts';
import { stubMatchMedia } from './factories.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { linksOn } from './site-map.ts';

const GUEST: Session = { actor: { kind: 'guest', role: 'guest' }, profile: null, permissions: [], session: null };

beforeEach(() => {
  stubMatchMedia();
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  authMarker.clear();
});

async function open(role: ActingRole): Promise<HTMLElement> {
  if (role !== 'guest') authMarker.set();
  const actor = { kind: 'user', role: role as Role, userId: 'user-1', sessionId: 'session-1' } as const;
  const session = role === 'guest' ? GUEST : { ...GUEST, actor };
  await renderInPage(<MenuDrawer isOpen onOpenChange={vi.fn<() => void>()} />, { session });
  return screen.findByRole('dialog');
}

const STAFF_LINKS: Record<ActingRole, readonly string[] | null> = {
  guest: null,
  user: null,
  curator: ['/dashboard'],
  editor: ['/dashboard', '/dashboard/content', '/dashboard/sources', '/dashboard/ideas'],
  publisher: ['/dashboard/content-approval', '/dashboard/ideas'],
  admin: [
    '/dashboard',
    '/dashboard/content',
    '/dashboard/users',
    '/dashboard/sources',
    '/dashboard/ai-reporters',
    '/dashboard/ideas',
    '/admin/quality-control',
    '/dashboard/compliance',
    '/admin/compliance',
  ],
};

test.each(Object.entries(STAFF_LINKS))('LAYOUT-5 what the drawer offers to staff: %s', async (role, links) => {
  const drawer = await open(role as ActingRole);
  const block = within(drawer).queryByRole('region', { name: 'Admin' });
  const found =
    block &&
    within(block)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(found).toEqual(links);
  const all = within(drawer)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(all.filter((href) => href !== null && /^.(?:dashboard|admin)/.test(href))).toEqual(links ?? []);
});

test.each(['guest', 'user'] as const)(
  'LAYOUT-5 More lists events, traffic, weather, settings and help for a %s',
  async (role) => {
    const drawer = await open(role);
    const more = within(within(drawer).getByRole('group', { name: 'More' })).getAllByRole('link');
    const links = more.map((link) => [link.getAttribute('href'), link.textContent]);
    for (const name of ['Events', 'Traffic', 'Weather', 'Settings', 'Help']) {
      expect(links).toContainEqual([`/${name.toLowerCase()}`, name]);
    }
  },
);

test('LAYOUT-2 LAYOUT-5 the drawer names bookmarks, and for an admin dashboard, content and users', async () => {
  const drawer = await open('admin');
  const nameOf = (path: string) =>
    within(drawer)
      .getAllByRole('link')
      .find((link) => link.getAttribute('href') === path)?.textContent;
  expect(['/bookmarks', '/dashboard', '/dashboard/content', '/dashboard/users'].map(nameOf)).toEqual([
    'Bookmarks',
    'Dashboard',
    'Content',
    'Users',
  ]);
});

test('LAYOUT-5 ID-1 every link of the drawer is in one group, those for residents before those for visitors, and no setting is among them', async () => {
  const drawer = await open('guest');
  const navigation = within(within(drawer).getByRole('navigation'));
  const links = navigation.getAllByRole('link').map((link) => link.getAttribute('href'));
  const paths = linksOn('drawer').map(({ path }) => path);
  expect(links).toHaveLength(paths.length);
  expect(new Set(links)).toEqual(new Set(paths));
  expect(navigation.getAllByRole('group').map((group) => group.querySelector('h3')?.textContent)).toEqual([
    'Start here',
    'Everyday life',
    'Explore',
    'More',
  ]);
  expect(within(drawer).queryByRole('radio')).toBeNull();
});

test('LAYOUT-5 PROF-3 PWA-5 one entry opens the settings of the device, which need no account', async () => {
  const drawer = await open('guest');
  await userEvent.click(within(drawer).getByRole('button', { name: 'Display and device settings' }));
  const sheet = await screen.findByRole('dialog', { name: 'Display and device settings' });
  await userEvent.click(within(sheet).getByRole('button', { name: '12-hour clock' }));
  expect(within(sheet).getByRole('button', { name: '12-hour clock' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Offline guide and storage' }));
  expect(await within(sheet).findByRole('heading', { name: 'Languages on this device' })).toBeTruthy();
  await expectAccessible(sheet);
});

test('LAYOUT-5 the drawer of an admin is accessible', async () => {
  const drawer = await open('admin');
  expect(within(drawer).getAllByRole('link').length).toBeGreaterThan(5);
  await expectAccessible(drawer);
});
