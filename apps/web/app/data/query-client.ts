import { FRESH_MS } from '@dalil/domain/offline/fresh-time.ts';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { type ApiClient, ApiError } from './api.ts';
import type { Call } from './endpoint.ts';
import { isOffline } from './offline-problem.ts';

const MAX_RETRIES = 3;
const NEVER_RETRIED = [400, 401, 403, 404];
/** The page says so and requests it again itself. */
const NEVER_RETRIED_CODE = 'search_not_ready';

/** Sends the calls of endpoints. DATA-1: stale after 5 minutes, no refetch on focus, up to 3 retries but none for a definite rejection. */
export function createQueryClient(api: ApiClient, options: { retries?: number } = {}): QueryClient {
  const retries = options.retries ?? MAX_RETRIES;
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Only calls of endpoints have no function of their own.
        queryFn: ({ queryKey, meta }) => api({ queryKey, meta } as Call<unknown>),
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        networkMode: 'offlineFirst',
        // Without a network a retry would wait for it, and the page would never display the error.
        retry: (failures, error) =>
          failures < retries &&
          onlineManager.isOnline() &&
          !isOffline(error) &&
          !(error instanceof ApiError && (NEVER_RETRIED.includes(error.status) || error.code === NEVER_RETRIED_CODE)),
      },
      mutations: { retry: false },
    },
  });
}
