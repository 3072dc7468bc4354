import type { QueryClient } from '@tanstack/react-query';

const storedAt = new WeakMap<object, string>();

/** Remembers that an answer came from the device. `at`: an ISO instant, null for what the server answered. */
export function noteStored(answer: unknown, at: string | null): void {
  if (at !== null && typeof answer === 'object' && answer !== null) storedAt.set(answer, at);
}

/** When an answer that came from the device was known to be the newest; undefined for what the server gave. */
export function storedAtOf(answer: unknown): string | undefined {
  // Asked for what is no object, the map has nothing.
  return storedAt.get(answer as object);
}

/** When the oldest of the answers on the screen was known to be the newest; null when the server gave them all. */
export function oldestStored(queryClient: QueryClient): string | null {
  const visible = queryClient.getQueryCache().getAll();
  const times = visible.flatMap((query) => (query.isActive() && storedAtOf(query.state.data)) || []);
  return times.toSorted()[0] ?? null;
}
