import { expect, test, vi } from 'vitest';
import { openNotification, type PushScope, renewSubscription, showNotification } from './push.ts';

const MESSAGE = { title: 'سالك', body: 'تغير', path: '/news/salik', tag: 'a', locale: 'ar' };

function scopeWith(open: { url: string; focus: () => Promise<void> }[] = []) {
  const show = vi.fn(async () => undefined);
  const openWindow = vi.fn(async () => null);
  const clients = { matchAll: async () => open, openWindow };
  const scope = { registration: { showNotification: show }, clients, location: { origin: 'https://dalil.example' } };
  return { scope: scope as unknown as PushScope, show, openWindow };
}

const clicked = (path: string) => {
  const close = vi.fn();
  return { notification: { close, data: { path } } as unknown as Notification, close };
};

test('NOTIF-3 a message is displayed in its language and direction', async () => {
  const { scope, show } = scopeWith();
  await showNotification(scope, { json: () => MESSAGE });
  const shown = { body: 'تغير', tag: 'a', lang: 'ar', dir: 'rtl', data: { path: '/ar/news/salik' } };
  expect(show).toHaveBeenCalledWith('سالك', expect.objectContaining(shown));
});

test.each([[null], [{ ...MESSAGE, path: 'https://elsewhere.example' }], [{ title: 'only' }]])(
  'NOTIF-3 the message %j, which we did not write, is not displayed',
  async (message) => {
    const { scope, show } = scopeWith();
    await showNotification(scope, message && { json: () => message });
    await showNotification(scope, { json: () => JSON.parse('{') });
    expect(show).not.toHaveBeenCalled();
  },
);

test('NOTIF-3 a click opens the page, in the tab that has it if there is one, and never another site', async () => {
  const focus = vi.fn(async () => undefined);
  const { scope, openWindow } = scopeWith([{ url: 'https://dalil.example/ar/news/salik', focus }]);
  const { notification, close } = clicked('/ar/news/salik');
  await openNotification(scope, notification);
  expect(close).toHaveBeenCalled();
  expect(focus).toHaveBeenCalled();
  await openNotification(scope, clicked('//elsewhere.example/').notification);
  expect(openWindow).not.toHaveBeenCalled();
  await openNotification(scope, clicked('/ar/news/metro').notification);
  expect(openWindow).toHaveBeenCalledWith('https://dalil.example/ar/news/metro');
});

const ORIGIN = 'https://dalil.example';
const KEYS = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };

function subscriptionAt(endpoint: string) {
  const unsubscribe = vi.fn(async () => true);
  return { subscription: { endpoint, toJSON: () => ({ endpoint, keys: KEYS }), unsubscribe } as never, unsubscribe };
}

/** The server of a signed-in user: answers the key, and `status` when a subscription is stored. */
function serverThat(status: number, keyStatus = 200) {
  const stored: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address === `${ORIGIN}/api/push`) return Response.json({ publicKey: 'key-of-server' }, { status: keyStatus });
    expect(address).toBe(`${ORIGIN}/api/push/subscriptions`);
    stored.push(JSON.parse(init?.body as string));
    return new Response(null, { status });
  });
  return stored;
}

function scopeThatSubscribes(subscription?: never) {
  const subscribe = vi.fn(async () => subscription);
  const scope = { registration: { pushManager: { subscribe } }, location: { origin: ORIGIN } } as unknown as PushScope;
  return { scope, subscribe };
}

test('NOTIF-3 a renewed subscription takes the place of the old one on the server', async () => {
  const stored = serverThat(204);
  const { scope, subscribe } = scopeThatSubscribes();
  await renewSubscription(scope, {
    oldSubscription: subscriptionAt('https://push.example/old').subscription,
    newSubscription: subscriptionAt('https://push.example/new').subscription,
  });
  expect(stored).toEqual([{ endpoint: 'https://push.example/new', keys: KEYS, replaces: 'https://push.example/old' }]);
  expect(subscribe).not.toHaveBeenCalled();
});

test.each([[{}], [{ oldSubscription: null, newSubscription: null }]])(
  'NOTIF-3 a browser that tells neither subscription (%j) subscribes again with the key of the server',
  async (event) => {
    const stored = serverThat(204);
    const { scope, subscribe } = scopeThatSubscribes(subscriptionAt('https://push.example/new').subscription);
    await renewSubscription(scope, event);
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key-of-server' });
    expect(stored).toEqual([{ endpoint: 'https://push.example/new', keys: KEYS }]);
  },
);

test('NOTIF-3 nobody signed in gets no subscription; one of another account ends; a server without an answer is tried again', async () => {
  const event = {
    oldSubscription: subscriptionAt('https://push.example/old').subscription,
    newSubscription: subscriptionAt('https://push.example/new').subscription,
  };
  const stored = await renewWith(401, event);
  expect(stored).toEqual([]);
  const { subscription, unsubscribe } = subscriptionAt('https://push.example/new');
  await renewWith(200, { ...event, newSubscription: subscription }, 404);
  expect(unsubscribe).toHaveBeenCalledOnce();
  await expect(renewWith(200, event, 503)).rejects.toThrow('not stored');
  await expect(renewWith(503, event)).rejects.toThrow('key');
});

async function renewWith(
  keyStatus: number,
  event: Parameters<typeof renewSubscription>[1],
  status = 204,
): Promise<unknown[]> {
  const stored = serverThat(status, keyStatus);
  const { scope, subscribe } = scopeThatSubscribes();
  await renewSubscription(scope, event);
  expect(subscribe).not.toHaveBeenCalled();
  return stored;
}
