import type { PageArgs } from '../../data/load-page.ts';
import { orWithout } from '../../data/or-without.ts';
import { importedEventsQuery } from '../../queries/headlines.ts';

/** Loads events of other calendars with a page. A device that cannot get them displays the rest of the page. */
export async function loadImportedEvents({ api, prefetch }: Pick<PageArgs, 'api' | 'prefetch'>): Promise<void> {
  await orWithout(prefetch(importedEventsQuery(api)));
}
