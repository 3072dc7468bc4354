import type { DeviceAnswer } from '@dalil/offline/assistant/answer-on-device.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { announce } from '../../features/announcer/announce.ts';
import { anAnswer, aCitation, aSentence, streamOf, written } from '../../features/assistant/factories.ts';
import { forgetWorker } from '../../features/assistant/query-device.ts';
import { noteReach } from '../../features/assistant/server-reach.ts';
import { EMPTY_THREAD, threadStore } from '../../features/assistant/thread-store.ts';
import { savePreferences } from '../../features/preferences/save-preferences.ts';
import { renderInPage } from '../../features/prose/test-page.tsx';
import { stubMatchMedia } from '../../shell/factories.tsx';
import { expectAccessible } from '../../ui/accessibility-check.ts';
import { ChatPage } from './chat-page.tsx';

vi.mock('../../features/announcer/announce.ts', () => ({ announce: vi.fn<(text: string) => void>() }));

type StatedSentence = { status?: number; body: string; headers?: Record<string, string> };

let requests: { question: string; locale: string; about: unknown; before: unknown[] }[] = [];
let rated: { rating: string; cited: string[]; message?: string; shared?: object }[] = [];
/** The questions sent to the device assistant, and the languages in which it was prepared for questions. */
let deviceQuestions: unknown[] = [];
let prepared: unknown[] = [];
/** The server's reported state. */
let state: () => Response;
let answer: StatedSentence | ReadableStream<Uint8Array>;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  threadStore.replace(EMPTY_THREAD);
  threadStore.writeDraft('');
  vi.mocked(announce).mockClear();
  stubMatchMedia();
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.checkVisibility = () => true;
  requests = [];
  deviceQuestions = [];
  prepared = [];
  state = () => Response.json({ engine: 'grounded', name: null, vendor: null });
  noteReach(true, 0);
  rated = [];
  answer = { body: streamOf(anAnswer()) };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    if (url.pathname === '/api/assistant/answers') {
      requests.push(body);
      if (answer instanceof ReadableStream) return new Response(answer);
      return new Response(answer.body, { status: answer.status ?? 200, headers: answer.headers ?? {} });
    }
    if (url.pathname === '/api/assistant/feedback') {
      rated.push(body);
      return new Response(null, { status: 204 });
    }
    if (url.pathname === '/api/assistant/state') return state();
    return Response.json([]);
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  forgetWorker();
});

/** Simulates a device without a network; null where it has no guide. */
function goOffline(received: DeviceAnswer | null): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answerHere(received);
}

function answerHere(received: DeviceAnswer | null): void {
  class DeviceWorker extends EventTarget {
    postMessage(question: unknown, [port]: MessagePort[] = []): void {
      if (typeof question === 'string') prepared.push(question);
      else deviceQuestions.push(question);
      port?.postMessage(received);
    }
  }
  vi.stubGlobal('Worker', DeviceWorker);
}

const open = (path = '/chat', locale: 'en' | 'ar' = 'en') => renderInPage(<ChatPage />, { path, locale });
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });
const log = () => screen.getByRole('log');

async function sendOne(question = 'How much is the fine?') {
  await userEvent.type(field(), `${question}{Enter}`);
}

test('CHAT-1 a question is answered in sentences that name their sources, and is announced once', async () => {
  const { container } = await open();
  await sendOne();
  const cite = await within(await screen.findByRole('log')).findByRole('button', { name: /Source 1: .*Overstay fine/ });
  expect(log().getAttribute('aria-live')).toBe('off');
  expect(within(log()).getByText('You said:')).toBeDefined();
  expect(within(log()).getByText('Ayyan said:')).toBeDefined();
  expect(vi.mocked(announce).mock.calls.map(([text]) => text)).toEqual([
    'Ayyan is answering',
    'The fine is AED 50 a day.',
  ]);
  await userEvent.click(cite);
  expect(document.activeElement?.getAttribute('data-source')).toMatch(/-1$/);
  expect(screen.getAllByRole('link', { name: 'Overstay fine' })[0]?.getAttribute('href')).toBe(
    '/government/visa-overstay',
  );
  await expectAccessible(container);
});

test('CHAT-7 what a question, an answer or a source holds is shown as text', async () => {
  const hostile = '<img src=x onerror="alert(1)"><b>bold</b> [link](javascript:alert(1))';
  answer = {
    body: streamOf(
      anAnswer({
        blocks: [{ kind: 'paragraph', sentences: [aSentence({ text: hostile })] }],
        citations: [aCitation({ title: hostile })],
      }),
    ),
  };
  await open();
  fireEvent.change(field(), { target: { value: hostile } });
  fireEvent.submit(field());
  await within(await screen.findByRole('log')).findByRole('button', { name: /Source 1/ });
  expect(within(log()).getAllByText(hostile, { exact: false }).length).toBeGreaterThan(1);
  expect(log().querySelector('img, b, a[href^="javascript"]')).toBeNull();
});

