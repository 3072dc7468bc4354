import type { PageArgs } from '../../../data/load-page.ts';
import { orWithout } from '../../../data/or-without.ts';
import { trafficNowQuery } from '../../../queries/city.ts';

/** Loads measured traffic with a page. A device that cannot get it displays the rest of the page. */
export async function loadTrafficNow({ api, prefetch }: Pick<PageArgs, 'api' | 'prefetch'>): Promise<void> {
  await orWithout(prefetch(trafficNowQuery(api)));
}
