import type { NotificationView } from '@dalil/domain/notifications/notification.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { readPreferences } from '../../features/preferences/preference-store.ts';
import { startTestApi, type TestAnswer } from '../../features/prose/test-api.ts';
import { renderInPage } from '../../features/prose/test-page.tsx';
import { NotificationsPage } from './notifications-page.tsx';

let stop: (() => void) | undefined;

afterEach(() => {
  cleanup();
  localStorage.clear();
  stop?.();
  stop = undefined;
  vi.restoreAllMocks();
  // The queries of the next test file run in the same window.
  window.dispatchEvent(new Event('online'));
});

const MOVED: NotificationView = {
  id: 'a',
  reason: 'date',
  topic: 'touristAlerts',
  kind: 'event',
  itemId: 'gitex',
  title: 'GITEX',
  locale: 'en',
  href: '/content/gitex',
  fact: null,
  endsAt: null,
  createdAt: '2026-11-26T08:00:00Z',
  readAt: null,
};

async function open(answer: () => TestAnswer, search = '') {
  const api = await startTestApi(({ method }) => (method === 'GET' ? answer() : { status: 204, body: null }));
  stop = api.stop;
  await renderInPage(<NotificationsPage />, { path: `/notifications${search}`, apiOrigin: api.origin });
  return api;
}
const pageOf = (total: number, ...notifications: NotificationView[]) => ({
  body: { unread: notifications.filter(({ readAt }) => readAt === null).length, total, pageSize: 20, notifications },
});

test('NOTIF-2 PROF-4 the list of all notifications marks one or all as read, and offers less of a topic', async () => {
  const api = await open(() => pageOf(45, MOVED, { ...MOVED, id: 'b', title: 'Art Dubai' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Mark as read: .*GITEX/ }));
  await waitFor(() =>
    expect(api.requests).toContainEqual({ method: 'POST', path: '/api/notifications/read', body: { ids: ['a'] } }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() =>
    expect(api.requests).toContainEqual({ method: 'POST', path: '/api/notifications/read', body: {} }),
  );
  fireEvent.click(screen.getAllByRole('button', { name: /^Less like this: / })[0] as HTMLElement);
  expect(readPreferences().preferences.notifications.touristAlerts).toBe(false);
  expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('/notifications?page=3');
});

test('NOTIF-2 the filters are in the address, and a choice without result leads back to everything', async () => {
  const api = await open(() => pageOf(0), '?show=unread&topic=newsUpdates');
  expect(await screen.findByText('Nothing matches this choice')).toBeTruthy();
  expect(api.requests[0]?.path).toMatch(/show=unread&topic=newsUpdates/);
  expect(screen.getByRole('link', { name: 'Unread' }).getAttribute('aria-current')).toBe('true');
  expect(screen.getByRole('link', { name: 'Weather' }).getAttribute('href')).toBe(
    '/notifications?show=unread&topic=weatherAlerts',
  );
  expect(screen.getByRole('link', { name: 'Show all notifications' }).getAttribute('href')).toBe('/notifications');
});

test('NOTIF-2 a list that cannot be loaded says so and is tried again; offline it says what needs a connection', async () => {
  let status = 500;
  await open(() => (status === 500 ? { status, body: {} } : pageOf(1, MOVED)));
  expect(await screen.findByText('Your notifications couldn’t be loaded.')).toBeTruthy();
  status = 200;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('GITEX')).toBeTruthy();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(await screen.findByText(/^You’re offline/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Mark as read/ })).toBeNull();
});
