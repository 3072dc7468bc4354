import * as z from 'zod';
import { query } from '../core/query.ts';
import { findImportedEvents } from './find-imported-events.ts';
import type { ImportedEventsView } from './headlines-view.ts';

/** Coming events of other calendars that the guide does not have itself. Null where there are none. */
export const getImportedEvents = query({
  name: 'get-imported-events',
  input: z.object({}),
  permission: 'guide:read:any',
  run: async (deps): Promise<ImportedEventsView> => {
    const found = await findImportedEvents(deps);
    if (!found) return { listings: null };
    const { events, ...times } = found;
    return { listings: { ...times, source: null, value: { events } } };
  },
});
