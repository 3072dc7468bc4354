import { tagsOfAnswer } from '@dalil/domain/guide/content-tags.ts';
import type { QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `lists`: the kinds of content an answer is chosen from besides the items and facts it holds by name. Without it the
     * pages that show the answer are made anew after every change of content.
     */
    queryMeta: { lists?: readonly string[] };
  }
}

/** What the page rendered from these queries shows, for the cache in front of it. */
export function contentTags(queryClient: QueryClient): string[] {
  const queries = queryClient.getQueryCache().getAll();
  return [...new Set(queries.flatMap(({ state, meta }) => [...tagsOfAnswer(state.data, meta?.lists)]))];
}
