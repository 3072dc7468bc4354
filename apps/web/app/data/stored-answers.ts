import type { QueryClient } from '@tanstack/react-query';

const storedAt = new WeakMap<object, string>();

/** Records that a response came from the device. `at`: an ISO instant, null for a response of the server. */
export function noteStored(answer: unknown, at: string | null): void {
  if (at !== null && typeof answer === 'object' && answer !== null) storedAt.set(answer, at);
}

/** When a response from the device was last known to be the newest. Undefined for a response of the server. */
export function storedAtOf(answer: unknown): string | undefined {
  // For a key that is not an object the map returns undefined.
  return storedAt.get(answer as object);
}

/** When the oldest response on the screen was last known to be the newest. Null if all came from the server. */
export function oldestStored(queryClient: QueryClient): string | null {
  const visible = queryClient.getQueryCache().getAll();
  const times = visible.flatMap((query) => (query.isActive() && storedAtOf(query.state.data)) || []);
  return times.toSorted()[0] ?? null;
}
