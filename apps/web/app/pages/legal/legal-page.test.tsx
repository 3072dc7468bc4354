import { cleanup, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { startTestApi } from '../../features/prose/test-api.ts';
import { renderInPage } from '../../features/prose/test-page.tsx';
import { LegalPage } from './legal-page.tsx';

const DOCUMENT = {
  type: 'privacy',
  locale: 'en',
  version: '1.0',
  effectiveDate: '2026-11-21',
  title: 'Privacy Policy',
  blocks: [{ type: 'paragraph', children: [{ type: 'text', text: 'You can read without an account.' }] }],
  isFallback: false,
};

let stop = () => {};

afterEach(() => {
  cleanup();
  stop();
});

async function showDocument(given: Partial<typeof DOCUMENT>, locale: 'en' | 'hi' = 'en') {
  const api = await startTestApi(() => ({ body: { ...DOCUMENT, ...given } }));
  stop = api.stop;
  await renderInPage(
    <Suspense>
      <LegalPage type="privacy" />
    </Suspense>,
    { locale, path: '/privacy', apiOrigin: api.origin },
  );
  return screen.findByRole('heading', { level: 1 });
}

test('PRIV-8 a legal document shows its version and the day it is in force from', async () => {
  expect((await showDocument({})).textContent).toBe('Privacy Policy');
  expect(screen.getByText('Version 1.0')).toBeTruthy();
  expect(screen.getByText(/In force since .*21 November 2026/)).toBeTruthy();
  expect(screen.queryByText(/copy built into the site/)).toBeNull();
});

test('PRIV-8 the built-in copy says that it is one', async () => {
  await showDocument({ isFallback: true });
  expect(screen.getByText(/copy built into the site/)).toBeTruthy();
});

test('PRIV-8 I18N-2 a document missing in the language shows in the base language with a note', async () => {
  const title = await showDocument({}, 'hi');
  expect(screen.getByText(/अंग्रेज़ी में दिखाया जा रहा है/)).toBeTruthy();
  expect(title.closest('[lang="en"]')?.getAttribute('dir')).toBe('ltr');
});

test('every other legal document is one step away', async () => {
  await showDocument({});
  const links = within(screen.getByRole('navigation', { name: 'Other documents' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/terms',
    '/cookies',
    '/legal/content-policy',
    '/legal/ai-ethics',
  ]);
});
