import { isUpcoming, mergeEvents } from '@dalil/domain/headlines/imported-event.ts';
import * as z from 'zod';
import { findLiveValues } from '../city/live/find-live-values.ts';
import { query } from '../core/query.ts';
import type { ImportedEventsView } from './headlines-view.ts';

/**
 * Coming events of other calendars and of the seller of tickets, each once. The time is that of the older of the two answers. Null
 * where no provider is asked or none has a coming event.
 */
export const getImportedEvents = query({
  name: 'get-imported-events',
  input: z.object({}),
  permission: 'guide:read:any',
  run: async (deps): Promise<ImportedEventsView> => {
    const find = await findLiveValues(deps, ['listings', 'tickets']);
    const known = [find('listings'), find('tickets')].flatMap((value) =>
      value && value.value.events.length > 0 ? [value] : [],
    );
    const [oldest] = known.toSorted((a, b) => a.fetchedAt.localeCompare(b.fetchedAt));
    const all = mergeEvents(known.flatMap(({ value }) => value.events));
    const events = all.filter((event) => isUpcoming(event, deps.now()));
    return { listings: oldest && events.length > 0 ? { ...oldest, source: null, value: { events } } : null };
  },
});
