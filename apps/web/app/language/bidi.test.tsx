import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ClockRange, isolate, Ltr } from './bidi.tsx';

test('I18N-1 a value in plain text is isolated', () => {
  expect(`${isolate('JBR')}!`).toBe('\u2068JBR\u2069!');
});

test('I18N-1 a range of times reads from start to end in every language', () => {
  const { container } = render(<ClockRange from="06:00" to="10:00" />);
  expect(container.textContent).toBe('06:00–10:00');
  expect(container.firstElementChild?.getAttribute('dir')).toBe('ltr');
});

test('I18N-1 a range on a 12-hour clock runs as its words do', () => {
  const { container } = render(<ClockRange from="6:00 ص" to="10:00 ص" />);
  expect(container.firstElementChild?.getAttribute('dir')).toBe('auto');
});

test('I18N-1 what runs left to right does so in every language and stays on one line', () => {
  render(<Ltr>800 555 0100</Ltr>);
  const number = screen.getByText('800 555 0100');
  expect(number.getAttribute('dir')).toBe('ltr');
  expect(number.className).toContain('whitespace-nowrap');
});
