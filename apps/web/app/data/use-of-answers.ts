import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** A value derived from all responses the page has, updated as they change. `onServer` is used during hydration. */
export function useOfAnswers<Reading>(read: (queryClient: QueryClient) => Reading, onServer: Reading): Reading {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => queryClient.getQueryCache().subscribe(listener),
    [queryClient],
  );
  return useSyncExternalStore(
    subscribe,
    () => read(queryClient),
    () => onServer,
  );
}
