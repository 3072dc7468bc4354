// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { NumberField } from './number-field.tsx';

afterEach(cleanup);

const seen: (number | null)[] = [];

function Price() {
  const [value, setValue] = useState<number | null>(4);
  const change = (next: number | null) => {
    seen.push(next);
    setValue(next);
  };
  return <NumberField label="Price" wrong="Enter a number" value={value} onNumber={change} />;
}

test('I18N-1 a number is entered in the digits of any script, and what is none is named and stays', async () => {
  const { container } = render(<Price />);
  const field = screen.getByLabelText<HTMLInputElement>('Price');
  expect(field.value).toBe('4');
  for (const [typed, value] of [
    ['٨٥٬٠٠٠', 85_000],
    ['۸۵۰۰۰', 85_000],
    ['८.५', 8.5],
    ['85,000', 85_000],
  ] as const) {
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    expect([field.value, seen.at(-1)]).toEqual([typed, value]);
  }
  await userEvent.clear(field);
  expect([seen.at(-1), screen.queryByText('Enter a number')]).toEqual([null, null]);
  await userEvent.type(field, 'ten');
  expect([field.value, seen.at(-1)]).toEqual(['ten', null]);
  expect(screen.getByText('Enter a number')).not.toBeNull();
  await expectAccessible(container);
});
