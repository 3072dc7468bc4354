import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNow } from './use-now.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T08:00:20Z') }));
afterEach(() => vi.useRealTimers());

function Clock() {
  return <p>{useNow()?.toISOString() ?? 'no time'}</p>;
}

test('ROUTE-1 the server renders no time of day', () => {
  expect(renderToString(<Clock />)).toBe('<p>no time</p>');
});

test('ROUTE-1 the time is the current minute and moves on with it', () => {
  const { result } = renderHook(() => useNow());
  expect(result.current?.toISOString()).toBe('2026-11-21T08:00:00.000Z');
  act(() => void vi.advanceTimersByTime(39_000));
  expect(result.current?.toISOString()).toBe('2026-11-21T08:00:00.000Z');
  act(() => void vi.advanceTimersByTime(1_000));
  expect(result.current?.toISOString()).toBe('2026-11-21T08:01:00.000Z');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(result.current?.toISOString()).toBe('2026-11-21T08:02:00.000Z');
});
