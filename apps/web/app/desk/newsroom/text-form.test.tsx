import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInPage } from '../../features/prose/test-page.tsx';
import type { TextInWork } from '../../queries/newsroom.ts';
import { TextForm } from './text-form.tsx';

let isOnline = true;
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  isOnline = true;
});

const TEXT = {
  kind: 'article',
  id: 'swimming',
  locale: 'en',
  version: 2,
  title: 'Swimming at night',
  summary: 'Three beaches have light.',
  markdown: 'Go there.',
  original: { locale: 'en' },
} as unknown as TextInWork;

type Saved = { title: string; baseVersion: number };

/** The form with a server that answers saves with `answer`. Returns what was sent to be saved. */
async function open(answer: { status?: number; body: object }) {
  const sent: Saved[] = [];
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  localStorage.setItem('dalil.newsroom.mode', 'markdown');
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const isSave = init?.method === 'POST' && address.endsWith('/newsroom/texts/article/swimming/en');
    if (!isSave) return Response.json({ blocks: [], facts: [], unknownFacts: [], brokenLinks: [] });
    sent.push(JSON.parse(init.body as string) as Saved);
    return Response.json(answer.body, { status: answer.status ?? 200 });
  });
  await renderInPage(<TextForm userId="u" text={TEXT} onUnsaved={() => {}} />, { path: '/dashboard' });
  return sent;
}
const type = (title: string) => fireEvent.change(screen.getByLabelText('Title'), { target: { value: title } });
function connect(to: boolean): void {
  isOnline = to;
  fireEvent(window, new Event(to ? 'online' : 'offline'));
}

test('STAFF-1 OFF-1 what was typed without a connection is saved when it returns, once', async () => {
  const sent = await open({ body: { kind: 'saved', version: 3, state: 'draft' } });
  connect(false);
  type('Swimming at dawn');
  connect(true);
  await waitFor(() => expect(sent).toMatchObject([{ title: 'Swimming at dawn', baseVersion: 2 }]));
  await screen.findByText('Saved on the server');
  connect(false);
  connect(true);
  expect(sent).toHaveLength(1);
});

test('STAFF-1 what another user saved meanwhile is shown beside it, and nothing is sent again by itself', async () => {
  const theirs = { kind: 'conflict', version: 5, title: 'Swimming late', summary: '', markdown: '', body: null };
  const sent = await open({ body: theirs });
  connect(false);
  type('Swimming at dawn');
  connect(true);
  await screen.findByText('Swimming late');
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Swimming at dawn');
  connect(false);
  connect(true);
  expect(sent).toHaveLength(1);
});

test('STAFF-1 a title over its limit stays as it was pasted and is refused at its field', async () => {
  const sent = await open({ body: {} });
  const title = screen.getByLabelText<HTMLInputElement>('Title');
  type('x'.repeat(121));
  expect([title.value.length, title.maxLength]).toEqual([121, -1]);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/At most 120 characters; there are 121/)).toBeTruthy();
  expect(document.activeElement).toBe(title);
  expect(sent).toEqual([]);
});

test('ERR-8 a text that the server refuses says why at the field', async () => {
  await open({ status: 400, body: { code: 'invalid_input', fields: [{ path: 'summary', code: 'too_big' }] } });
  type('Swimming at dawn');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('This is too long or too large');
  expect(document.activeElement).toBe(screen.getByLabelText('Summary'));
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Swimming at dawn');
});
