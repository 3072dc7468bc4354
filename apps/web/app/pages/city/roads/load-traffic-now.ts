import type { PageArgs } from '../../../data/load-page.ts';
import { orWithout } from '../../../data/or-without.ts';
import { getTrafficNow } from '../../../endpoints/city.ts';

/** Loads measured traffic with a page. A device that cannot get it displays the rest of the page. */
export async function loadTrafficNow({ prefetch }: Pick<PageArgs, 'api' | 'prefetch'>): Promise<void> {
  await orWithout(prefetch(getTrafficNow()));
}