test('CHAT-1 Shift and Enter begin a line, an empty question asks nothing', async () => {
  await open();
  await userEvent.type(field(), '  {Enter}');
  expect(requests).toEqual([]);
  await userEvent.clear(field());
  await userEvent.type(field(), 'One{Shift>}{Enter}{/Shift}two{Enter}');
  await waitFor(() => expect(requests.map(({ question }) => question)).toEqual(['One\ntwo']));
});

test('CHAT-1 Escape stops an answer, and it can be asked again in its place', async () => {
  const sentence = { ...aSentence(), citations: [] };
  const part = written({ event: 'part', data: { type: 'sentence', block: 0, kind: 'paragraph', sentence } });
  answer = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(part)) });
  await open();
  await sendOne();
  await within(await screen.findByRole('log')).findByText(/AED 50/);
  expect(screen.getByRole('button', { name: 'Stop the answer' })).toBeDefined();
  await userEvent.keyboard('{Escape}');
  await within(await screen.findByRole('log')).findByText('You stopped this answer.');
  answer = { body: streamOf(anAnswer()) };
  await userEvent.click(within(log()).getByRole('button', { name: 'Try again' }));
  await within(await screen.findByRole('log')).findByRole('button', { name: /Source 1/ });
  expect(within(log()).getAllByText('You said:')).toHaveLength(1);
});

test('CHAT-5 without a network the device answers, and the answer says so', async () => {
  goOffline({ events: streamOf(anAnswer()), checkedAt: '2026-11-20T08:00:00.000Z' });
  const { container } = await open();
  expect(screen.getByText('No connection: Ayyan answers from the guide on this device.')).toBeDefined();
  await sendOne();
  const received = await within(await screen.findByRole('log')).findByText(/^Answered on this device/);
  expect(received.textContent).toMatch(/20 November 2026/);
  expect(received.textContent).not.toContain('conversations');
  expect(deviceQuestions).toMatchObject([{ question: 'How much is the fine?' }]);
  expect(requests).toEqual([]);
  await expectAccessible(container);
});

test('CHAT-5 the device gets ready where no server answers, and does nothing where one does', async () => {
  answerHere({ events: streamOf(anAnswer()), checkedAt: '2026-11-20T08:00:00.000Z' });
  const { unmount } = await open();
  await screen.findByRole('textbox', { name: 'Your question' });
  await sendOne();
  await within(await screen.findByRole('log')).findByRole('button', { name: /Source 1/ });
  expect({ prepared, deviceQuestions }).toEqual({ prepared: [], deviceQuestions: [] });
  unmount();
  threadStore.replace(EMPTY_THREAD);
  state = () => Response.json({ code: 'offline' }, { status: 503 });
  await open();
  await waitFor(() => expect(prepared).toEqual(['en']));
});

test('CHAT-5 without a network and without the guide nothing typed is lost, and the page says why', async () => {
  goOffline(null);
  await open();
  await sendOne();
  await screen.findByText(/not on this device yet/);
  expect(screen.getByRole('alert').textContent).toContain('not on this device yet');
  expect(field().value).toBe('How much is the fine?');
  expect(requests).toEqual([]);
});

test('CHAT-6 at the limit the question stays in the field and the page says when to ask again', async () => {
  answer = { status: 429, body: '{"code":"too_many_requests"}', headers: { 'retry-after': '40' } };
  await open();
  await sendOne();
  await screen.findByText(/Ask again in (?:40|39) seconds\./);
  expect(screen.getByRole('alert').textContent).toContain('Too many questions');
  expect(field().value).toBe('How much is the fine?');
  expect(screen.queryByRole('log')).toBeNull();
});

test('CHAT-3 confidence in words, to be checked below the user’s limit, reasons when they want them', async () => {
  answer = { body: streamOf(anAnswer({ confidence: 75, reasons: ['from_facts', 'review_due'] })) };
  await open();
  await sendOne();
  await within(await screen.findByRole('log')).findByText('Fairly sure');
  expect(within(log()).getByText('Check this with the source')).toBeDefined();
  expect(within(log()).queryByText('Why this answer')).toBeNull();
  await act(() => savePreferences({ aiPreferences: { confidenceThreshold: 70, explainDecisions: true } }));
  expect(within(log()).queryByText('Check this with the source')).toBeNull();
  expect(within(log()).getByText('A fact in it is due to be checked again.')).toBeDefined();
});

