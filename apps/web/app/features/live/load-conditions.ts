import type { PageArgs } from '../../data/load-page.ts';
import { orWithout } from '../../data/or-without.ts';
import { getConditions, getOutlook, getWeatherAreas } from '../../endpoints/city.ts';
import type { Extent } from '../../queries/city.ts';

type Loading = Pick<PageArgs, 'prefetch'>;

/** Loads live values with a page. A device that cannot get them displays the rest of the page. */
export async function loadConditions({ prefetch }: Loading, extent: Extent): Promise<void> {
  await orWithout(prefetch(getConditions({ extent })));
}

/** The same for the hours ahead. */
export async function loadOutlook({ prefetch }: Loading, until: 'today' | 'tomorrow'): Promise<void> {
  await orWithout(prefetch(getOutlook({ until })));
}

/** The same for the weather of the parts of the emirate. */
export async function loadWeatherAreas({ prefetch }: Loading): Promise<void> {
  await orWithout(prefetch(getWeatherAreas()));
}
