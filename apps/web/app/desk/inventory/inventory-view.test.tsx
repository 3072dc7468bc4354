import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInPage } from '../../features/prose/test-page.tsx';
import type { Session } from '../../queries/accounts.ts';
import { expectAccessible } from '../../ui/accessibility-check.ts';
import { InventoryView } from './inventory-view.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const item = (kind: string, id: string, more: object = {}) => ({
  kind,
  id,
  href: kind === 'article' ? `/news/${id}` : `/content/${id}`,
  title: `Title of ${id}`,
  titleLocale: 'en',
  category: 'dining',
  state: 'published',
  method: 'machine-drafted',
  reviewBy: null,
  isOverdue: false,
  isUnlisted: false,
  freshness: 'fresh',
  asOf: '2026-11',
  changedAt: '2026-11-26T08:00:00Z',
  owner: null,
  isHighRisk: false,
  languages: LOCALES.map((locale) => ({ locale, state: 'published', isApproved: false })),
  ...more,
});

const ITEMS = [
  item('article', 'salik', { reviewBy: '2026-10-01', isOverdue: true, isUnlisted: true }),
  item('place', 'creek', { owner: 'Sana Karim' }),
];

type Sent = { path: string; body: unknown };

/** The inventory as someone with a role sees it. Returns what is sent to the server. */
async function open(role: string, locale: Locale = 'en') {
  const sent: Sent[] = [];
  const session = {
    actor: { kind: 'user', userId: 'u', role },
    profile: null,
    permissions: [],
    session: null,
  } as unknown as Session;
  const answers: Record<string, unknown> = {
    '/api/newsroom/inventory': { items: ITEMS, total: 2, pageSize: 50 },
    '/api/newsroom/changes': {
      outcomes: [
        { kind: 'article', id: 'salik', refused: null },
        { kind: 'place', id: 'creek', refused: 'not_editable' },
      ],
      undo: '0197c9a4-6a2e-7c1e-9b1a-2f1d6a1c0b11',
    },
    '/api/newsroom/changes/undo': { outcomes: [{ kind: 'article', id: 'salik', refused: null }], undo: null },
  };
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const { pathname } = new URL(address);
    if (init?.method === 'POST') sent.push({ path: pathname, body: JSON.parse(init.body as string) });
    return new Response(JSON.stringify(answers[pathname] ?? null), { headers: { 'content-type': 'application/json' } });
  });
  const { container } = await renderInPage(<InventoryView />, { path: '/dashboard/content', locale, session });
  await screen.findByRole('table');
  return { container, sent };
}

const rowOf = (title: string) => within(screen.getByRole('row', { name: new RegExp(title) }));

test('STAFF-6 each item has its languages, owner and overdue review, and leads to where it is edited or read', async () => {
  const { container } = await open('editor');
  expect(rowOf('Title of salik').getByText('Out of the lists, overdue since 1 Oct 2026')).toBeTruthy();
  expect(rowOf('Title of creek').getByText('Sana Karim')).toBeTruthy();
  const links = ['Title of salik', 'Title of creek'].map((name) =>
    rowOf(name).getByRole('link', { name }).getAttribute('href'),
  );
  expect(links).toEqual([
    '/dashboard?tab=articles&edit=salik&language=en',
    '/dashboard/content-management/dining/place/creek',
  ]);
  await expectAccessible(container);
});

test('STAFF-2 STAFF-6 the actions are those of the role; a curator only reads', async () => {
  await open('curator');
  expect(screen.queryByRole('checkbox')).toBeNull();
  cleanup();
  await open('editor');
  const chooseAll = () => fireEvent.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }));
  const names = () =>
    within(screen.getByRole('group', { name: 'Actions for chosen items' }))
      .queryAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(names()).toEqual([]);
  chooseAll();
  expect(names()).toEqual(['Assign', 'Set review date', 'Archive']);
  cleanup();
  await open('publisher');
  chooseAll();
  expect(names()).toEqual(['Assign', 'Set review date', 'Approve', 'Schedule', 'Withdraw', 'Archive']);
});

test('STAFF-6 by keyboard: rows are chosen, changed together, answered one by one, and put back', async () => {
  const { sent } = await open('publisher');
  const boxes = within(screen.getByRole('table')).getAllByRole<HTMLInputElement>('checkbox');
  boxes[1]?.focus();
  fireEvent.keyDown(boxes[1] as Element, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(boxes[2]);
  fireEvent.click(boxes[0] as Element);
  expect(screen.getByText('2 chosen')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Tell users the reason' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  const answer = within(
    await screen
      .findByText('Done: 1. Left as they were: 1.')
      .then((one) => one.closest('[role=status]') as HTMLElement),
  );
  expect(answer.getByText(/Items of this kind are approved as they are/).textContent).toContain('Title of creek');
  expect(sent[0]).toEqual({
    path: '/api/newsroom/changes',
    body: {
      action: 'unpublish',
      items: [
        { kind: 'article', id: 'salik' },
        { kind: 'place', id: 'creek' },
      ],
      comment: '',
      reason: 'outdated',
      isReasonPrivate: true,
    },
  });
  expect(screen.getByText('1 chosen')).toBeTruthy();
  fireEvent.click(answer.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent[1]?.path).toBe('/api/newsroom/changes/undo'));
});

test('STAFF-6 filters are saved under a name on this device and removed again', async () => {
  await open('curator', 'ur');
  fireEvent.change(screen.getByRole('textbox', { name: 'منظر کا نام', hidden: true }), {
    target: { value: 'میرے مضامین' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'منظر محفوظ کریں', hidden: true }));
  expect(screen.getByRole('link', { name: 'میرے مضامین' }).getAttribute('href')).toBe('/ur/dashboard/content');
  fireEvent.click(screen.getByRole('button', { name: '”میرے مضامین“ ہٹائیں' }));
  expect(screen.queryByRole('link', { name: 'میرے مضامین' })).toBeNull();
});
