import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../ui/accessibility-check.ts';
import { startTestApi } from '../prose/test-api.ts';
import { renderInPage } from '../prose/test-page.tsx';
import { PendingConsents } from './pending-consents.tsx';

let stop = () => {};

afterEach(() => {
  cleanup();
  stop();
});

test('PRIV-8 a user is asked for consent to a new version until they answer, and a failure is said', async () => {
  let items = [
    {
      type: 'terms',
      version: '2.0',
      effectiveDate: '2026-12-01',
      locale: 'en',
      hash: 'a'.repeat(64),
      changes: 'Offers of others are named.',
    },
  ];
  let isFailing = true;
  const api = await startTestApi(({ method }) => {
    if (method === 'GET') return { body: { items } };
    if (isFailing) return { status: 503, body: { code: 'unavailable' } };
    items = [];
    return { body: { id: '0198f3a2-7c1d-4e5f-8a9b-0c1d2e3f4a5b' } };
  });
  stop = api.stop;
  await renderInPage(
    <main>
      <PendingConsents />
    </main>,
    { apiOrigin: api.origin },
  );
  const asked = (await screen.findByRole('status')).textContent;
  expect(asked).toContain('Terms of Use, version 2.0: do you agree?');
  expect(asked).toContain('Offers of others are named.');
  await expectAccessible(screen.getByRole('main'));
  await userEvent.click(screen.getByRole('button', { name: 'I agree' }));
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded or sent');
  isFailing = false;
  await userEvent.click(screen.getByRole('button', { name: 'I agree' }));
  await vi.waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  const sent = api.requests.filter(({ method }) => method === 'POST').at(-1)?.body;
  expect(sent).toMatchObject({ type: 'terms', version: '2.0', locale: 'en', hash: 'a'.repeat(64), given: true });
});
