import type { PageArgs } from '../../data/load-page.ts';
import { orWithout } from '../../data/or-without.ts';
import { conditionsQuery, type Extent, outlookQuery, weatherAreasQuery } from '../../queries/city.ts';

type Loading = Pick<PageArgs, 'api' | 'prefetch'>;

/** Loads live values with a page. A device that cannot get them displays the rest of the page. */
export async function loadConditions({ api, prefetch }: Loading, extent: Extent): Promise<void> {
  await orWithout(prefetch(conditionsQuery(api, extent)));
}

/** The same for the hours ahead. */
export async function loadOutlook({ api, prefetch }: Loading, until: 'today' | 'tomorrow'): Promise<void> {
  await orWithout(prefetch(outlookQuery(api, until)));
}

/** The same for the weather of the parts of the emirate. */
export async function loadWeatherAreas({ api, prefetch }: Loading): Promise<void> {
  await orWithout(prefetch(weatherAreasQuery(api)));
}
