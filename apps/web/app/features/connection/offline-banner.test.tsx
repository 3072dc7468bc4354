import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../shell/factories.tsx';
import { ToastRegion } from '../announcer/toast-region.tsx';
import { OfflineBanner } from './offline-banner.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.stubGlobal('scrollY', 0);
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function connect(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

const OFFLINE = "You're offline. Pages you have open stay readable.";
const banner = (text: string) => screen.queryByText(text, { selector: 'p' });
const toast = () => within(screen.getByRole('region', { name: 'Messages' })).getByRole('status');

test('PWA-4 a banner while offline, then "Back online" for 3 seconds', () => {
  renderAt('/', <OfflineBanner />);
  expect(banner(OFFLINE)).toBeNull();
  connect(false);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(banner(OFFLINE)).not.toBeNull();
  connect(true);
  act(() => void vi.advanceTimersByTime(2999));
  expect(banner('Back online')).not.toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(banner('Back online')).toBeNull();
});

test('ERR-5 whoever has scrolled away from the banner is told by a toast in a live region, one at a time', () => {
  vi.stubGlobal('scrollY', 600);
  renderAt(
    '/',
    <>
      <OfflineBanner />
      <ToastRegion />
    </>,
  );
  const status = toast();
  connect(false);
  expect(status.textContent).toContain("You're offline");
  expect(status.textContent).toContain('Some features may be limited.');
  connect(true);
  expect(status.textContent).toContain('Back online');
  expect(status.textContent).not.toContain('offline');
  act(() => void vi.advanceTimersByTime(5000));
  expect(status.textContent).toBe('');
});

test('PWA-4 ERR-5 beside the banner no toast repeats it; screen readers hear it', () => {
  // What was announced in the last seconds is not repeated: the test before this one has announced the same.
  vi.setSystemTime(Date.now() + 600_000);
  renderAt(
    '/',
    <>
      <OfflineBanner />
      <ToastRegion />
    </>,
  );
  const announced = () => document.getElementById('announcements-polite')?.textContent;
  connect(false);
  act(() => void vi.advanceTimersByTime(1000));
  expect(banner(OFFLINE)).not.toBeNull();
  expect(toast().textContent).toBe('');
  expect(announced()).toBe("You're offline. Pages you have open stay readable.");
  connect(true);
  act(() => void vi.advanceTimersByTime(1000));
  expect(toast().textContent).toBe('');
  expect(announced()).toBe('Back online');
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
  expect(banner(OFFLINE)).not.toBeNull();
  expect(toast().textContent).toBe('');
});
