import { SESSION_ENDS } from '@dalil/domain/accounts/session-end.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInPage } from '../../features/prose/test-page.tsx';
import type { Session } from '../../queries/accounts.ts';
import { SessionEnded } from './session-ended.tsx';

afterEach(cleanup);

const guest = (ended?: Session['ended']): Session => ({
  actor: { kind: 'guest', role: 'guest' },
  profile: null,
  permissions: [],
  session: null,
  ...(ended && { ended }),
});

test('STAFF-7 AUTH-9 whose role was changed reads which they have now', async () => {
  await renderInPage(<SessionEnded />, { session: guest({ reason: 'role-changed', role: 'editor' }) });
  expect(await screen.findByText('Your role was changed to Editor. Sign in again.')).toBeTruthy();
});

test('AUTH-9 every end of a session has a sentence of its own', async () => {
  const sentences = new Set<string | null>();
  for (const reason of SESSION_ENDS) {
    const { container } = await renderInPage(<SessionEnded />, { session: guest({ reason, role: null }) });
    sentences.add(container.textContent);
    expect(container.textContent).not.toContain('account.ended');
    cleanup();
  }
  expect(sentences.size).toBe(SESSION_ENDS.length);
});

test('AUTH-9 a guest whose session did not end reads nothing of it', async () => {
  const { container } = await renderInPage(<SessionEnded />, { session: guest() });
  expect(container.textContent).toBe('');
});
