import type { PageArgs } from '../../data/load-page.ts';
import { orWithout } from '../../data/or-without.ts';
import type { MessageArea } from '../../language/messages.ts';
import { cityAlertsQuery } from '../../queries/city-alerts.ts';

/**
 * Loads the alerts for the city with a page, and returns the messages they need: none while there are none. A device that cannot
 * get them displays the rest of the page.
 */
export async function loadCityAlerts({
  api,
  locale,
  prefetch,
}: Pick<PageArgs, 'api' | 'locale' | 'prefetch'>): Promise<MessageArea[]> {
  const areas: MessageArea[] = [];
  const load = async () => {
    const { alerts } = await prefetch(cityAlertsQuery(api, locale));
    if (alerts.length > 0) areas.push('city-alerts');
  };
  await orWithout(load());
  return areas;
}
