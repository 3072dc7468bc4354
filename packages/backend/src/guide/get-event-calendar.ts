import { addMonths } from '@dalil/domain/guide/calendar-day.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { EVENT_LISTING } from '@dalil/domain/guide/sections.ts';
import { byTime } from '@dalil/domain/guide/event-list.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { Failure } from '../core/failure.ts';
import { query } from '../core/query.ts';
import { calendarEntries } from './calendar-entries.ts';
import { REMINDERS, writeCalendar } from './calendar-file.ts';
import { findEvents } from './find-events.ts';

const MONTHS_AHEAD = 24;
const EVERYTHING = { choices: {}, sort: 'recommended', page: 1 } as const;

/** The times of one event in the next two years as iCalendar text. Fails with `not_found`, also if no date is known. */
export const getEventCalendar = query({
  name: 'get-event-calendar',
  input: z.object({
    id: textInput().max(80),
    locale: z.enum(LOCALES),
    origin: textInput(),
    remind: z.optional(z.enum(REMINDERS)),
  }),
  permission: 'guide:read:any',
  run: async (deps, { id, locale, origin, remind }): Promise<string> => {
    const today = dubaiDate(deps.now());
    const { events } = await findEvents(deps, {
      locale,
      rules: EVENT_LISTING,
      request: EVERYTHING,
      period: { view: 'list', from: today, to: addMonths(today, MONTHS_AHEAD) },
    });
    const times = byTime(events.filter(({ row }) => row.id === id));
    if (times.length === 0) throw new Failure('not_found');
    return writeCalendar(await calendarEntries(deps, locale, times), { locale, origin, remind });
  },
});
