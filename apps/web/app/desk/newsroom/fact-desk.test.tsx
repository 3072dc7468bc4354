import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInPage } from '../../features/prose/test-page.tsx';
import type { DeskFactDetails } from '../../queries/newsroom.ts';
import { FactDesk } from './fact-desk.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const CHANGED: DeskFactDetails = {
  fact: {
    id: 'toll.peak',
    topic: 'tolls',
    type: 'money',
    label: 'Toll at the peak',
    text: 'AED 6',
    status: 'current',
    problem: null,
    confidence: 'press',
    source: { name: 'Gulf News', url: 'https://gulfnews.com/a' },
    asOf: '2026-01',
    validFrom: null,
    validUntil: null,
    reviewBy: '2099-03-31',
    hasEnded: false,
    uses: 1,
    owner: null,
    waiting: [],
  },
  value: 6,
  isShown: true,
  values: {},
  sentences: {},
  verdict: null,
  sourceNames: {},
  version: 'two',
  usedBy: [],
  pages: [],
  history: [],
  needsTwo: false,
  proposal: null,
  rejected: null,
  undoUntil: '2099-01-01T08:00:00.000Z',
};

test('STAFF-6 after a step that takes its button away the focus is on the name of the fact', async () => {
  let fact = CHANGED;
  vi.stubGlobal('fetch', async (input: Request | URL | string, init?: RequestInit) => {
    const method = input instanceof Request ? input.method : (init?.method ?? 'GET');
    if (method === 'POST') fact = { ...CHANGED, version: 'three', undoUntil: null };
    return Response.json(method === 'POST' ? { done: true } : fact);
  });
  await renderInPage(<FactDesk id="toll.peak" />, { path: '/dashboard' });
  const undo = await screen.findByRole('button', { name: 'Undo the last change' });
  undo.focus();
  fireEvent.click(undo);
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Undo the last change' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Toll at the peak' }));
});
