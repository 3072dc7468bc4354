import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { byTime } from '@dalil/domain/guide/event-list.ts';
import { parseListing } from '@dalil/domain/guide/listing.ts';
import { EVENT_LISTING } from '@dalil/domain/guide/sections.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { query } from '../core/query.ts';
import { calendarEntries } from './calendar-entries.ts';
import { writeCalendar } from './calendar-file.ts';
import { chooseImported } from './choose-imported.ts';
import { findEvents } from './find-events.ts';

/** A subscribed calendar retains recent events. */
const DAYS_BACK = 30;
const DAYS_AHEAD = 365;

/** The dated events that match the filters of `search`, the query of the events page, as iCalendar text. */
export const getEventsCalendar = query({
  name: 'get-events-calendar',
  input: z.object({ locale: z.enum(LOCALES), search: textInput().max(2000), origin: textInput() }),
  permission: 'guide:read:any',
  run: async (deps, { locale, search, origin }): Promise<string> => {
    const request = parseListing(new URLSearchParams(search), EVENT_LISTING);
    const today = dubaiDate(deps.now());
    const period = { view: 'list', from: addDays(today, -DAYS_BACK), to: addDays(today, DAYS_AHEAD) } as const;
    const [{ events }, imported] = await Promise.all([
      findEvents(deps, { locale, rules: EVENT_LISTING, request, period }),
      chooseImported(deps, request, { ...period, today }),
    ]);
    const entries = await calendarEntries(deps, locale, byTime(events));
    return writeCalendar(entries, { locale, origin, imported });
  },
});
