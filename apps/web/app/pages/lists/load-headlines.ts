import type { PageArgs } from '../../data/load-page.ts';
import { orWithout } from '../../data/or-without.ts';
import { headlinesQuery } from '../../queries/headlines.ts';

/** Loads headlines with a page. A device that cannot get them displays the rest of the page. */
export async function loadHeadlines({ api, prefetch }: Pick<PageArgs, 'api' | 'prefetch'>): Promise<void> {
  await orWithout(prefetch(headlinesQuery(api)));
}
