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

export type EventLabels = {
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

  return {
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
      return next.certainty === 'confirmed' ? null : _(STATUS_OF[next.certainty]);
    },
  };
}
