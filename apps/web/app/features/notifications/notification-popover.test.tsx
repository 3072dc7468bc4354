import type { NotificationView } from '@dalil/domain/notifications/notification.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { authMarker } from '../session/auth-marker.ts';
import { readPreferences } from '../preferences/preference-store.ts';
import { startTestApi, type TestAnswer } from '../prose/test-api.ts';
import { renderInPage } from '../prose/test-page.tsx';
import { NotificationCorner } from './notification-corner.tsx';

let stop: (() => void) | undefined;

afterEach(() => {
  cleanup();
  authMarker.clear();
  localStorage.clear();
  stop?.();
  stop = undefined;
});

const CHANGED: NotificationView = {
  id: 'a',
  reason: 'fact',
  topic: 'trafficUpdates',
  kind: 'article',
  itemId: 'salik',
  title: 'How Salik charges',
  locale: 'en',
  href: '/news/salik',
  fact: { label: 'Salik at peak hours', locale: 'en', before: 'AED 4', after: 'AED 6' },
  createdAt: '2026-11-26T08:00:00Z',
  readAt: null,
  endsAt: null,
};
const CANCELLED: NotificationView = {
  ...CHANGED,
  id: 'b',
  reason: 'cancelled',
  topic: 'touristAlerts',
  title: 'Creek jazz',
  fact: null,
};

async function open(answer: () => TestAnswer, locale: 'en' | 'ur' = 'en') {
  authMarker.set();
  const api = await startTestApi(({ method }) => (method === 'GET' ? answer() : { status: 204, body: null }));
  stop = api.stop;
  await renderInPage(<NotificationCorner />, { locale, apiOrigin: api.origin });
  const bell = await screen.findByRole('button', { name: locale === 'en' ? /^Notifications/ : /^اطلاعات/ });
  return { api, bell };
}
const listOf = (unread: number, ...notifications: NotificationView[]) => ({ body: { unread, notifications } });

test('NOTIF-2 the badge says 9+ above 9, and the list what changed, the values and why the user is told', async () => {
  const { bell } = await open(() => listOf(12, CHANGED, CANCELLED));
  expect(await screen.findByText('9+')).toBeTruthy();
  expect(bell.getAttribute('aria-label')).toBe('Notifications, 12 unread');
  fireEvent.click(bell);
  expect(await screen.findByText(/Salik at peak hours.*: .*AED 4.*, now .*AED 6/)).toBeTruthy();
  expect(screen.getByText('This event is cancelled')).toBeTruthy();
  expect(screen.getAllByText(/Because you saved it/)).toHaveLength(2);
});

test('NOTIF-2 Process opens the newest unread one and marks it as read; Clear deletes all', async () => {
  const { api, bell } = await open(() => listOf(1, { ...CANCELLED, readAt: CHANGED.createdAt }, CHANGED));
  fireEvent.click(bell);
  await screen.findByRole('link', { name: /How Salik charges/ });
  fireEvent.click(screen.getByRole('button', { name: 'Process' }));
  await waitFor(() =>
    expect(api.requests).toContainEqual({ method: 'POST', path: '/api/notifications/read', body: { ids: ['a'] } }),
  );
  fireEvent.click(await screen.findByRole('button', { name: /^Notifications/ }));
  await screen.findByRole('link', { name: /How Salik charges/ });
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(api.requests.some(({ method }) => method === 'DELETE')).toBe(true));
});

test('PROF-4 less like this switches the flag of the topic off, and only that', async () => {
  const { bell } = await open(() => listOf(1, CHANGED));
  fireEvent.click(bell);
  fireEvent.click(await screen.findByRole('button', { name: /^Less like this: / }));
  expect(readPreferences().preferences.notifications).toMatchObject({ trafficUpdates: false, touristAlerts: true });
});

test('NOTIF-2 an empty queue and a server that fails are said, in the language of the page', async () => {
  const { bell } = await open(() => listOf(0), 'ur');
  fireEvent.click(bell);
  expect(await screen.findByText(/کچھ باقی نہیں/)).toBeTruthy();
  cleanup();
  stop?.();
  const failing = await open(() => ({ status: 500, body: {} }));
  fireEvent.click(failing.bell);
  expect((await screen.findByRole('alert')).textContent).toBe('Your notifications couldn’t be loaded.');
});

test('LAYOUT-1 a guest has no bell, and nothing of it is requested', async () => {
  const api = await startTestApi(() => listOf(1, CHANGED));
  stop = api.stop;
  await renderInPage(<NotificationCorner />, { apiOrigin: api.origin });
  expect(screen.queryByRole('button')).toBeNull();
  expect(api.requests).toEqual([]);
});
