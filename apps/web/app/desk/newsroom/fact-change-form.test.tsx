import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInPage } from '../../features/prose/test-page.tsx';
import type { DeskFactDetails } from '../../queries/newsroom.ts';
import { expectAccessible } from '../../ui/accessibility-check.ts';
import { FactChangeForm } from './fact-change-form.tsx';
import { FactProposal } from './fact-proposal.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const NAMES = { en: 'Gulf News', ar: 'غلف نيوز', hi: 'गल्फ़ न्यूज़', ur: 'گلف نیوز' };

function detailsOf(given: Partial<DeskFactDetails> = {}, type = 'text'): DeskFactDetails {
  return {
    fact: {
      id: 'toll.note',
      topic: 'tolls',
      type,
      label: 'Tolls',
      text: 'By the hour',
      status: 'current',
      problem: null,
      confidence: 'press',
      source: { name: NAMES.en, url: 'https://gulfnews.com/a' },
      asOf: '2026-01',
      validFrom: null,
      validUntil: null,
      reviewBy: '2099-03-31',
      hasEnded: false,
      uses: 1,
      owner: null,
      waiting: [],
    },
    value: null,
    isShown: true,
    values: { en: 'By the hour', ar: 'بحسب الساعة', hi: 'घंटे के अनुसार', ur: 'گھنٹے کے حساب سے' },
    sentences: {},
    verdict: null,
    sourceNames: NAMES,
    version: 'one',
    usedBy: [],
    pages: [],
    history: [],
    needsTwo: false,
    proposal: null,
    rejected: null,
    undoUntil: null,
    ...given,
  };
}

