import { beforeEach, expect, test, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

beforeEach(() => sessionStorage.clear());

test('ERR-3 a part that is removed after an update reloads the page, once a minute at most', () => {
  const reload = vi.fn();
  const start = 1_800_000_000_000;
  expect(reloadOnce(start, reload)).toBe(true);
  expect(reloadOnce(start + 59_999, reload)).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
  expect(reloadOnce(start + 60_000, reload)).toBe(true);
});

test('ERR-3 without a connection nothing is reloaded', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reload = vi.fn();
  expect(reloadOnce(1_800_000_000_000, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
