import { addDays, monthOf, WEEKDAYS, type Weekday } from '@dalil/domain/guide/calendar-day.ts';
import type { WeeklyView } from '@dalil/domain/guide/event-weekly.ts';
import type { EventCard } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';

/** What is said of a date that nobody has confirmed. */
const STATUS_OF = {
  announced: 'events.status.announced',
  moon: 'events.status.moon',
  unconfirmed: 'events.status.unconfirmed',
} as const;

type Occurrence = NonNullable<EventCard['next']>;
type Season = Pick<EventCard, 'usualMonths' | 'frequency'>;

/** From this number of months on a season is named by its first and last. */
const LONG_SEASON = 3;

/** From this number of days in a row on they are named by the first and the last. */
const LONG_ROW = 3;
const SOME_MONDAY = '2024-01-01';

export type EventLabels = {
  /** What a card says first: the weekdays of a programme, else the next date, else the season. */
  when: (event: Season & Pick<EventCard, 'next' | 'weekly'>) => string;
  /** "Fri, 20 Nov 2026", "Mon, 8 Feb 2027 – Mon, 8 Mar 2027", with the times if they are known. */
  dates: (occurrence: Occurrence) => string;
  /** "Usually in November" */
  season: (event: Season) => string;
  /** The certainty of the next date. Null if there is nothing to add. */
  status: (event: Pick<EventCard, 'next' | 'isCancelled' | 'isOver'>) => string | null;
};

/** The texts for when an event takes place and how certain that is. */
export function useEventLabels(): EventLabels {
  const { _ } = useLingui();
  const format = useFormat();
  const month = (number: number) => _(`guide.month.name${number}`);
  const moment = (day: string, time: string | null) =>
    time ? `${format.weekdayDate(day)} ${isolate(time)}` : format.weekdayDate(day);

  const dayName = (day: Weekday) => format.weekdayName(addDays(SOME_MONDAY, WEEKDAYS.indexOf(day)));
  const daysOf = (days: readonly Weekday[]) => {
    const [first, ...rest] = days;
    const last = rest.at(-1);
    if (days.length === WEEKDAYS.length) return _('events.weekly.daily');
    const isRow =
      first !== undefined &&
      last !== undefined &&
      days.length >= LONG_ROW &&
      WEEKDAYS.indexOf(last) - WEEKDAYS.indexOf(first) === rest.length;
    return isRow
      ? _('events.weekly.range', { first: dayName(first), last: dayName(last) })
      : _('events.weekly.days', { days: format.list(days.map(dayName)) });
  };
  const everyWeek = ({ days, from, to, season }: WeeklyView) => {
    const times = from !== null && to !== null ? `${from}–${to}` : from;
    const when = times === null ? daysOf(days) : `${daysOf(days)} ${isolate(times)}`;
    if (season === null) return when;
    return _('events.weekly.season', {
      when,
      first: month(monthOf(`2024-${season.from}`)),
      last: month(monthOf(`2024-${season.to}`)),
    });
  };
  const labels: Omit<EventLabels, 'when'> = {
    dates: ({ start, end, startTime, endTime }) => {
      if (start !== end) return _('events.when.range', { from: moment(start, startTime), to: moment(end, endTime) });
      const times = endTime ? `${startTime}–${endTime}` : startTime;
      return times ? `${format.weekdayDate(start)} ${isolate(times)}` : format.weekdayDate(start);
    },
    season: ({ usualMonths, frequency }) => {
      const [first = 1, second] = usualMonths;
      const last = usualMonths.at(-1) ?? first;
      if (second === undefined) return _('events.when.one', { month: month(first) });
      if (usualMonths.length >= LONG_SEASON)
        return _('events.when.between', { first: month(first), second: month(last) });
      const key = frequency === 'twice-a-year' ? 'events.when.both' : 'events.when.either';
      return _(key, { first: month(first), second: month(second) });
    },
    status: ({ next, isCancelled, isOver }) => {
      if (isCancelled) return _('events.status.cancelled');
      if (isOver) return _('events.status.over');
      if (!next) return _('events.status.undated');
      // The weekday and the month of the source say all that is known of a weekly programme.
      if (next.certainty === 'confirmed' || next.certainty === 'weekly') return null;
      return _(STATUS_OF[next.certainty]);
    },
  };
  return {
    ...labels,
    when: (event) => {
      if (event.weekly) return everyWeek(event.weekly);
      return event.next ? labels.dates(event.next) : labels.season(event);
    },
  };
}
