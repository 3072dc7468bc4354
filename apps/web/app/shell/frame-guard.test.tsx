import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FrameGuard } from './frame-guard.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function BrokenFrame(): never {
  throw new Error('broken frame');
}

test('ERR-2 when the frame is what broke, the page stands alone', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <FrameGuard bare={<h1>Something went wrong</h1>}>
      <BrokenFrame />
    </FrameGuard>,
  );
  expect(screen.getByRole('heading').textContent).toBe('Something went wrong');
});
