import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInPage } from '../../features/prose/test-page.tsx';
import { expectAccessible } from '../../ui/accessibility-check.ts';
import { ColumnsButton } from './columns-button.tsx';
import { type DeskColumn, DeskTable } from './desk-table.tsx';

type Row = { id: string; owner: string };

const ROWS: Row[] = ['Salik', 'Creek', 'Deira'].map((id) => ({ id, owner: `Owner of ${id}` }));
const chosen = vi.fn<(id: string) => void>();
const COLUMNS: DeskColumn<Row>[] = [
  {
    id: 'select',
    header: 'Choose',
    cell: ({ id }) => <input type="checkbox" aria-label={`Choose ${id}`} onChange={() => chosen(id)} />,
  },
  {
    id: 'title',
    header: 'Title',
    sort: { href: '?sort=title', now: 'up' },
    cell: ({ id }) => <a href={`#${id}`}>{id}</a>,
  },
  { id: 'owner', header: 'Owner', choice: 'shown', cell: ({ owner }) => owner },
  { id: 'note', header: 'Note', choice: 'hidden', cell: ({ id }) => `Note on ${id}` },
];

afterEach(() => {
  cleanup();
  localStorage.clear();
  chosen.mockClear();
});

async function open() {
  // Without a layout every element is seen.
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
  Element.prototype.scrollIntoView = () => undefined;
  return renderInPage(
    <>
      <ColumnsButton table="test" columns={COLUMNS} />
      <DeskTable id="test" caption="Items" columns={COLUMNS} rows={ROWS} keyOf={({ id }) => id} />
    </>,
  );
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('STAFF-6 J and K lead from row to row, to the link that Enter opens, and X chooses the row', async () => {
  const { container } = await open();
  press('j');
  expect(document.activeElement?.textContent).toBe('Salik');
  press('j');
  press('j');
  press('j');
  expect(document.activeElement?.textContent).toBe('Deira');
  press('k');
  expect(document.activeElement?.textContent).toBe('Creek');
  press('x');
  expect(chosen.mock.calls).toEqual([['Creek']]);
  await expectAccessible(container);
});

test('STAFF-6 the row is named by its title, and the head says by what it is sorted', async () => {
  await open();
  expect(screen.getByRole('rowheader', { name: 'Creek' })).toBeTruthy();
  const head = screen.getByRole('columnheader', { name: /Title/ });
  expect(head.getAttribute('aria-sort')).toBe('ascending');
  expect(within(head).getByRole('link').getAttribute('href')).toContain('?sort=title');
});

test('STAFF-6 a person chooses the columns, and the device keeps the choice', async () => {
  await open();
  expect(heads().join()).toContain('Owner');
  expect(heads().join()).not.toContain('Note');
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Owner' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Note' }));
  expect(screen.queryByRole('checkbox', { name: 'Title' })).toBeNull();
  expect(screen.queryByText('Owner of Creek')).toBeNull();
  expect(screen.getByText('Note on Creek')).toBeTruthy();
  cleanup();
  await open();
  expect(screen.queryByText('Owner of Creek')).toBeNull();
  expect(screen.getByText('Note on Creek')).toBeTruthy();
});
