import { expect, test, vi } from 'vitest';
import { loadWithRetry } from './load-with-retry.ts';

test('PWA-6 what did not arrive is requested again when the connection is back, until it arrives', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue('the part');
  const arriving = loadWithRetry(load);
  for (const requests of [1, 2]) {
    await expect.poll(() => load.mock.calls.length).toBe(requests);
    // Lets it receive the failure before the connection is back.
    await Promise.resolve();
    dispatchEvent(new Event('online'));
  }
  expect(await arriving).toBe('the part');
});
