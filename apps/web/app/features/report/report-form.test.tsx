import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubMatchMedia } from '../../shell/factories.tsx';
import { startTestApi, type TestAnswer, type TestRequest } from '../prose/test-api.ts';

const TEXT = 'Parking is not free.';
const PATIENCE_MS = 4000;
let answer: (request: TestRequest) => TestAnswer;
let api: Awaited<ReturnType<typeof startTestApi>>;

beforeEach(async () => {
  stubMatchMedia();
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.resetModules();
  answer = taken;
  api = await startTestApi((request) => answer(request));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  api.stop();
});

type Sent = { operations: { id: string; payload: unknown }[] };
const operationsOf = ({ body }: TestRequest) => (body as Sent).operations;

function taken(request: TestRequest): TestAnswer {
  const results = operationsOf(request).map(({ id }) => ({ id, status: 'applied', reference: 'R-7KQ2MX4B' }));
  return { body: { results } };
}

/** The form in a page that sends its queue, as every page does. */
async function openForm(locale: 'en' | 'ar' = 'en') {
  const { renderInPage } = await import('../prose/test-page.tsx');
  const { ReportProblem } = await import('./report-problem.tsx');
  const { useSyncRuns } = await import('../offline-sync/use-sync-runs.ts');
  const { pageQueue } = await import('../offline-sync/page-queue.ts');
  const Page = () => {
    useSyncRuns();
    return <ReportProblem />;
  };
  const page = await renderInPage(<Page />, { path: '/tourism/kite-beach', apiOrigin: api.origin, locale });
  await userEvent.click(
    screen.getByRole('button', { name: locale === 'en' ? 'Report something wrong' : 'الإبلاغ عن خطأ' }),
  );
  await screen.findByRole('textbox');
  return { ...page, queue: await pageQueue() };
}

async function fillAndSend() {
  await userEvent.click(screen.getByLabelText('A price, time or other fact is wrong'));
  await userEvent.type(screen.getByRole('textbox'), TEXT);
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
}

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox').value;
const receipts = () => JSON.parse(localStorage.getItem('dalil.receipts') ?? '[]') as { reference: string }[];

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

