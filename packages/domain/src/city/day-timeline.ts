import { addDays } from '../guide/calendar-day.ts';
import type { ScheduleRow } from '../guide/schedule.ts';
import { calendarFile, calendarInstant, escapeText } from '../guide/calendar-lines.ts';
import type { Action, AnswerBasis, AnswerSpan } from './can-i.ts';
import { DAY_MINUTES, minuteOf } from './clock-time.ts';
import type { DayMoment } from './day.ts';
import { isRamadan } from './holidays.ts';
import { lastService } from './last-service.ts';

export type TimelineEvent = { id: string; startTime: string | null; endTime: string | null };

export type TimelineEntry<Event extends TimelineEvent = TimelineEvent> =
  | { kind: 'moment'; id: string; minute: number; until: null; moment: DayMoment }
  | { kind: 'event'; id: string; minute: number; until: number | null; event: Event }
  /** The longest part of the day in which the answer is yes. */
  | { kind: 'best'; id: string; minute: number; until: number; action: 'run' | 'swim'; basis: AnswerBasis }
  | { kind: 'lastMetro'; id: string; minute: number; until: null };

type TimelineInput<Event extends TimelineEvent> = {
  date: string;
  moments: readonly DayMoment[];
  events: readonly Event[];
  metro: readonly ScheduleRow[] | null;
  /** Of a day that is not this one there are none. */
  answers: Partial<Record<Action, readonly AnswerSpan[]>>;
  /** The minute from which the best times are looked for: what is past is no advice. */
  from: number;
};

/** A run at night is no suggestion. */
const AWAKE = { from: 5 * 60, until: 22 * 60 };
const SHORTEST = 30;

/** Everything of a day that has a time, in order. Events without one are not in it. */
export function timelineOf<Event extends TimelineEvent>(input: TimelineInput<Event>): TimelineEntry<Event>[] {
  const { date, moments, events, metro, answers, from } = input;
  const entries: TimelineEntry<Event>[] = [
    ...moments.map((moment) => ({
      kind: 'moment' as const,
      id: moment.id,
      minute: moment.minute,
      until: null,
      moment,
    })),
    ...events.flatMap((event): TimelineEntry<Event>[] => {
      if (event.startTime === null) return [];
      const minute = minuteOf(event.startTime);
      const end = event.endTime === null ? null : minuteOf(event.endTime);
      const until = end !== null && end <= minute ? end + DAY_MINUTES : end;
      return [{ kind: 'event', id: `event-${event.id}`, minute, until, event }];
    }),
    ...(['run', 'swim'] as const).flatMap((action) => best(action, answers[action] ?? [], from)),
    ...lastMetro(metro, date),
  ];
  return entries.toSorted((a, b) => a.minute - b.minute);
}

/** The longest run of yes without anything against it, else the longest of any yes. */
function best(action: 'run' | 'swim', spans: readonly AnswerSpan[], earliest: number): TimelineEntry<never>[] {
  const runs = [false, true].map((isCareful) =>
    longest(
      spans.filter((span) => isCareful || !span.isCareful),
      earliest,
    ),
  );
  const found = runs.find((run) => run !== null);
  return found
    ? [{ kind: 'best', id: `best-${action}`, minute: found.from, until: found.until, action, basis: found.basis }]
    : [];
}

function longest(
  spans: readonly AnswerSpan[],
  earliest: number,
): { from: number; until: number; basis: AnswerBasis } | null {
  const runs: { from: number; until: number; basis: AnswerBasis }[] = [];
  for (const { answer, basis, ...span } of spans) {
    const from = Math.max(span.from, AWAKE.from, earliest);
    const until = Math.min(span.until, AWAKE.until);
    if (answer !== 'yes' || from >= until) continue;
    const last = runs.at(-1);
    if (last?.until === from) last.until = until;
    else runs.push({ from, until, basis });
  }
  const [top] = runs.toSorted((a, b) => b.until - b.from - (a.until - a.from));
  return top && top.until - top.from >= SHORTEST ? top : null;
}

function lastMetro(rows: readonly ScheduleRow[] | null, date: string): TimelineEntry<never>[] {
  // In Ramadan the operator announces other hours.
  const hours = rows && !isRamadan(date) ? lastService(rows, date, null).hours : null;
  if (!hours) return [];
  const minute = minuteOf(hours.last) + (hours.isLastNextDay && minuteOf(hours.last) < DAY_MINUTES ? DAY_MINUTES : 0);
  return [{ kind: 'lastMetro', id: 'last-metro', minute, until: null }];
}

/** A calendar file (RFC 5545) of entries with their names, in UTC. None of them blocks the user's time. */
export function writeDayCalendar(
  entries: readonly { id: string; minute: number; until: number | null; name: string; url: string | null }[],
  { date, at }: { date: string; at: Date },
): string {
  const midnight = new Date(`${date}T00:00:00+04:00`).getTime();
  const time = (minute: number) => calendarInstant(new Date(midnight + minute * 60_000).toISOString());
  return calendarFile(
    entries.flatMap(({ id, minute, until, name, url }) => [
      'BEGIN:VEVENT',
      `UID:${id}-${date}@today.dalil`,
      `DTSTAMP:${calendarInstant(at.toISOString())}`,
      `DTSTART:${time(minute)}`,
      ...(until === null ? [] : [`DTEND:${time(until)}`]),
      `SUMMARY:${escapeText(name)}`,
      ...(url === null ? [] : [`URL:${url}`]),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
  );
}

/** The day after, for entries past midnight. */
export const dayOfMinute = (date: string, minute: number): string => (minute < DAY_MINUTES ? date : addDays(date, 1));
