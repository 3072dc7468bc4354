import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInPage } from '../../features/prose/test-page.tsx';
import { FailedRows } from './failed-rows.tsx';
import { SetAsideJobs } from './set-aside-jobs.tsx';

afterEach(cleanup);

const AT = '2026-11-28T08:00:00.000Z';
const JOB = { reason: 'died', deaths: 2, hangs: 0, setAsideAt: AT } as const;

test('MON-1 a job that stands still has its reason; a single one can be discarded, after a question', async () => {
  const jobs = [
    { ...JOB, id: 1, name: 'refresh-headlines', isSingle: false },
    { ...JOB, id: 2, name: 'send-email', isSingle: true },
  ];
  const { container } = await renderInPage(<SetAsideJobs setAsideJobs={jobs} />);
  const text = container.textContent?.replaceAll(/[\u2066-\u2069]/g, '');
  expect(text).toContain('refresh-headlinesIts process ended while it ran, 2 times.Set aside 28 Nov 2026 12:00.');
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Start again: refresh-headlines',
    'Start again: send-email',
    'Discard: send-email',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Discard: send-email' }));
  expect(await screen.findByRole('dialog', { name: 'Discard this job?' })).toBeTruthy();
});

test('MON-1 entries that a job could not process are counted with their code', async () => {
  const rows = [{ loop: 'send-digests', code: 'TypeError', rows: 3, givenUp: 1, lastAt: AT }];
  const { container } = await renderInPage(<FailedRows failedRows={rows} />);
  const text = container.textContent?.replaceAll(/[\u2066-\u2069]/g, '');
  expect(text).toContain('send-digests3 entries: TypeError 1 is not tried again. Last 28 Nov 2026 12:00.');
  expect(screen.getByRole('button', { name: 'Try again now: send-digests' })).toBeTruthy();
});
