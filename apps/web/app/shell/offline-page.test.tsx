import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from 'react-router';
import { OFFLINE_PROBLEM } from '../data/offline-problem.ts';
import { renderAt } from './factories.tsx';
import { RootError } from './root-error.tsx';

const PAGES: Record<string, string> = {
  '/news': '<title>News &amp; guides · Dalil</title>',
  '/practical': '<title>Essentials · Dalil</title>',
  '/ar/news': '<title>الأخبار · دليل</title>',
  '/news?page=2': '<title>News, page 2 · Dalil</title>',
};

beforeEach(() => {
  vi.stubGlobal('caches', {
    open: async () => ({
      keys: async () => Object.keys(PAGES).map((path) => ({ url: `http://localhost${path}` })),
      match: async (address: string) => {
        const { pathname, search } = new URL(address, 'http://localhost');
        const html = PAGES[pathname + search];
        return html === undefined ? undefined : new Response(html);
      },
    }),
  });
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('PWA-9 a page that is not on the device says so and leads to what is there, in its language', async () => {
  renderAt('/beaches', <RootError error={new ErrorResponseImpl(503, '', OFFLINE_PROBLEM)} />);
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('This page is not on your device');
  expect(screen.getByRole('link', { name: 'News & guides' }).getAttribute('href')).toBe('/news');
  expect(screen.getByRole('link', { name: 'Emergency numbers and practical help' }).getAttribute('href')).toBe(
    '/practical',
  );
  expect(screen.queryByRole('link', { name: /page 2/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'الأخبار' })).toBeNull();
});

test.each([
  ['/user/privacy-center', 'It shows what your account holds.', true],
  ['/dashboard/users', 'The newsroom works on the server.', true],
  ['/auth/signin', 'Signing in needs the server.', false],
  ['/auth/callback', 'Signing in needs the server.', false],
])('PWA-9 %s is never on a device: it says why, and what the device does hold', async (path, why, isListed) => {
  localStorage.setItem('dalil.theme', 'dark');
  renderAt(path, <RootError error={new ErrorResponseImpl(503, '', OFFLINE_PROBLEM)} />);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('This page needs a connection');
  expect(screen.getByText(new RegExp(`^${why}`))).toBeDefined();
  const held = () => screen.queryByText('Your choices of theme, contrast, text size, language and reading.');
  if (!isListed) return expect(held()).toBeNull();
  await waitFor(() => expect(held()).not.toBeNull());
  expect(screen.getByRole('link', { name: 'All of it, and how to delete it' }).getAttribute('href')).toBe(
    '/legal/device-storage',
  );
});

test('PWA-9 PROF-5 in place of the settings, those of the device can be opened', async () => {
  renderAt('/settings', <RootError error={new ErrorResponseImpl(503, '', OFFLINE_PROBLEM)} />);
  expect(await screen.findByRole('heading', { name: 'This page needs a connection' })).toBeDefined();
  const own = within(screen.getByRole('main')).getByRole('button', { name: 'Display and device settings' });
  expect(own.getAttribute('aria-haspopup')).toBe('dialog');
});
