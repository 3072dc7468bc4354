import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestApi, type TestAnswer } from '../prose/test-api.ts';
import { renderInPage } from '../prose/test-page.tsx';
import { pageQueue } from '../sync/page-queue.ts';
import { ReportProblem } from './report-problem.tsx';

const SENT: TestAnswer = { status: 201, body: { reference: 'R-7KQ2MX4B' } };
let answer: TestAnswer;
let api: Awaited<ReturnType<typeof startTestApi>>;

beforeEach(async () => {
  sessionStorage.clear();
  answer = SENT;
  api = await startTestApi(() => answer);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  api.stop();
});

async function openForm(locale: 'en' | 'ar' = 'en') {
  const page = await renderInPage(<ReportProblem />, { path: '/tourism/kite-beach', apiOrigin: api.origin, locale });
  await userEvent.click(
    screen.getByRole('button', { name: locale === 'en' ? 'Report something wrong' : 'الإبلاغ عن خطأ' }),
  );
  await screen.findByRole('textbox');
  return page;
}

async function fillAndSend() {
  await userEvent.click(screen.getByLabelText('A price, time or other fact is wrong'));
  await userEvent.type(screen.getByRole('textbox'), 'Parking is not free.');
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
}

test('opening the form moves the focus to its heading, closing it back to the button', async () => {
  await openForm();
  const heading = screen.getByRole('heading', { name: 'Report something wrong' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  const opener = screen.getByRole('button', { name: 'Report something wrong' });
  expect(document.activeElement).toBe(opener);
  expect(opener.getAttribute('aria-expanded')).toBe('false');
});

test('an empty report is not sent: the summary takes the focus and leads to each question', async () => {
  await openForm();
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'There is a problem' }));
  const message = screen.getByRole('textbox');
  expect(message.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('link', { name: 'Write what is wrong' }).getAttribute('href')).toBe(`#${message.id}`);
  expect(screen.getByRole('link', { name: 'Choose what is wrong' })).toBeTruthy();
  expect(api.requests).toEqual([]);
});

test('a corrected question loses its error, the other keeps it', async () => {
  await openForm();
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
  await userEvent.click(screen.getByLabelText('Something else'));
  expect(screen.queryByRole('link', { name: 'Choose what is wrong' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Write what is wrong' })).toBeTruthy();
});

test('a sent report shows its reference number, and only page, reason, words and language were sent', async () => {
  await openForm();
  await fillAndSend();
  const title = await screen.findByRole('heading', { name: 'Thank you. Your report has arrived.' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(screen.getAllByText(/R-7KQ2MX4B/).length).toBeGreaterThan(0);
  expect(api.requests).toMatchObject([
    {
      path: '/api/problem-reports',
      body: { page: '/tourism/kite-beach', reason: 'wrong-fact', message: 'Parking is not free.', locale: 'en' },
    },
  ]);
  expect(sessionStorage.length).toBe(0);
});

test('the page is reported without its language, which is sent beside it', async () => {
  await openForm('ar');
  await userEvent.click(screen.getByLabelText('أمر آخر'));
  await userEvent.type(screen.getByRole('textbox'), 'خطأ');
  await userEvent.click(screen.getByRole('button', { name: 'إرسال البلاغ' }));
  await screen.findByText('شكرا لك. وصل بلاغك.');
  expect(api.requests[0]?.body).toMatchObject({ page: '/tourism/kite-beach', locale: 'ar' });
});

test('ERR-8 AUTH-12 too many reports: the text stays and the time to wait is said', async () => {
  answer = { status: 429, body: { code: 'too_many_requests' }, headers: { 'retry-after': '42' } };
  await openForm();
  await fillAndSend();
  expect((await screen.findByRole('alert')).textContent).toContain('try again in 42 seconds');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Parking is not free.');
  answer = SENT;
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText(/Your report has arrived/)).toBeTruthy();
});

test('ERR-8 a failing server: the text stays and can be sent again', async () => {
  answer = { status: 500, body: { code: 'internal_error' } };
  await openForm();
  await fillAndSend();
  expect((await screen.findByRole('alert')).textContent).toContain('The server did not answer as it should');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Parking is not free.');
});

test('without a connection it says that nothing was sent, and a closed form keeps the text', async () => {
  api.stop();
  const { unmount } = await openForm();
  await fillAndSend();
  expect((await screen.findByRole('alert')).textContent).toContain('There is no connection');
  unmount();
  await openForm();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Parking is not free.');
  expect(screen.getByLabelText<HTMLInputElement>('A price, time or other fact is wrong').checked).toBe(true);
});

test('PWA-9 ERR-8 without a connection a report waits in the queue as it was written, once', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openForm();
  await fillAndSend();
  const title = await screen.findByRole('heading', { name: 'Your report is kept on this device.' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(await (await pageQueue()).read(null)).toMatchObject([
    {
      kind: 'report.send',
      owner: null,
      state: 'waiting',
      payload: { page: '/tourism/kite-beach', reason: 'wrong-fact', message: 'Parking is not free.', locale: 'en' },
    },
  ]);
  expect(api.requests).toEqual([]);
  expect(sessionStorage.length).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Report something else' }));
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('');
});
