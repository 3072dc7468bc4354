import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderInPage } from '../../features/prose/test-page.tsx';
import { UnitConverter } from './unit-converter.tsx';

afterEach(cleanup);

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('I18N-1 what is typed on one side shows on the other, in digits of any script', async () => {
  await renderInPage(<UnitConverter />, { path: '/practical' });
  expect(field(/Fahrenheit/).value).toBe('104');
  await userEvent.clear(field(/Celsius/));
  await userEvent.type(field(/Celsius/), '٤٥');
  expect(field(/Fahrenheit/).value).toBe('113');
  await userEvent.clear(field(/Fahrenheit/));
  await userEvent.type(field(/Fahrenheit/), '32');
  expect(field(/Celsius/).value).toBe('0');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Area');
  expect(field(/Square feet/).value).toBe('1,076.39');
});

test('I18N-1 what is no value says so at its field and stays', async () => {
  await renderInPage(<UnitConverter />, { path: '/practical' });
  await userEvent.type(field(/Celsius/), 'x');
  expect(field(/Celsius/).value).toBe('40x');
  expect(field(/Celsius/).getAttribute('aria-invalid')).toBe('true');
  expect(field(/Fahrenheit/).value).toBe('');
  await userEvent.clear(field(/Celsius/));
  await userEvent.type(field(/Celsius/), '-300');
  expect(screen.getByText(/Enter a valid number/)).toBeTruthy();
});
