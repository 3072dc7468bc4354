import 'fake-indexeddb/auto';
import { newQueueItem } from '@dalil/domain/offline/queue-item.ts';
import { importDeviceKey } from '@dalil/offline/sync-queue/encrypted-item.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Session } from '../../queries/accounts.ts';
import { startTestApi, type TestAnswer } from '../prose/test-api.ts';
import { renderInPage } from '../prose/test-page.tsx';
import { toasts } from '../announcer/toast-store.ts';
import { authMarker } from '../session/auth-marker.ts';
import { pageQueue, writePageQueue } from '../offline-sync/page-queue.ts';
import { DeleteAccount } from './delete-account.tsx';

const ME = 'user-1';
const SESSION: Session = {
  actor: { kind: 'user', role: 'user', userId: ME, sessionId: 'session-1' },
  profile: null,
  permissions: [],
  session: null,
};

let answer: TestAnswer;
let api: Awaited<ReturnType<typeof startTestApi>>;

function aFolder(owner: string) {
  const payload = { folderId: owner, name: 'Later' };
  const operation = { id: `of ${owner}`, kind: 'folder.add' as const, payload, at: '2026-11-21T08:00:00.000Z' };
  return newQueueItem(owner, 'bookmarks', operation);
}

beforeEach(async () => {
  answer = { body: { done: true } };
  api = await startTestApi(() => answer);
  authMarker.set();
  const list = { name: 'bookmarks', owner: ME, value: { owner: ME } };
  await leaveSealed('user-2');
  await writePageQueue({ items: [aFolder(ME)], list });
});

/** Another user signed out of this device before their changes had arrived. */
async function leaveSealed(owner: string): Promise<void> {
  const queue = await pageQueue();
  await queue.saveKey(owner, await importDeviceKey('m3vYc9Qk1o7bqL0dXr2uZ8hT4wPnE6sJyKfAiVgUt5M'));
  await queue.write({ items: [aFolder(owner)] });
  await queue.deleteKeys();
}

afterEach(() => {
  cleanup();
  api.stop();
  localStorage.clear();
});

async function deleteMine(): Promise<void> {
  await renderInPage(<DeleteAccount />, { path: '/settings', apiOrigin: api.origin, session: SESSION });
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  await userEvent.type(screen.getByLabelText('Type “delete” to confirm'), 'delete');
  await userEvent.type(screen.getByLabelText('Password', { selector: 'input' }), 'a quiet evening');
  await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
}

const waiting = async (owner: string) => (await (await pageQueue()).read(owner)).map(({ id }) => id);

test('PROF-6 PWA-9 a deleted account leaves nothing on the device that waits for it, and no other user’s is touched', async () => {
  await deleteMine();
  await expect.poll(() => waiting(ME)).toEqual([]);
  await expect.poll(authMarker.isSet).toBe(false);
  expect(await (await pageQueue()).readList('bookmarks')).not.toMatchObject({ owner: ME });
  expect(await (await pageQueue()).readOwners()).toEqual(['user-2']);
  expect(toasts.current()).toMatchObject({ tone: 'success', title: 'Your account is deleted', isLasting: true });
});

test('PWA-9 an account that could not be deleted keeps what waits for it', async () => {
  answer = { status: 500, body: { code: 'internal_error' } };
  await deleteMine();
  await screen.findByRole('link', { name: 'The account could not be deleted' });
  expect(await waiting(ME)).toEqual([`of ${ME}`]);
});
