import { ApiError } from '../../../data/api.ts';
import type { PageArgs } from '../../../data/load-page.ts';
import { trafficNowQuery } from '../../../queries/city.ts';

/** Loads measured traffic with a page. A device that cannot get it displays the rest of the page. */
export async function loadTrafficNow({ api, prefetch }: Pick<PageArgs, 'api' | 'prefetch'>): Promise<void> {
  try {
    await prefetch(trafficNowQuery(api));
  } catch (error) {
    if (import.meta.env.SSR || !(error instanceof ApiError)) throw error;
  }
}
