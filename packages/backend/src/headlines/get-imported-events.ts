import { isUpcoming } from '@dalil/domain/headlines/imported-event.ts';
import * as z from 'zod';
import { findLiveValues } from '../city/live/find-live-values.ts';
import { query } from '../core/query.ts';
import type { ImportedEventsView } from './headlines-view.ts';

/** Coming events of other calendars. Null where no source is switched on or none has a coming event. */
export const getImportedEvents = query({
  name: 'get-imported-events',
  input: z.object({}),
  permission: 'guide:read:any',
  run: async (deps): Promise<ImportedEventsView> => {
    const listings = (await findLiveValues(deps, ['listings']))('listings');
    const events = listings?.value.events.filter((event) => isUpcoming(event, deps.now())) ?? [];
    return { listings: listings && events.length > 0 ? { ...listings, value: { events } } : null };
  },
});
