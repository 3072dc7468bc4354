import { anItem } from '@dalil/domain/bookmarks/factories.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../announcer/toast-store.ts';
import { pageQueue } from '../offline-sync/page-queue.ts';
import { historyStore } from '../history/history-store.ts';
import { renderInPage } from '../prose/test-page.tsx';
import { CardBookmark, PageBookmark } from './bookmark-button.tsx';
import { bookmarkStore } from './bookmark-store.ts';
import { useIsBookmarked } from './use-is-bookmarked.ts';

afterEach(cleanup);

beforeEach(async () => {
  await bookmarkStore.whenSaved();
  await (await pageQueue()).clear();
  localStorage.clear();
  toasts.leavePage();
});

const findButton = (pressed: boolean) => screen.findByRole('button', { pressed });

test('PROF-6 a press keeps the item, another lets it go, and that can be taken back with its note', async () => {
  await renderInPage(<CardBookmark item={anItem()} />);
  const button = screen.getByRole('button', { name: /^Save .*Kite Beach/ });
  expect(button.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(button);
  expect(await findButton(true)).toBe(button);
  const payload = { kind: 'place', itemId: 'kite-beach', note: 'Mine', otherNote: 'Theirs', baseVersion: 0 } as const;
  bookmarkStore.change([{ kind: 'bookmark.note', payload }]);
  await userEvent.click(button);
  expect(await findButton(false)).toBe(button);
  toasts.current()?.action?.run();
  expect(await findButton(true)).toBe(button);
  expect(bookmarkStore.read().visible.bookmarks).toMatchObject([{ note: 'Mine', otherNote: 'Theirs' }]);
});

test('PROF-6 the button of a page is pressed where the card is', async () => {
  await renderInPage(<PageBookmark item={anItem()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await findButton(true);
  cleanup();
  await renderInPage(<CardBookmark item={anItem()} />);
  expect(await findButton(true)).toBeTruthy();
});

test('PROF-6 the server’s page says nothing of what is stored', () => {
  bookmarkStore.change([
    {
      kind: 'bookmark.add',
      payload: { kind: 'place', itemId: 'kite-beach', folderId: null, note: '', addedAt: '2026-11-21T08:00:00.000Z' },
    },
  ]);
  const PageContent = () => String(useIsBookmarked(anItem()));
  expect(renderToString(<PageContent />)).toBe('false');
});

test('PROF-6 a page is noted in the history only where that is switched on, once, and can be removed', async () => {
  await renderInPage(<PageBookmark item={anItem()} />);
  expect(localStorage.getItem('dalil.history')).toBeNull();
  cleanup();
  historyStore.turn(true);
  await renderInPage(<PageBookmark item={anItem()} />);
  await expect.poll(() => historyStore.read().items.map(({ title }) => title)).toEqual(['Kite Beach']);
  historyStore.remove(anItem());
  expect(historyStore.read()).toEqual({ isOn: true, items: [] });
  historyStore.turn(false);
  expect(localStorage.getItem('dalil.history')).toBeNull();
});

test.each([
  [null, 'This browser does not keep your list. It is lost when you close the page.'],
  ['user-1', 'This browser does not keep your list. The change goes to your account while this page is open.'],
])('PWA-9 where neither storage nor database keep the list, the save of %s says where it goes', async (owner, said) => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  bookmarkStore.update(() => ({ owner }));
  await renderInPage(<PageBookmark item={anItem()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await findButton(true);
  await expect.poll(() => toasts.current()?.title).toBe(said);
  full.mockRestore();
  bookmarkStore.leave();
  await bookmarkStore.whenSaved();
});
