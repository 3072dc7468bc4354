import { aList, anItem, anOperation, TEST_TIME, WEEKEND } from '@dalil/domain/bookmarks/factories.ts';
import { newQueueItem } from '@dalil/domain/offline/queue-item.ts';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubMatchMedia } from '../../shell/factories.tsx';
import { expectAccessible } from '../../ui/accessibility-check.ts';
import { toasts } from '../announcer/toast-store.ts';
import { bookmarkStore } from '../bookmarks/bookmark-store.ts';
import { readPreferences } from '../preferences/preference-store.ts';
import { writeNotSynced, writeStored } from '../preferences/stored-preferences.ts';
import { startTestApi, type TestAnswer } from '../prose/test-api.ts';
import { renderInPage } from '../prose/test-page.tsx';
import { pageQueue, setQueueOwner, writePageQueue } from '../offline-sync/page-queue.ts';
import { UnsentPanel } from './unsent-panel.tsx';

const ADDED = { kind: 'place', itemId: 'kite-beach', folderId: WEEKEND, note: '', addedAt: TEST_TIME } as const;
let answer: TestAnswer = { status: 503, body: {} };
let api: Awaited<ReturnType<typeof startTestApi>>;

beforeEach(async () => {
  stubMatchMedia();
  localStorage.clear();
  await (await pageQueue()).clear();
  bookmarkStore.update(() => ({ owner: 'user-1', list: aList([], { [WEEKEND]: 'Weekend' }), pending: [], parked: [] }));
  api = await startTestApi(() => answer);
});

afterEach(() => {
  cleanup();
  api.stop();
  vi.restoreAllMocks();
  const visible = toasts.current();
  if (visible) toasts.dismiss(visible.id);
});

/** A list in which a place was saved here and then rejected. */
function reject(change: Parameters<typeof anOperation>[0], refusal = 'too_many_bookmarks'): void {
  bookmarkStore.update(() => ({ parked: [{ ...anOperation(change), refusal }] }));
}

const open = (props: { showsSending?: boolean } = {}) =>
  renderInPage(<UnsentPanel {...props} />, { apiOrigin: api.origin });
const panel = () => screen.queryByRole('region', { name: 'Changes on this device' });
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('PWA-8 nothing is shown where everything has arrived', async () => {
  await open({ showsSending: true });
  expect(panel()).toBeNull();
});

test('PWA-8 a rejected change says what it was and why, and is accessible', async () => {
  bookmarkStore.change([{ kind: 'bookmark.add', payload: ADDED }], [anItem()]);
  bookmarkStore.update(() => ({ pending: [] }));
  reject({ kind: 'bookmark.add', payload: ADDED });
  const { container } = await open();
  expect(panel()?.textContent).toContain('1 change could not be saved');
  expect(panel()?.textContent).toContain('Your list is full.');
  expect(within(panel() as HTMLElement).getByText(/^Save: /)).toBeDefined();
  await expectAccessible(container);
});

test('PWA-8 trying again makes the change anew and takes it off the list', async () => {
  reject({ kind: 'bookmark.add', payload: ADDED });
  await open();
  await press(/^Try again: .?Save/);
  expect(panel()).toBeNull();
  expect(bookmarkStore.read().pending).toMatchObject([{ kind: 'bookmark.add', payload: { itemId: 'kite-beach' } }]);
});

test('PWA-8 what still cannot be saved stays, and that is said', async () => {
  reject({ kind: 'folder.rename', payload: { folderId: 'gone', name: 'Later' } }, 'not_found');
  await open();
  expect(panel()?.textContent).toContain('It was removed on another device before.');
  await press(/^Try again: .?New name of a folder/);
  expect(panel()).not.toBeNull();
  expect(toasts.current()?.title).toBe('It still cannot be saved');
});

test('PWA-8 nothing is discarded before it was confirmed', async () => {
  reject({ kind: 'folder.add', payload: { folderId: 'new', name: 'Later' } });
  await open();
  await press(/^Discard: .?New folder/);
  const dialog = await screen.findByRole('dialog', { name: 'Discard this change?' });
  await act(async () => fireEvent.click(within(dialog).getAllByRole('button', { name: 'Keep it' })[0] as HTMLElement));
  expect(bookmarkStore.read().parked).toHaveLength(1);
  await press(/^Discard: .?New folder/);
  const again = await screen.findByRole('dialog', { name: 'Discard this change?' });
  await act(async () => fireEvent.click(within(again).getByRole('button', { name: 'Discard' })));
  expect(bookmarkStore.read().parked).toEqual([]);
});

test('PWA-7 what waits is reported without a connection, and on the way only where that is requested', async () => {
  bookmarkStore.change([{ kind: 'bookmark.add', payload: ADDED }], [anItem()]);
  await open();
  expect(panel()).toBeNull();
  cleanup();
  await open({ showsSending: true });
  expect(panel()?.textContent).toContain('1 change is being sent');
  cleanup();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open();
  expect(panel()?.textContent).toContain('1 change will be sent when you are online');
});