test('CHAT-2 says which engine answered, that one failed, and what was struck', async () => {
  const struck = aSentence({ text: '', citations: [], isStruck: true, strikeReason: 'made_up_number' });
  answer = {
    body: streamOf(
      anAnswer({ reasons: ['model_slow'], blocks: [{ kind: 'paragraph', sentences: [aSentence(), struck] }] }),
    ),
  };
  await open();
  await sendOne();
  await within(await screen.findByRole('log')).findByText(/Answered by the guide itself.*took too long/);
  expect(within(log()).getByText('[A sentence was removed: no source has its number]')).toBeDefined();
});

test('CHAT-1 a rating stands immediately and can be taken back before it is sent', async () => {
  await open();
  await sendOne();
  const useful = await within(await screen.findByRole('log')).findByRole('button', { name: 'Useful' });
  vi.useFakeTimers();
  fireEvent.click(useful);
  expect(useful.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(within(log()).getByRole('button', { name: 'Not useful' }));
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(rated).toMatchObject([{ rating: 'not_useful', cited: ['fact/visa.overstay.fine'] }]);
});

test('CHAT-1 a note on an answer takes question and answer along only where the user agrees', async () => {
  await open();
  await sendOne();
  await userEvent.click(await within(await screen.findByRole('log')).findByRole('button', { name: 'Not useful' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'What was wrong?' }), 'Too old');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(rated).toMatchObject([{ rating: 'not_useful', message: 'Too old', shared: null }]));
  await userEvent.click(within(log()).getByRole('button', { name: 'Useful' }));
  await userEvent.click(within(log()).getByRole('button', { name: 'Not useful' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Send my question/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(rated).toHaveLength(2));
  expect(rated[1]).toMatchObject({ shared: { question: 'How much is the fine?' } });
});

test('CHAT-1 a follow-up is asked by pressing it, and goes on from what was said', async () => {
  await open();
  await sendOne();
  await userEvent.click(await screen.findByRole('button', { name: 'How do I pay it?' }));
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests[1]?.before).toHaveLength(1);
});

test('CHAT-1 ROUTE-1 a link brings a question into the field, or the page it is about', async () => {
  await open('/chat?q=beach%20with%20kids&about=service/visa-overstay');
  await waitFor(() => expect(field().value).toBe('beach with kids'));
  expect(requests).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'How much does it cost?' }));
  await waitFor(() => expect(requests[0]?.about).toEqual({ kind: 'service', id: 'visa-overstay' }));
});

test('CHAT-1 a question asked on a page of the guide before its scripts began is sent, one in a link from elsewhere is not', async () => {
  const referrer = vi.spyOn(document, 'referrer', 'get');
  onTestFinished(() => referrer.mockRestore());
  referrer.mockReturnValue('https://elsewhere.example/');
  await open('/chat?q=beach%20with%20kids&send=1');
  await waitFor(() => expect(field().value).toBe('beach with kids'));
  expect(requests).toEqual([]);
  cleanup();
  referrer.mockReturnValue(`${location.origin}/`);
  await open('/chat?q=beach%20with%20kids&send=1');
  await waitFor(() => expect(requests).toMatchObject([{ question: 'beach with kids' }]));
});

test('CHAT-6 a guest is told where the conversation stays, and begins a new one', async () => {
  await open();
  expect(screen.getByText(/stays in this tab only/)).toBeDefined();
  await sendOne();
  await within(await screen.findByRole('log')).findByRole('button', { name: /Source 1/ });
  const [anew] = screen.getAllByRole('button', { name: 'New conversation' });
  if (anew) await userEvent.click(anew);
  expect(screen.queryByRole('log')).toBeNull();
  expect(document.activeElement).toBe(field());
});

test('CHAT-4 an answer in another language than the page carries its language and direction', async () => {
  answer = {
    body: streamOf(
      anAnswer({
        locale: 'ar',
        blocks: [{ kind: 'paragraph', sentences: [aSentence({ text: 'الغرامة ٥٠ درهمًا.' })] }],
      }),
    ),
  };
  await open();
  await sendOne('كم الغرامة؟');
  const text = await within(await screen.findByRole('log')).findByText(/الغرامة ٥٠/);
  expect(text.closest('[lang]')?.getAttribute('lang')).toBe('ar');
  expect(text.closest('[dir]')?.getAttribute('dir')).toBe('rtl');
});
