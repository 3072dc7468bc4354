import type { EventBody } from '@dalil/domain/guide/event.ts';
import type { Occurrence } from '@dalil/domain/guide/event-occurrence.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { Deps } from '../core/deps.ts';
import type { CalendarEntry } from './calendar-file.ts';
import { fillSummaries } from './fill-summaries.ts';
import type { FoundEvent } from './find-events.ts';

/** Times of events with their calendar descriptions: what the event is, then when it usually is, with fact values inserted. */
export async function calendarEntries(
  deps: Deps,
  locale: Locale,
  times: readonly { event: FoundEvent; occurrence: Occurrence }[],
): Promise<CalendarEntry[]> {
  const rows = times.map(({ event: { row } }) => ({
    ...row,
    summary: `${row.summary}\n\n${(row.body as EventBody).recurrenceNote}`,
  }));
  const filled = await fillSummaries(deps, locale, rows);
  return times.flatMap(({ occurrence }, at) => {
    const row = filled[at];
    return row ? [{ row, occurrence, position: row.position }] : [];
  });
}
