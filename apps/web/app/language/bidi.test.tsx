import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isolate, Ltr } from './bidi.tsx';

test('I18N-1 a value in plain text is isolated', () => {
  expect(`${isolate('JBR')}!`).toBe('\u2068JBR\u2069!');
});

test('I18N-1 what runs left to right does so in every language and stays on one line', () => {
  render(<Ltr>800 555 0100</Ltr>);
  const number = screen.getByText('800 555 0100');
  expect(number.getAttribute('dir')).toBe('ltr');
  expect(number.className).toContain('whitespace-nowrap');
});
