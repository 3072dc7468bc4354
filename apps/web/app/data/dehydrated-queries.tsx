import { dehydrate, hydrate, type QueryClient, useQueryClient } from '@tanstack/react-query';

const ELEMENT_ID = 'queries';

/** The data the server rendered with, as inert JSON in the document, so that hydration fetches nothing again. */
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
  return JSON.stringify(dehydrate(queryClient)).replaceAll('<', '\\u003c');
}

/** Fills the browser's cache from the document. */
export function hydrateQueries(queryClient: QueryClient): void {
  const json = document.getElementById(ELEMENT_ID)?.textContent;
  if (json) hydrate(queryClient, JSON.parse(json));
}
