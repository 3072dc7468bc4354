// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { SelectField } from './select.tsx';

afterEach(cleanup);

test('a select has a label and its options', async () => {
  const options = [
    { value: 'nearest', label: 'Nearest' },
    { value: 'name', label: 'Name' },
  ];
  const { container } = render(<SelectField label="Sort by" options={options} isInline />);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
  await userEvent.selectOptions(select, 'Name');
  expect(select.value).toBe('name');
  await expectAccessible(container);
});
