import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { toasts } from '../announcer/toast-store.ts';
import { startTestApi } from '../prose/test-api.ts';
import { renderInPage } from '../prose/test-page.tsx';
import { unblockSteps } from '../push/push-device.ts';
import { PushPanel } from './push-panel.tsx';

let stop: (() => void) | undefined;

afterEach(() => {
  cleanup();
  stop?.();
  stop = undefined;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const ENDPOINT = 'https://push.example.com/a';
const KEYS = { p256dh: 'a', auth: 'b' };

/** A browser with a permission, the answer of its user when asked, and a worker. */
function stubBrowser(permission: string, { answer = 'granted', hasWorker = true, isEnabled = false } = {}) {
  const subscription = {
    endpoint: ENDPOINT,
    options: { applicationServerKey: new Uint8Array([4, 251, 255]).buffer },
    toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
    unsubscribe: async () => {
      current = null;
      return true;
    },
  };
  let current: typeof subscription | null = isEnabled ? subscription : null;
  const notification = { permission, requestPermission: async () => (notification.permission = answer) };
  const pushManager = {
    getSubscription: async () => current,
    subscribe: vi.fn(async () => (current = subscription)),
  };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', vi.fn());
  const ready = hasWorker ? Promise.resolve() : new Promise(() => undefined);
  const serviceWorker = { ready, getRegistration: async () => (hasWorker ? { pushManager } : undefined) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return pushManager;
}

async function open(isKnown = true) {
  const api = await startTestApi(({ method, path }) => {
    if (path === '/api/push/subscriptions/check') return { body: { isEnabled: isKnown } };
    if (path === '/api/push/subscriptions') isKnown = true;
    return method === 'GET' ? { body: { publicKey: 'BKEY' } } : { status: 204, body: null };
  });
  stop = api.stop;
  const shown = vi.spyOn(toasts, 'show');
  await renderInPage(<PushPanel />, { apiOrigin: api.origin });
  return { api, shown };
}

test('NOTIF-1 Not set: the browser is asked after a press, then Enabled and known to the server', async () => {
  const manager = stubBrowser('default');
  const { api, shown } = await open();
  expect(await screen.findByText('Not set')).toBeTruthy();
  expect(manager.subscribe).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Enable' }));
  expect(await screen.findByText('Enabled')).toBeTruthy();
  expect(manager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BKEY' });
  const body = { endpoint: ENDPOINT, keys: KEYS };
  expect(api.requests).toContainEqual({ method: 'POST', path: '/api/push/subscriptions', body });
  expect(shown).toHaveBeenCalledWith(expect.objectContaining({ title: 'Notifications enabled' }));
});

test('NOTIF-1 Enabled: a test can be sent, and the browser disabled again', async () => {
  stubBrowser('granted', { isEnabled: true });
  const { api } = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Send a test' }));
  await waitFor(() => expect(api.requests.map(({ path }) => path)).toContain('/api/push/test'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Disable' }).hasAttribute('disabled')).toBe(false));
  fireEvent.click(screen.getByRole('button', { name: 'Disable' }));
  expect(await screen.findByText('Not set')).toBeTruthy();
  expect(api.requests.at(-1)).toMatchObject({ path: '/api/push/subscriptions/remove', body: { endpoint: ENDPOINT } });
});

test('NOTIF-1 a browser the server cannot reach any more is Not set, says why, and can be enabled again', async () => {
  const manager = stubBrowser('granted', { isEnabled: true });
  const { api } = await open(false);
  expect(await screen.findByText('Not set')).toBeTruthy();
  expect(screen.getByText(/the server can no longer reach it/)).toBeTruthy();
  const body = { endpoint: ENDPOINT, publicKey: 'BPv_' };
  expect(api.requests).toContainEqual({ method: 'POST', path: '/api/push/subscriptions/check', body });
  fireEvent.click(screen.getByRole('button', { name: 'Enable' }));
  expect(await screen.findByText('Enabled')).toBeTruthy();
  expect(manager.subscribe).toHaveBeenCalledTimes(1);
});

test('NOTIF-1 without an answer of the server the browser’s own word counts', async () => {
  stubBrowser('granted', { isEnabled: true });
  await renderInPage(<PushPanel />);
  expect(await screen.findByText('Enabled')).toBeTruthy();
});

test('NOTIF-1 Blocked: the way to unblock is that of the browser, and nothing asks', async () => {
  stubBrowser('denied');
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Windows NT 10.0) Gecko Firefox/140.0');
  await open();
  expect(await screen.findByText('Blocked')).toBeTruthy();
  expect(screen.getByText(/Press the lock at the start of the address/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('ERR-5 ERR-6 a refusal is said with the fixed words', async () => {
  stubBrowser('default', { answer: 'denied' });
  const { shown } = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Enable' }));
  expect(await screen.findByText('Blocked')).toBeTruthy();
  const texts = { title: 'Notification setup failed', text: 'Notification permission not granted' };
  expect(shown).toHaveBeenCalledWith(expect.objectContaining(texts));
});

test('ERR-6 a browser without notifications or without the worker says so', async () => {
  await open();
  expect(await screen.findByText('Notifications not supported')).toBeTruthy();
  cleanup();
  stubBrowser('default', { hasWorker: false });
  await open();
  expect(await screen.findByText('Service Worker not registered')).toBeTruthy();
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1', 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'safari'],
  ['Mozilla/5.0 (Linux; Android 14) SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36', 'samsung'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/131.0 Safari/537.36 Edg/131.0', 'chrome'],
  ['something else', 'other'],
])('NOTIF-1 the steps for %s are those of %s', (agent, steps) => {
  expect(unblockSteps(agent)).toBe(steps);
});
