import { ApiError } from '../../data/api.ts';
import type { PageArgs } from '../../data/load-page.ts';
import { conditionsQuery, type Extent } from '../../queries/city.ts';

type Loading = Pick<PageArgs, 'api' | 'prefetch'>;

/** Loads live values with a page. A device that cannot get them displays the rest of the page. */
export async function loadConditions({ api, prefetch }: Loading, extent: Extent): Promise<void> {
  try {
    await prefetch(conditionsQuery(api, extent));
  } catch (error) {
    if (import.meta.env.SSR || !(error instanceof ApiError)) throw error;
  }
}
