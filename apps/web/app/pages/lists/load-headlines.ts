import { ApiError } from '../../data/api.ts';
import type { PageArgs } from '../../data/load-page.ts';
import { headlinesQuery } from '../../queries/headlines.ts';

/** Loads headlines with a page. A device that cannot get them displays the rest of the page. */
export async function loadHeadlines({ api, prefetch }: Pick<PageArgs, 'api' | 'prefetch'>): Promise<void> {
  try {
    await prefetch(headlinesQuery(api));
  } catch (error) {
    if (import.meta.env.SSR || !(error instanceof ApiError)) throw error;
  }
}
