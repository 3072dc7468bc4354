import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../shell/factories.tsx';
import { ToastRegion } from './toast-region.tsx';
import { toasts } from './toast-store.ts';

afterEach(cleanup);

test('ERR-5 errors stand in an alert region, the rest in a status region; both are there beforehand', () => {
  renderAt('/', <ToastRegion />);
  const status = screen.getByRole('status');
  const alert = screen.getByRole('alert');
  act(() => toasts.show({ id: 'a', tone: 'error', title: 'Cannot sync', text: 'You need to be online to sync data.' }));
  expect(alert.textContent).toContain('Cannot sync');
  expect(status.textContent).toBe('');
  act(() => toasts.dismiss('a'));
  expect(alert.textContent).toBe('');
});

test('ERR-5 F6 moves to the toast, Escape dismisses it and goes back', () => {
  renderAt(
    '/',
    <>
      <button type="button">Elsewhere</button>
      <ToastRegion />
    </>,
  );
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  elsewhere.focus();
  act(() => toasts.show({ id: 'b', tone: 'error', title: 'Sync failed' }));
  fireEvent.keyDown(document.body, { key: 'F6' });
  const region = within(screen.getByRole('region', { name: 'Messages' }));
  expect(document.activeElement).toBe(region.getByRole('button', { name: 'Dismiss' }));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(toasts.current()).toBeNull();
  expect(document.activeElement).toBe(elsewhere);
});

test('ERR-5 the action runs and the toast goes', () => {
  const run = vi.fn();
  renderAt('/', <ToastRegion />);
  act(() => toasts.show({ id: 'c', tone: 'info', title: 'Update Available', action: { label: 'Update', run } }));
  fireEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(run).toHaveBeenCalledOnce();
  expect(toasts.current()).toBeNull();
});
