import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApi } from '../prose/test-api.ts';
import { renderInPage } from '../prose/test-page.tsx';
import { MailFailure } from './mail-failure.tsx';

let failure: { kind: string; at: string } | null;
let api: Awaited<ReturnType<typeof startTestApi>>;

beforeEach(async () => {
  failure = { kind: 'bounce', at: '2026-11-20T08:00:00Z' };
  api = await startTestApi(({ method, path }) => {
    if (method === 'GET') return { body: { failure } };
    if (path.endsWith('/confirm')) failure = null;
    return { body: { done: true } };
  });
});

afterEach(() => {
  cleanup();
  api.stop();
});

const open = () => renderInPage(<MailFailure />, { path: '/settings', apiOrigin: api.origin });

test('NOTIF-4 mail that failed is said with its day, and a code from a mail confirms the address', async () => {
  await open();
  expect((await screen.findByRole('status')).textContent).toContain('failed on Friday, 20 November 2026');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm the address' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send a code' }));
  await userEvent.type(await screen.findByLabelText('Code'), '482 913');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByText(/failed on/)).toBeNull());
  const sent = api.requests.filter(({ method }) => method === 'POST');
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ['/api/auth/address/code', {}],
    ['/api/auth/address/confirm', { code: '482913' }],
  ]);
});

test('NOTIF-4 a complaint is named as one, and without a failure there is nothing', async () => {
  failure = { kind: 'complaint', at: '2026-11-20T08:00:00Z' };
  await open();
  expect(await screen.findByText(/reported as unwanted/)).toBeTruthy();
  cleanup();
  failure = null;
  const { container } = await open();
  await waitFor(() => expect(api.requests).toHaveLength(2));
  expect(container.textContent).not.toMatch(/failed|unwanted/);
});
