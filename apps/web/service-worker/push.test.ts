import { expect, test, vi } from 'vitest';
import { openNotification, type PushScope, showNotification } from './push.ts';

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
