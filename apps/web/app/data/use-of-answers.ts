import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** What is read of all answers the page has, as they change; `onServer` while the page comes alive. */
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
