import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { toasts } from '../announcer/toast-store.ts';
import { startTestApi } from '../prose/test-api.ts';
import { renderInPage } from '../prose/test-page.tsx';
import { SessionWarning } from './session-warning.tsx';

let api: Awaited<ReturnType<typeof startTestApi>>;

afterEach(() => {
  cleanup();
  api.stop();
});

test('ERR-7 AUTH-6 a server that cannot sign out is reported, and the device is signed out', async () => {
  api = await startTestApi(() => ({ status: 500, body: { code: 'internal_error' } }));
  await renderInPage(<SessionWarning endsAt={new Date(Date.now() + 60_000)} onStay={() => {}} />, {
    apiOrigin: api.origin,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(toasts.current()?.title).toBe('Failed to sign out'));
  expect(api.requests.map(({ path }) => path)).toContain('/api/auth/sign-out');
});
