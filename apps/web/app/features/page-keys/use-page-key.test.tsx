import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../../data/storage-keys.ts';
import { usePageKey } from './use-page-key.ts';

const act = vi.fn<() => void>();

function Page({ hasDialog = false, isOn = true }: { hasDialog?: boolean; isOn?: boolean }) {
  usePageKey({ key: 'k', code: 'KeyK' }, act, isOn);
  return (
    <>
      <button type="button">Press</button>
      <textarea aria-label="Text" />
      {hasDialog ? <div role="dialog" aria-modal="true" aria-label="Open" /> : null}
    </>
  );
}

beforeEach(() => {
  act.mockClear();
  localStorage.clear();
});

afterEach(cleanup);

test('PROF-7 a page-wide key acts by its letter, and by its place on a keyboard of another script', () => {
  render(<Page />);
  fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK' });
  fireEvent.keyDown(screen.getByRole('button'), { key: 'ن', code: 'KeyK' });
  expect(act).toHaveBeenCalledTimes(2);
});

test('PROF-7 a page-wide key does nothing while typing, with a modifier, over a dialog, or when the user has turned keys off', () => {
  const { rerender } = render(<Page />);
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'k', code: 'KeyK' });
  fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'K', code: 'KeyK', shiftKey: true });
  rerender(<Page hasDialog />);
  fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK' });
  rerender(<Page />);
  localStorage.setItem(STORAGE_KEYS.preferences, '{"ttsSettings":{"enableShortcuts":false}}');
  fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK' });
  localStorage.clear();
  rerender(<Page isOn={false} />);
  const isLeft = fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK' });
  expect(isLeft, 'the key is left to others').toBe(true);
  expect(act).not.toHaveBeenCalled();
});
