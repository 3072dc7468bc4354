// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { DataTable } from './data-table.tsx';

afterEach(cleanup);

test('a table has a caption and headers for its columns and rows', async () => {
  const { container } = render(
    <DataTable
      caption="Parts of the city"
      keyOf={(row) => row.id}
      rows={[{ id: 'Deira', count: 42 }]}
      columns={[
        { id: 'name', header: 'Name', cell: (row) => row.id },
        { id: 'count', header: 'Places', cell: (row) => row.count, isNumeric: true },
      ]}
    />,
  );
  expect(screen.getByRole('table', { name: 'Parts of the city' })).toBeDefined();
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  expect(screen.getByRole('rowheader', { name: 'Deira' })).toBeDefined();
  await expectAccessible(container);
});
