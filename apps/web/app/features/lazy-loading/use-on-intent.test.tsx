import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../shell/factories.tsx';
import { ToastRegion } from '../announcer/toast-region.tsx';
import { useOnIntent } from './use-on-intent.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Opener({ load }: { load: () => Promise<{ words: string }> }) {
  const { part, open, intent } = useOnIntent(load);
  return (
    <>
      <button type="button" onClick={() => void open()} {...intent}>
        Open
      </button>
      {part && <p>{part.words}</p>}
      <ToastRegion />
    </>
  );
}

test('LAYOUT-1 a part is fetched when the user reaches for it and shown when it is opened', async () => {
  const load = vi.fn(async () => ({ words: 'the part' }));
  renderAt('/', <Opener load={load} />);
  expect(load).not.toHaveBeenCalled();
  const button = screen.getByRole('button', { name: 'Open' });
  await act(async () => fireEvent.focus(button));
  expect(load).toHaveBeenCalled();
  expect(screen.queryByText('the part')).toBeNull();
  await act(async () => fireEvent.click(button));
  expect(screen.getByText('the part')).toBeDefined();
});

test('ERR-3 a part that does not arrive is reported by a toast and leaves the page as it is', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderAt('/', <Opener load={() => Promise.reject(new TypeError('Failed to fetch'))} />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Open' })));
  expect(screen.getByRole('alert').textContent).toContain('Loading Error');
  expect(screen.getByRole('button', { name: 'Open' })).toBeDefined();
});
