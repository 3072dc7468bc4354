// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { expectAccessible } from './accessibility-check.ts';
import { Button, buttonClass } from './button.tsx';

afterEach(cleanup);

test('a button is pressed with Enter and Space and never submits a form by accident', async () => {
  const onClick = vi.fn<() => void>();
  const { container } = render(<Button onClick={onClick}>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  expect(button.getAttribute('type')).toBe('button');
  button.focus();
  await userEvent.keyboard('{Enter} ');
  expect(onClick).toHaveBeenCalledTimes(2);
  await expectAccessible(container);
});

test('every variant has its own look, and a ref reaches the element', () => {
  const looks = (['primary', 'secondary', 'ghost', 'ink', 'danger', 'pressed'] as const).map((variant) =>
    buttonClass({ variant }),
  );
  expect(new Set(looks).size).toBe(6);
  const ref = createRef<HTMLButtonElement>();
  render(<Button ref={ref}>Go</Button>);
  expect(ref.current?.tagName).toBe('BUTTON');
});
