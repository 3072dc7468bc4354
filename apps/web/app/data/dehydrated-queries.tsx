import { CACHED_TIMING } from '@dalil/offline/device-caches.ts';
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { noteStored } from './stored-answers.ts';

const ELEMENT_ID = 'queries';

/**
 * The data the server rendered with, as inert JSON in the document, so that hydration fetches nothing again. It holds no
 * timestamp of its own: the same content produces the same document, byte for byte.
 */
export function DehydratedQueries() {
  const queryClient = useQueryClient();
  const json =
    typeof document === 'undefined' ? serialize(queryClient) : (document.getElementById(ELEMENT_ID)?.textContent ?? '');
  return (
    <script
      id={ELEMENT_ID}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

function serialize(queryClient: QueryClient): string {
  const queries = queryClient.getQueryCache().getAll();
  const answered = queries.filter(({ state }) => state.status === 'success');
  return JSON.stringify(answered.map(({ queryKey, state }) => [queryKey, state.data])).replaceAll('<', '\\u003c');
}

/** Fills the browser's query cache from the document. */
export function hydrateQueries(queryClient: QueryClient): void {
  const json = document.getElementById(ELEMENT_ID)?.textContent;
  if (!json) return;
  const savedAt = documentSavedAt();
  for (const [key, data] of JSON.parse(json) as [QueryKey, unknown][]) {
    noteStored(data, savedAt);
    queryClient.setQueryData(key, data);
  }
}

/** When the device stored this document. Null if it came from the server. */
function documentSavedAt(): string | null {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation?.serverTiming?.find(({ name }) => name === CACHED_TIMING)?.description ?? null;
}