test('PWA-7 a sent report shows its reference number, and only page, reason, words and language were sent', async () => {
  const { queue } = await openForm();
  await fillAndSend();
  const title = await screen.findByRole('heading', { name: 'Thank you. Your report has arrived.' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(screen.getAllByText(/R-7KQ2MX4B/).length).toBeGreaterThan(0);
  expect(api.requests.map(({ path }) => path)).toEqual(['/api/sync/articles']);
  expect(operationsOf(api.requests[0] as TestRequest)).toMatchObject([
    {
      kind: 'report.send',
      payload: { page: '/tourism/kite-beach', reason: 'wrong-fact', message: TEXT, locale: 'en' },
    },
  ]);
  expect(sessionStorage.length).toBe(0);
  expect(receipts()).toMatchObject([{ reference: 'R-7KQ2MX4B', kind: 'report' }]);
  await expect.poll(() => queue.read(null)).toEqual([]);
  // The page displays it already, so no toast repeats it.
  expect(screen.queryByText(/Your message has arrived/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Report something else' }));
  expect(text()).toBe('');
});

test('the page is reported without its language, which is sent beside it', async () => {
  await openForm('ar');
  await userEvent.click(screen.getByLabelText('أمر آخر'));
  await userEvent.type(screen.getByRole('textbox'), 'خطأ');
  await userEvent.click(screen.getByRole('button', { name: 'إرسال البلاغ' }));
  await screen.findByText('شكرا لك. وصل بلاغك.');
  expect(operationsOf(api.requests[0] as TestRequest)[0]?.payload).toMatchObject({
    page: '/tourism/kite-beach',
    locale: 'ar',
  });
});

test('PWA-9 where the browser believes in a connection and no server answers, the report is stored, sent later, and once', async () => {
  answer = () => ({ status: 503, body: {} });
  const { queue } = await openForm();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true });
  await fillAndSend();
  await expect.poll(() => queue.read(null)).toMatchObject([{ state: 'waiting' }]);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  const title = await screen.findByRole('heading', { name: 'Your report is stored on this device.' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(sessionStorage.length).toBe(0);

  answer = taken;
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(await screen.findByRole('heading', { name: 'Thank you. Your report has arrived.' })).toBe(title);
  expect(new Set(api.requests.flatMap(operationsOf).map(({ id }) => id)).size).toBe(1);
  expect(receipts()).toHaveLength(1);
});

test('ERR-8 a report the server will never take comes back to its form, and is nowhere else', async () => {
  answer = () => ({ status: 422, body: { code: 'invalid_input' } });
  const { queue } = await openForm();
  await fillAndSend();
  expect((await screen.findByRole('alert')).textContent).toContain('The server did not accept the text');
  expect(text()).toBe(TEXT);
  expect(sessionStorage.length).toBe(1);
  await expect.poll(() => queue.read(null)).toEqual([]);
  answer = taken;
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText(/Your report has arrived/)).toBeTruthy();
});

test('PWA-9 ERR-8 without a connection a report waits in the queue as it was written, once', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { queue } = await openForm();
  await fillAndSend();
  const title = await screen.findByRole('heading', { name: 'Your report is stored on this device.' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(await queue.read(null)).toMatchObject([
    {
      kind: 'report.send',
      owner: null,
      state: 'waiting',
      payload: { page: '/tourism/kite-beach', reason: 'wrong-fact', message: TEXT, locale: 'en' },
    },
  ]);
  expect(api.requests).toEqual([]);
  expect(sessionStorage.length).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Report something else' }));
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('');
});

test('PWA-9 a report that arrives after its form was closed is reported by a toast', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openForm();
  await fillAndSend();
  await screen.findByRole('heading', { name: 'Your report is stored on this device.' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  const { toasts } = await import('../announcer/toast-store.ts');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await expect.poll(() => toasts.current()?.title).toContain('R-7KQ2MX4B');
});

describe.each([
  ['has no database', () => Reflect.deleteProperty(globalThis, 'indexedDB')],
  ['does not open its database', () => vi.spyOn(indexedDB, 'open').mockImplementation(rejected)],
  ['writes no more', () => vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(rejected)],
])('where the browser %s', (_name, forbid) => {
  beforeEach(() => void forbid());

  test('a report is sent immediately', async () => {
    await openForm();
    await fillAndSend();
    await screen.findByRole('heading', { name: 'Thank you. Your report has arrived.' });
    expect(sessionStorage.length).toBe(0);
  });

  test('ERR-8 AUTH-12 too many reports: the text stays and the time to wait is said', async () => {
    answer = () => ({ status: 429, body: { code: 'too_many_requests' }, headers: { 'retry-after': '42' } });
    await openForm();
    await fillAndSend();
    expect((await screen.findByRole('alert')).textContent).toContain('try again in 42 seconds');
    expect(text()).toBe(TEXT);
    answer = taken;
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText(/Your report has arrived/)).toBeTruthy();
    // The first response may have been lost: the server recognises the report by its id.
    expect(new Set(api.requests.flatMap(operationsOf).map(({ id }) => id)).size).toBe(1);
  });

  test('without a connection it says that nothing was sent, and a closed form keeps the text', async () => {
    api.stop();
    const { unmount } = await openForm();
    await fillAndSend();
    expect((await screen.findByRole('alert')).textContent).toContain('There is no connection');
    unmount();
    await openForm();
    expect(text()).toBe(TEXT);
    expect(screen.getByLabelText<HTMLInputElement>('A price, time or other fact is wrong').checked).toBe(true);
  });
});

function rejected(): never {
  throw new DOMException('no', 'SecurityError');
}
