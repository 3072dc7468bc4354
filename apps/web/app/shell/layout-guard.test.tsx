import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LayoutGuard } from './layout-guard.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function BrokenLayout(): never {
  throw new Error('broken frame');
}

test('ERR-2 when the layout is what broke, the page stands alone', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <LayoutGuard bare={<h1>Something went wrong</h1>}>
      <BrokenLayout />
    </LayoutGuard>,
  );
  expect(screen.getByRole('heading').textContent).toBe('Something went wrong');
});
