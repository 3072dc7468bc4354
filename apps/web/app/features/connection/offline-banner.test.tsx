import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../shell/factories.tsx';
import { ToastRegion } from '../announcer/toast-region.tsx';
import { OfflineBanner } from './offline-banner.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function connect(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

test('PWA-4 a banner while offline, then "Back online" for 3 seconds', () => {
  renderAt('/', <OfflineBanner />);
  expect(screen.queryByText(/offline|online/)).toBeNull();
  connect(false);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText("You're offline. Pages you have open stay readable.")).toBeDefined();
  connect(true);
  act(() => void vi.advanceTimersByTime(2999));
  expect(screen.getByText('Back online')).toBeDefined();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByText('Back online')).toBeNull();
});

test('ERR-5 going offline and back is reported by a toast in a live region, one at a time', () => {
  renderAt(
    '/',
    <>
      <OfflineBanner />
      <ToastRegion />
    </>,
  );
  const status = screen.getByRole('status');
  connect(false);
  expect(status.textContent).toContain("You're offline");
  expect(status.textContent).toContain('Some features may be limited.');
  connect(true);
  expect(status.textContent).toContain('Back online');
  expect(status.textContent).not.toContain('offline');
  act(() => void vi.advanceTimersByTime(5000));
  expect(status.textContent).toBe('');
});

test('PWA-4 a page that opens without a connection says so once: by the banner', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderAt(
    '/',
    <>
      <OfflineBanner />
      <ToastRegion />
    </>,
  );
  expect(screen.getByText("You're offline. Pages you have open stay readable.")).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('');
  connect(true);
  expect(screen.getByRole('status').textContent).toContain('Back online');
});
