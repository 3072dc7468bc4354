import 'fake-indexeddb/auto';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageQueue } from '../../features/offline-sync/page-queue.ts';
import { renderInPage } from '../../features/prose/test-page.tsx';
import { startTestApi } from '../../features/prose/test-api.ts';
import { expectAccessible } from '../../ui/accessibility-check.ts';
import { SupportPage } from './support-page.tsx';

let api: Awaited<ReturnType<typeof startTestApi>>;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
  api = await startTestApi(() => ({ body: [] }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  api.stop();
});

async function open(hash: string) {
  const page = await renderInPage(<SupportPage kind="support" />, { path: `/support${hash}`, apiOrigin: api.origin });
  await screen.findByRole('heading', { level: 1 });
  return page;
}

test('LAYOUT-7 ERR-8 the form reports the page the user came from', async () => {
  const { container } = await open('#about=/tourism/kite-beach');
  expect((await screen.findByRole('link', { name: '/tourism/kite-beach' })).getAttribute('href')).toBe(
    '/tourism/kite-beach',
  );
  await userEvent.click(await screen.findByLabelText('A price, time or other fact is wrong'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Describe it in your own words' }), 'Parking is not free.');
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
  const items = await vi.waitFor(async () => {
    const read = await (await pageQueue()).read(null);
    expect(read).toHaveLength(1);
    return read;
  });
  expect(items[0]?.payload).toMatchObject({ page: '/tourism/kite-beach', reason: 'wrong-fact', locale: 'en' });
});

test.each(['', '#about=', '#about=tourism', '#about=//other.example', '#about=/\\other.example', '#about=/a?b'])(
  'LAYOUT-7 a fragment that names no page leaves the ordinary form: "%s"',
  async (hash) => {
    await open(hash);
    expect(screen.getByRole('textbox', { name: 'Your message' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send report' })).toBeNull();
  },
);