/** The form, with what it sends to the server. */
async function open(details: DeskFactDetails, answers: Response[] = []) {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (input: Request | URL | string, init?: RequestInit) => {
    const body = await new Request(new URL(input instanceof Request ? input.url : input, location.href), init).text();
    sent.push(JSON.parse(body) as Record<string, unknown>);
    return answers.shift() ?? Response.json({ done: true, waits: false });
  });
  const { container } = await renderInPage(<FactChangeForm details={details} userId="u" />, {
    path: '/dashboard',
  });
  return { sent, container };
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('STAFF-6 what is typed survives a closed tab, and the languages left behind are named', async () => {
  await open(detailsOf());
  type('Words: English', 'By the minute');
  expect(screen.getByRole('status').textContent).toContain('العربية · हिन्दी · اردو');
  cleanup();
  await open(detailsOf({ version: 'two' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Words: English').value).toBe('By the minute');
  expect(screen.getAllByRole('status')[0]?.textContent).toContain('has changed since you typed this');
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Words: English').value).toBe('By the hour');
  expect(localStorage.length).toBe(0);
});

test('STAFF-6 an address on another site asks for the name of the source in four languages and sends it', async () => {
  const { sent, container } = await open(detailsOf());
  type('Address of the source', 'https://www.rta.ae/tolls');
  expect(screen.getByText(/leads to another site/)).toBeTruthy();
  type('Name of the source: English', 'RTA');
  await expectAccessible(container);
  fireEvent.click(screen.getByRole('button', { name: 'Publish everywhere' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ sourceUrl: 'https://www.rta.ae/tolls', sourceNames: { ...NAMES, en: 'RTA' } });
  await waitFor(() => expect(localStorage.length).toBe(0));
});

test('STAFF-6 hours are changed row by row and sent as rows', async () => {
  const rows = [{ days: ['mon' as const], from: '05:00', to: '24:00' }];
  const { sent } = await open(detailsOf({ value: rows, values: {} }, 'schedule'));
  fireEvent.click(screen.getByRole('button', { name: 'Tue' }));
  fireEvent.click(screen.getByRole('button', { name: 'Publish everywhere' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ value: [{ days: ['mon', 'tue'], from: '05:00', to: '24:00' }] });
  expect(sent[0]).not.toHaveProperty('sourceNames');
});

test('STAFF-6 an unusual value is confirmed with what it changes, and refusals stand at their fields', async () => {
  const price = { from: { en: 'AED 6' }, to: { en: 'AED 700,000' }, usedBy: [], pages: [] };
  const answers = [
    Response.json(
      { code: 'needs_confirmation', fields: [{ path: 'value', code: 'third' }], effect: price },
      { status: 409 },
    ),
    Response.json({ code: 'invalid_input', fields: [{ path: 'asOf', code: 'evidence_unchanged' }] }, { status: 400 }),
  ];
  const usedBy = [{ kind: 'article' as const, id: 'gates', title: 'How Salik gates charge', href: '/news/gates' }];
  const { sent } = await open(detailsOf({ value: 6, values: {}, usedBy, pages: ['/traffic'] }, 'money'), answers);
  type('Value', '700000');
  fireEvent.click(screen.getByRole('button', { name: 'Publish everywhere' }));
  const dialog = await screen.findByRole('dialog', { name: 'Is this value right?' });
  expect(dialog.textContent).toMatch(/more than a third.*AED 6.*AED 700,000.*How Salik gates charge.*\/traffic/su);
  fireEvent.click(screen.getByRole('button', { name: 'Yes, change it' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]).not.toHaveProperty('confirmed');
  expect(sent[1]).toMatchObject({ value: 700_000, confirmed: 700_000 });
  const field = screen.getByLabelText('True as of');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(/name a new source or a later date/u).length).toBeGreaterThan(0);
});

const SENTENCES = {
  en: 'It costs {value}.',
  ar: 'الرسم {value}.',
  hi: 'इसका शुल्क {value} है।',
  ur: 'اس کی فیس {value} ہے۔',
};

test('STAFF-6 the sentence that answers and the yes or no are sent when they change, and refused at their language', async () => {
  const answers = [
    Response.json(
      { code: 'invalid_input', fields: [{ path: 'sentences.ur', code: 'sentence_without_value' }] },
      { status: 400 },
    ),
  ];
  const { sent, container } = await open(detailsOf({ value: 6, values: {}, sentences: SENTENCES }, 'money'), answers);
  fireEvent.click(screen.getByText('What Ayyan answers'));
  type('Sentence that answers: اردو', 'اس کی فیس ہے۔');
  type('Answer to a yes/no question', 'depends');
  fireEvent.click(screen.getByRole('button', { name: 'Publish everywhere' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ sentences: { ...SENTENCES, ur: 'اس کی فیس ہے۔' }, verdict: 'depends' });
  const field = screen.getByLabelText('Sentence that answers: اردو');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(/The sentence needs \{value\}/u).length).toBeGreaterThan(0);
  await expectAccessible(container);
  type('Sentence that answers: اردو', SENTENCES.ur);
  type('Answer to a yes/no question', '');
  fireEvent.click(screen.getByRole('button', { name: 'Publish everywhere' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).not.toHaveProperty('sentences');
  expect(sent[1]).not.toHaveProperty('verdict');
});

test('STAFF-6 new words of a text name the languages whose sentence stays behind, and send the sentences', async () => {
  const sentences = { en: 'You pay by the hour.', ar: 'تدفع بالساعة.', hi: 'घंटे से।', ur: 'گھنٹے سے۔' };
  const { sent } = await open(detailsOf({ sentences }));
  type('Words: English', 'By the minute');
  expect(screen.getByText(/the sentence that answers did not in/u).textContent).toContain('English');
  type('Sentence that answers: English', 'You pay by the minute.');
  expect(screen.queryByText(/the sentence that answers did not in/u)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Publish everywhere' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ sentences: { ...sentences, en: 'You pay by the minute.' } });
});

test('STAFF-6 numbers of sentences that moved too far are confirmed with the sentences', async () => {
  const said = { from: { en: 'It costs AED 6, 5 a week.' }, to: { en: 'It costs AED 6, 50 a week.' } };
  const answers = [
    Response.json(
      {
        code: 'needs_confirmation',
        fields: [{ path: 'sentences', code: 'third' }],
        effect: { ...said, usedBy: [], pages: [] },
      },
      { status: 409 },
    ),
  ];
  const { sent } = await open(detailsOf({ value: 6, values: {}, sentences: SENTENCES }, 'money'), answers);
  type('Sentence that answers: English', 'It costs {value}, 50 a week.');
  fireEvent.click(screen.getByRole('button', { name: 'Publish everywhere' }));
  const dialog = await screen.findByRole('dialog', { name: 'Is this value right?' });
  expect(dialog.textContent).toContain('It costs AED 6, 50 a week.');
  fireEvent.click(screen.getByRole('button', { name: 'Yes, change it' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ confirmedSentences: { ...SENTENCES, en: 'It costs {value}, 50 a week.' } });
  expect(sent[1]).not.toHaveProperty('confirmed');
});

test('STAFF-6 the second person reads which sentences and which yes or no a proposal changes', async () => {
  const proposal = {
    id: 'p',
    text: 'AED 6',
    values: {},
    sentences: { ...SENTENCES, en: 'You pay {value}.' },
    verdict: 'depends' as const,
    isShown: true,
    source: 'https://gulfnews.com/b',
    asOf: '2026-02',
    reviewBy: '2099-03-31',
    validFrom: null,
    validUntil: null,
    reason: 'we-were-wrong' as const,
    by: 'Another',
    at: '2026-11-26T08:00:00Z',
    isOwn: false,
    unusual: null,
    isOutdated: false,
  };
  const details = detailsOf({ value: 6, values: {}, sentences: SENTENCES, proposal }, 'money');
  await renderInPage(<FactProposal details={details} proposal={proposal} mayDecide />, { path: '/dashboard' });
  const { textContent } = screen.getByRole('region', { name: 'A change waits for a second person' });
  expect(textContent).toContain('It costs {value}.');
  expect(textContent).toContain('You pay {value}.');
  expect(textContent).toContain('It depends');
  expect(textContent).not.toContain(SENTENCES.ur);
});
