import 'fake-indexeddb/auto';
import { openDevice } from '@dalil/offline/device-database.ts';
import { storePart } from '@dalil/offline/guide/store-pack.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../announcer/toast-store.ts';
import { readGuideChoices, writeGuideChoices } from './guide-choices.ts';
import { renderInPage } from '../prose/test-page.tsx';
import { OfflinePanel } from './offline-panel.tsx';

const CHECKED = new Date('2026-11-20T08:00:00Z');

beforeEach(async () => {
  localStorage.clear();
  const db = await openDevice();
  await Promise.all([db.clear('entries'), db.clear('packs')]);
});

afterEach(() => {
  cleanup();
  const visible = toasts.current();
  if (visible) toasts.dismiss(visible.id);
});

async function storeUrdu(): Promise<void> {
  const entry = { path: '/practical', group: 'emergency', body: { text: '999' } };
  const head = { pack: 'ur', version: 7, since: null, from: 0, entries: 1, total: 1, madeAt: CHECKED.toISOString() };
  const lines = [head, entry, { end: 7 }].map((line) => `${JSON.stringify(line)}\n`).join('');
  const { body } = new Response(lines);
  if (body) await storePart(await openDevice(), body, { now: CHECKED, partial: null });
}

async function open() {
  const visible = await renderInPage(<OfflinePanel />, { path: '/settings' });
  await screen.findByRole('heading', { name: 'Languages on this device' });
  return visible;
}

const rowOf = (name: string) => {
  const row = screen.getByText(name).closest('li');
  if (!row) throw new Error(`no row of ${name}`);
  return within(row);
};

test('PWA-5 each language says whether it is on this device, how large it is and when it was checked', async () => {
  await storeUrdu();
  await open();
  expect(await rowOf('اردو').findByText(/0\.1.*MB.*20 Nov 2026/)).toBeTruthy();
  expect(rowOf('English').getByText('Not on this device')).toBeTruthy();
  expect(rowOf('English').getByRole('button', { name: /Fetch the guide in .*English/ })).toHaveProperty(
    'disabled',
    false,
  );
});

test('PWA-5 a language is taken off the device, and all of it with "Data cleared", which keeps it off', async () => {
  await storeUrdu();
  await open();
  await userEvent.click(await rowOf('اردو').findByRole('button', { name: /Remove/ }));
  expect(await rowOf('اردو').findByText('Not on this device')).toBeTruthy();
  expect(await (await openDevice()).getAll('entries')).toEqual([]);
  cleanup();
  await storeUrdu();
  await open();
  const clear = screen.getByRole('button', { name: 'Clear the offline guide' });
  await vi.waitFor(() => expect(clear).toHaveProperty('disabled', false));
  await userEvent.click(clear);
  await vi.waitFor(() => expect(toasts.current()?.title).toBe('Data cleared'));
  expect(await (await openDevice()).getAll('packs')).toEqual([]);
  expect(readGuideChoices().isAutomatic).toBe(false);
  await vi.waitFor(() =>
    expect(screen.getByRole('switch', { name: /Keep the guide/ })).toHaveProperty('checked', false),
  );
});

test('PWA-9 what is chosen about the line is stored', async () => {
  await open();
  await userEvent.click(screen.getByRole('switch', { name: 'Only on Wi-Fi' }));
  expect(readGuideChoices()).toMatchObject({ wifiOnly: false, isAutomatic: true });
});

test('ERR-6 a browser whose worker cannot be registered is informed, and nothing is fetched or chosen', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  writeGuideChoices({ ...readGuideChoices(), isAutomatic: false });
  await open();
  fetched.mockClear();
  for (const control of [
    rowOf('English').getByRole('button', { name: /Fetch the guide/ }),
    screen.getByRole('switch', { name: /Keep the guide/ }),
  ]) {
    await userEvent.click(control);
    await vi.waitFor(() => expect(toasts.current()?.title).toBe('Service Worker not registered'));
    toasts.dismiss('no-worker');
  }
  expect(readGuideChoices()).toMatchObject({ isAutomatic: false, packs: [] });
  expect(screen.getByRole('switch', { name: /Keep the guide/ })).toHaveProperty('checked', false);
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
});
