import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CrashPage } from './crash-page.tsx';
import { renderAt } from './factories.tsx';

test('ERR-2 of the countdown only 5 and 1 are announced', () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  renderAt('/news', <CrashPage error={new Error('odd')} kind="unknown" name="Error" message={null} />);
  const received = new Set<string>();
  for (let tick = 0; tick < 45; tick++) {
    act(() => void vi.advanceTimersByTime(100));
    const text = document.getElementById('announcements-polite')?.textContent;
    if (text) received.add(text);
  }
  expect([...received]).toEqual(['Trying again in 5 seconds', 'Trying again in 1 second']);
  vi.useRealTimers();
});
