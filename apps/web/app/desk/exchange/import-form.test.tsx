import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInPage } from '../../features/prose/test-page.tsx';
import { expectAccessible } from '../../ui/accessibility-check.ts';
import { ImportForm } from './import-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const RESULT = { isDryRun: true, new: 0, changed: 0, unchanged: 1, faults: [], skippedLines: [], ignoredColumns: [] };

/** The form, with what it sends, and the answers it gets one after another. */
async function openForm(answers: Response[]) {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (input: Request | URL | string, init?: RequestInit) => {
    const body = await new Request(new URL(input instanceof Request ? input.url : input, location.href), init).text();
    sent.push(JSON.parse(body) as Record<string, unknown>);
    return answers.shift() ?? Response.json(RESULT);
  });
  const { container } = await renderInPage(<ImportForm kind="place" />, { path: '/dashboard' });
  return { sent, container };
}

const choose = (name: string, content: string) =>
  fireEvent.change(screen.getByLabelText(/^File/), { target: { files: [new File([content], name)] } });

test('STAFF-6 wrong lines are said in words, in the order of the file', async () => {
  const faults = [
    { line: 3, path: 'id', code: 'required' },
    { line: 2, path: 'data.type', code: 'invalid_value' },
  ];
  const { container } = await openForm([Response.json({ ...RESULT, faults })]);
  choose('places.json', '[]');
  const lines = await screen.findAllByRole('listitem');
  expect(lines.slice(-2).map((line) => line.textContent)).toEqual([
    'Line 2: data.type · This value is not allowed here. invalid_value',
    'Line 3: id · This is required. required',
  ]);
  await expectAccessible(container);
});

test('STAFF-6 of a file that cannot be read or is too large no line is named', async () => {
  const faults = [{ line: 0, path: 'file', code: 'unreadable' }];
  const tooLarge = Response.json({ title: 'Too large', status: 413, code: 'payload_too_large' }, { status: 413 });
  await openForm([Response.json({ ...RESULT, faults }), tooLarge]);
  choose('places.json', '[{');
  await screen.findByText(/cannot be read as what the end of its name says/);
  expect(document.body.textContent).not.toContain('Line 0');
  choose('all.csv', 'id');
  await screen.findByText(/The file is too large/);
});

test('STAFF-6 what a column means can be changed after it was chosen', async () => {
  const unknown = Response.json({ ...RESULT, ignoredColumns: ['Phone'] });
  const { sent } = await openForm([unknown]);
  choose('places.csv', 'id,Phone');
  const column = await screen.findByRole<HTMLSelectElement>('combobox');
  fireEvent.change(column, { target: { value: 'data.phone' } });
  await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ mapping: { Phone: 'data.phone' } }));
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('data.phone');
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '' } });
  await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ mapping: {} }));
});
