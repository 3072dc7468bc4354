import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteAlarms, showDueAlarms, storeAlarms, type WrittenAlarm } from './alarm-cache.ts';

const alarm = (key: string, at: string, until: string): WrittenAlarm => ({
  key,
  at,
  until,
  title: 'Visa',
  body: 'Tue, 1 Dec 2026',
  path: '/reminders',
  locale: 'ar',
});
const WEEK = alarm('a:2026-12-01:7d', '2026-11-24T05:00:00.000Z', '2026-11-30T05:00:00.000Z');
const DAY = alarm('a:2026-12-01:1d', '2026-11-30T05:00:00.000Z', '2026-12-31T20:00:00.000Z');

beforeEach(() => {
  const files = new Map<string, Response>();
  const cache = {
    match: async (name: string) => files.get(name)?.clone(),
    put: async (name: string, response: Response) => void files.set(name, response),
  };
  vi.stubGlobal('caches', { open: async () => cache, delete: async () => files.clear() });
  vi.stubGlobal('Notification', { permission: 'granted' });
});
afterEach(() => vi.unstubAllGlobals());

/** A bell and what it has shown. */
function bell() {
  const shown: [string, NotificationOptions | undefined][] = [];
  return {
    shown,
    showNotification: async (title: string, options?: NotificationOptions) => void shown.push([title, options]),
  };
}

test('NOTIF-1 what is due is shown once, in its language, and a click opens its page', async () => {
  const one = bell();
  await storeAlarms([WEEK, DAY]);
  expect(await showDueAlarms(one, new Date('2026-11-24T04:59:00Z'))).toBe(0);
  await showDueAlarms(one, new Date('2026-11-25T05:00:00Z'));
  await showDueAlarms(one, new Date('2026-11-25T05:01:00Z'));
  // A page stores them again when it opens.
  await storeAlarms([WEEK, DAY]);
  await showDueAlarms(one, new Date('2026-11-25T05:02:00Z'));
  expect(one.shown).toMatchObject([['Visa', { tag: 'reminder-a', dir: 'rtl', data: { path: '/ar/reminders' } }]]);
});

test('NOTIF-1 after a long time only the latest is shown, and nothing without permission or after it was deleted', async () => {
  const one = bell();
  await storeAlarms([WEEK, DAY]);
  vi.stubGlobal('Notification', { permission: 'default' });
  expect(await showDueAlarms(one, new Date('2026-12-02T05:00:00Z'))).toBe(0);
  vi.stubGlobal('Notification', { permission: 'granted' });
  expect(await showDueAlarms(one, new Date('2026-12-02T05:00:00Z'))).toBe(1);
  await storeAlarms([]);
  await storeAlarms([alarm('b:x:1d', DAY.at, DAY.until)]);
  await storeAlarms([]);
  expect(await showDueAlarms(one, new Date('2026-12-02T05:00:00Z'))).toBe(0);
});

test('DATA-3 a browser that blocks its caches has no alarms to delete; another failure is reported', async () => {
  const failWith = (name: string) => async () => {
    throw new DOMException('no', name);
  };
  vi.stubGlobal('caches', { delete: failWith('SecurityError') });
  await deleteAlarms();
  vi.stubGlobal('caches', { delete: failWith('UnknownError') });
  await expect(deleteAlarms()).rejects.toThrow('no');
  vi.stubGlobal('caches', undefined);
  await deleteAlarms();
});
