import { type Operator, UNNAMED_OPERATOR } from '@dalil/domain/privacy/operator.ts';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
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
  method: 'machine-drafted',
  approvers: 0,
  isFallback: false,
};

const VERSIONS = {
  locale: 'en',
  versions: [
    {
      version: '1.6',
      effectiveDate: '2026-11-26',
      requiresConsent: false,
      summary: 'Says for how long reports are stored.',
    },
    { version: '1.5', effectiveDate: '2026-11-22', requiresConsent: false, summary: '' },
  ],
  changes: [
    [
      { kind: 'same', text: 'We keep it ' },
      { kind: 'removed', text: '30 days.' },
      { kind: 'added', text: '90 days.' },
    ],
  ],
};
let operator: Operator = UNNAMED_OPERATOR;
let stop = () => {};

afterEach(() => {
  operator = UNNAMED_OPERATOR;
  cleanup();
  stop();
});

async function showDocument(given: Partial<typeof DOCUMENT>, locale: 'en' | 'hi' = 'en') {
  const api = await startTestApi(({ path }) => {
    if (path.startsWith('/api/operator')) return { body: operator };
    return { body: path.includes('/versions') ? VERSIONS : { ...DOCUMENT, ...given } };
  });
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

test('PRIV-8 STAFF-9 a legal document says who drafted it and how many people approved it', async () => {
  await showDocument({});
  expect(screen.getByText('AI drafted the text. No editor has approved it yet.')).toBeTruthy();
  cleanup();
  stop();
  await showDocument({ method: 'person', approvers: 2 });
  expect(screen.getByText('A person on our staff wrote the text. 2 people have approved it.')).toBeTruthy();
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
    '/legal/device-storage',
  ]);
});

test('PRIV-8 the operator is named as the settings say, and it is said where nobody is named', async () => {
  await showDocument({});
  expect(screen.getByText(/The operator of this installation has not been named/)).toBeTruthy();
  cleanup();
  stop();
  operator = { name: 'Guide Ltd.', email: 'privacy@guide.example', address: '1 Creek Road\nDubai' };
  await showDocument({});
  for (const line of ['Guide Ltd.', '1 Creek Road', 'Dubai']) expect(screen.getByText(line)).toBeTruthy();
  expect(screen.getByText('privacy@guide.example').closest('a')?.href).toBe('mailto:privacy@guide.example');
  expect(screen.queryByText(/has not been named/)).toBeNull();
});

test('PRIV-8 the versions of a document show what changed since each of them', async () => {
  await showDocument({});
  const summary = screen.getByRole('heading', { name: 'Versions and changes' });
  expect(screen.queryByRole('button', { name: 'Changes since version 1.5' })).toBeNull();
  fireEvent.click(summary);
  fireEvent.click(await screen.findByRole('button', { name: 'Changes since version 1.5' }));
  const changes = await screen.findByRole('region', { name: 'Changes since version 1.5' });
  expect(screen.getByText('Says for how long reports are stored.')).toBeTruthy();
  expect(changes.querySelector('del')?.textContent).toBe('30 days. ');
  expect(changes.querySelector('ins')?.textContent).toBe('90 days.');
});
