import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { chooseProgrammes, type Programme, programmesOn } from '@dalil/domain/guide/evening-programmes.ts';
import { type Occurrence, occurrencesOf } from '@dalil/domain/guide/event-occurrence.ts';
import { isWeekly } from '@dalil/domain/guide/event-weekly.ts';
import { viewFact } from '@dalil/domain/guide/fact-view.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { readFacts } from '../guide/find-facts.ts';
import { findEventData } from '../guide/find-home-day.ts';
import { findCards } from '../guide/find-related.ts';
import type { DayView } from './city-views.ts';

const MOST_EVENTS = 6;
/** Beside the events that are on that day only. */
const FEWEST_PROGRAMMES = 3;
const MOST_CHANGES = 5;

type Dated = Occurrence & { id: string };

/**
 * The first events of a day, those with a time first and then those that end soonest, with a choice of its weekly programmes, and how
 * many there are of both.
 */
export async function findDayEvents(
  deps: Deps,
  locale: Locale,
  date: string,
): Promise<Pick<DayView, 'events' | 'eventCount'>> {
  const { dated, programmes } = await deps.memory.remember(`events ${date}`, ['event'], async () => {
    const events = await findEventData(deps);
    return { dated: eventsOn(events, date), programmes: programmesOn(events, date) };
  });
  const first = dated.slice(0, MOST_EVENTS);
  const places = Math.max(MOST_EVENTS - first.length, FEWEST_PROGRAMMES);
  const chosen = [...first, ...chooseProgrammes(programmes, date, places).map(datedProgramme)].toSorted(byTime);
  if (chosen.length === 0) return { events: [], eventCount: 0 };
  const wanted = chosen.map(({ id }, rank) => ({ kind: 'event', id, rank }));
  const { events } = await findCards(
    deps,
    locale,
    sql`select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as p(kind text, id text, rank int)`,
  );
  const views = chosen.flatMap(({ id, start, startTime, endTime, certainty }) => {
    const card = events.find((event) => event.id === id);
    if (!card) return [];
    const { href, title, venue } = card;
    // The times of an event of several days are those of its first and its last.
    const isOfOneDay = start === date;
    return [
      {
        id,
        href,
        locale: card.locale,
        title,
        venue,
        startTime: isOfOneDay ? startTime : null,
        endTime: isOfOneDay ? endTime : null,
        certainty,
      },
    ];
  });
  return { events: views, eventCount: dated.length + programmes.length };
}

const datedProgramme = ({ id, occurrence }: Programme): Dated => ({ id, ...occurrence });

function eventsOn(events: Awaited<ReturnType<typeof findEventData>>, date: string): Dated[] {
  return events
    .flatMap(({ id, data }) => {
      const isCancelled = data.recurrence.rule === 'once' && data.recurrence.isCancelled;
      if (data.type === 'rule' || data.type === 'public-holiday' || isCancelled || isWeekly(data)) return [];
      return occurrencesOf(data, date, date).map((occurrence) => ({ id, ...occurrence }));
    })
    .toSorted(byTime);
}

/** What has a time first; then what ends soonest. */
function byTime(a: Dated, b: Dated): number {
  return (
    Number(a.startTime === null) - Number(b.startTime === null) ||
    (a.startTime ?? '').localeCompare(b.startTime ?? '') ||
    a.end.localeCompare(b.end) ||
    a.id.localeCompare(b.id)
  );
}

/** Facts that begin to hold on a day or the day before, and those whose last day was the day before. */
export async function findDayChanges(deps: Deps, locale: Locale, date: string): Promise<DayView['changes']> {
  const before = addDays(date, -1);
  const { rows } = await deps.db.execute<{ id: string; begins: boolean; day: string }>(sql`
    select f.id, (f.valid_until is null or f.valid_until <> ${before}::date) as begins,
      to_char(case when f.valid_until = ${before}::date then f.valid_until else f.valid_from end, 'YYYY-MM-DD') as day
    from facts f
    where f.is_shown and (f.valid_from in (${date}::date, ${before}::date) or f.valid_until = ${before}::date)
    order by f.valid_from desc nulls last, f.id limit ${MOST_CHANGES}`);
  if (rows.length === 0) return [];
  const { facts, terms } = await readFacts(
    deps,
    locale,
    rows.map(({ id }) => id),
  );
  const today = dubaiDate(deps.now());
  return rows.flatMap(({ id, begins, day }) => {
    const fact = facts.find((known) => known.id === id);
    return fact ? [{ isBeginning: begins, date: day, fact: viewFact(fact, locale, { terms, today }) }] : [];
  });
}
