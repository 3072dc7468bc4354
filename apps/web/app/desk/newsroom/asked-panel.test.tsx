import type { AskedAs } from '@dalil/domain/guide/asked-as.ts';
import { PERMISSIONS, type Role } from '@dalil/domain/accounts/permissions.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInPage } from '../../features/prose/test-page.tsx';
import type { Session } from '../../queries/accounts.ts';
import { expectAccessible } from '../../ui/accessibility-check.ts';
import { AskedPanel } from './asked-panel.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const TOLL: AskedAs = { en: ['salik price', 'toll cost'], ar: ['كم سالك'] };

const sessionOf = (role: Role) =>
  ({ actor: { kind: 'user', role, userId: 'u' }, permissions: PERMISSIONS[role] }) as unknown as Session;

/** The panel over a server that keeps the questions. `answers` come before its own. */
async function open({ role = 'editor', answers = [] }: { role?: Role; answers?: Response[] } = {}) {
  const server = { asked: TOLL, version: 1 };
  const sent: { version: string; asked: AskedAs }[] = [];
  const reads = { count: 0 };
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const request = new Request(new URL(input, location.href), init);
    const view = () =>
      Response.json({ kind: 'fact', id: 'toll', asked: server.asked, version: String(server.version) });
    if (request.method === 'GET') {
      reads.count += 1;
      return view();
    }
    const body = (await request.json()) as (typeof sent)[number];
    sent.push(body);
    const answer = answers.shift();
    if (answer) return answer;
    if (body.version !== String(server.version)) return Response.json({ code: 'conflict' }, { status: 409 });
    const given = Object.entries(body.asked).filter(([, questions]) => questions.length > 0);
    server.asked = Object.fromEntries(given);
    server.version += 1;
    return view();
  });
  const { container } = await renderInPage(<AskedPanel kind="fact" id="toll" level={2} />, {
    path: '/dashboard',
    session: sessionOf(role),
  });
  expect(reads.count).toBe(0);
  const details = screen.getByText('How people ask').closest('details');
  if (details) details.open = true;
  fireEvent(details as Element, new Event('toggle'));
  await screen.findByLabelText('English');
  return { server, sent, container };
}
const english = () => screen.getByLabelText<HTMLTextAreaElement>('English');
const type = (lines: string) => fireEvent.change(english(), { target: { value: lines } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save the questions' }));

test('CHAT-2 the panel loads when it is opened, says what it is for, counts the questions and saves them', async () => {
  const { sent, container } = await open();
  expect(screen.getByText('Ayyan finds this answer by these questions. They are never shown.')).toBeTruthy();
  expect(english().value).toBe('salik price\ntoll cost');
  expect(screen.getByText('2 of 40')).toBeTruthy();
  await expectAccessible(container);
  type('salik price\n\n  how much is a gate  \ntoll cost');
  expect(screen.getByText('3 of 40')).toBeTruthy();
  save();
  await waitFor(() => expect(english().value).toBe('salik price\nhow much is a gate\ntoll cost'));
  expect(sent).toEqual([
    {
      version: '1',
      asked: { en: ['salik price', 'how much is a gate', 'toll cost'], ar: TOLL.ar, hi: [], ur: [] },
    },
  ]);
});

test('CHAT-2 the last save is undone for as long as the panel is open', async () => {
  const { server, sent } = await open();
  expect(screen.queryByRole('button', { name: 'Undo the last save' })).toBeNull();
  type('only this one');
  save();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo the last save' }));
  await waitFor(() => expect(english().value).toBe('salik price\ntoll cost'));
  expect(sent.at(-1)).toMatchObject({ version: '2', asked: TOLL });
  expect(server.asked).toEqual(TOLL);
  expect(screen.queryByRole('button', { name: 'Undo the last save' })).toBeNull();
});

test('CHAT-2 a wrong question is named by its line, before it is sent and when the server refuses it', async () => {
  const refused = Response.json(
    { code: 'invalid_input', fields: [{ path: 'asked.en.1', code: 'duplicate' }] },
    { status: 400 },
  );
  const { sent, container } = await open({ answers: [refused] });
  type('salik price\n\nSalik price?');
  save();
  expect(await screen.findByText('Line 3: this question stands above already')).toBeTruthy();
  expect(document.activeElement).toBe(english());
  await expectAccessible(container);
  type(`fine\n${'y'.repeat(121)}`);
  save();
  expect(await screen.findByText('Line 2: at most 120 characters')).toBeTruthy();
  type('x');
  save();
  expect(await screen.findByText('Line 1: at least 2 characters')).toBeTruthy();
  type(Array.from({ length: 41 }, (_, at) => `question ${at}`).join('\n'));
  save();
  expect(await screen.findByText('At most 40 questions')).toBeTruthy();
  expect(sent).toEqual([]);
  type('one one\n\n\ntwo two');
  save();
  expect(await screen.findByText('Line 4: this question stands above already')).toBeTruthy();
  expect(english().value).toBe('one one\n\n\ntwo two');
});

test('CHAT-2 what another person saved meanwhile stands beside what was typed, and one chooses', async () => {
  const { server, sent } = await open();
  type('mine');
  Object.assign(server, { asked: { ...TOLL, en: ['theirs'] }, version: 7 });
  save();
  expect((await screen.findByRole('alert')).textContent).toMatch(/Another person saved.*theirs/su);
  expect(english().value).toBe('mine');
  fireEvent.click(screen.getByRole('button', { name: 'Go on with mine' }));
  save();
  await waitFor(() => expect(server.asked.en).toEqual(['mine']));
  expect(sent.at(-1)?.version).toBe('7');
  type('again mine');
  Object.assign(server, { asked: { ...TOLL, en: ['theirs again'] }, version: 9 });
  save();
  fireEvent.click(await screen.findByRole('button', { name: 'Take theirs' }));
  expect(english().value).toBe('theirs again');
});

test('CHAT-2 who does not write texts reads the questions only', async () => {
  await open({ role: 'publisher' });
  expect(english().readOnly).toBe(true);
  expect(screen.getByText('Editors change these questions.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