test('PWA-8 settings the account rejected are sent again, or give way to those of the account', async () => {
  writeStored({ contentPreferences: { compactMode: true } }, '2026-11-21T08:00:00.000Z');
  writeNotSynced(['contentPreferences']);
  await open();
  expect(panel()?.textContent).toContain('Settings: Pictures and lists');
  await press(/^Try again: .?Settings/);
  await vi.waitFor(() => expect(toasts.current()?.title).toMatch(/The server did not answer/));
  const preferences = { ...readPreferences().preferences, contentPreferences: { compactMode: false } };
  answer = { body: { preferences, changedAt: {} } };
  await press(/^Discard: .?Settings/);
  const dialog = await screen.findByRole('dialog');
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Discard' })));
  await vi.waitFor(() => expect(panel()).toBeNull());
  expect(readPreferences().preferences.contentPreferences.compactMode).toBe(false);
});

test('PWA-8 a report that waits or was rejected can be seen, sent again and thrown away', async () => {
  const payload = { page: '/news', reason: 'other', message: 'Wrong.', locale: 'en' };
  const operation = { id: 'report', kind: 'report.send' as const, payload, at: TEST_TIME };
  const item = newQueueItem(null, 'report', operation);
  await writePageQueue({ items: [{ ...item, state: 'parked', refusal: 'invalid_input' }] });
  await open({ showsSending: true });
  expect(panel()?.textContent).toContain('1 change could not be saved');
  await press(/^Try again: .?Report about a page/);
  await vi.waitFor(() => expect(panel()?.textContent).toContain('1 change is being sent'));
  const [waiting] = await (await pageQueue()).read(null);
  expect(waiting).toMatchObject({ kind: 'report.send', state: 'waiting', payload });
  await writePageQueue({ items: [{ ...item, state: 'parked' }], without: [waiting?.id ?? ''] });
  await press(/^Discard: .?Report about a page/);
  const dialog = await screen.findByRole('dialog');
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Discard' })));
  await vi.waitFor(() => expect(panel()).toBeNull());
  expect(await (await pageQueue()).read(null)).toEqual([]);
});

test('PWA-8 three changes show, then how many more; the figures stand below', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  bookmarkStore.change(names.map((itemId) => ({ kind: 'bookmark.add', payload: { ...ADDED, itemId } })));
  await open({ showsSending: true });
  const visible = within(panel() as HTMLElement);
  expect(visible.getAllByText(/^Save: /)).toHaveLength(3);
  expect(visible.getByText('+2 more')).toBeDefined();
  expect(panel()?.textContent).toContain('Waiting: 5');
  expect(panel()?.textContent).toContain('Not accepted: 0');
});

test('ERR-5 PWA-8 "Sync now" says that it cannot, failed or is done, in these words', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  bookmarkStore.change([{ kind: 'folder.add', payload: { folderId: 'new', name: 'Later' } }]);
  await open({ showsSending: true });
  await press('Sync now');
  expect(toasts.current()).toMatchObject({ title: 'Cannot sync', text: 'You need to be online to sync data.' });
  online.mockReturnValue(true);
  await setQueueOwner('user-1');
  answer = { status: 401, body: { code: 'not_signed_in' } };
  await press('Sync now');
  await vi.waitFor(() =>
    expect(toasts.current()).toMatchObject({
      title: 'Sync failed: Not signed in',
      text: 'Could not sync your data. Please try again.',
    }),
  );
  answer = { status: 422, body: { code: 'invalid_input' } };
  await press('Sync now');
  await vi.waitFor(() => expect(toasts.current()?.title).toBe('Sync completed'));
  expect(panel()?.textContent).toContain('1 change could not be saved');
});

test.each([
  [503, 'Sync failed: Service unavailable'],
  [429, 'Sync failed: Too many requests'],
  [507, 'Sync failed: Status 507'],
  [0, 'Sync failed'],
])('ERR-6 a sync that fails says what the server answered: %i', async (status, title) => {
  await setQueueOwner('user-1');
  bookmarkStore.change([{ kind: 'folder.add', payload: { folderId: 'new', name: 'Later' } }]);
  answer = { status, body: {}, headers: { 'retry-after': '60' } };
  await open({ showsSending: true });
  if (status === 0) api.stop();
  await press('Sync now');
  await vi.waitFor(() => expect(toasts.current()?.title).toBe(title), 10_000);
});

test('PWA-8 the words of a rejected change can be changed, and are sent anew', async () => {
  reject({ kind: 'folder.add', payload: { folderId: 'new', name: 'Later' } }, 'invalid_input');
  await open();
  await press(/^Change: .?New folder/);
  const dialog = await screen.findByRole('dialog', { name: 'Change it and try again' });
  fireEvent.change(within(dialog).getByLabelText('Your words'), { target: { value: 'Weekend trips' } });
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Try again' })));
  expect(bookmarkStore.read()).toMatchObject({
    parked: [],
    pending: [{ kind: 'folder.add', payload: { name: 'Weekend trips' } }],
  });
});
