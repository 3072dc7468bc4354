import { minuteOf } from '@dalil/domain/city/clock-time.ts';
import type { Moment, OpeningState } from '@dalil/domain/city/opening-state.ts';
import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';

/** A time needs its day unless it is within the day, or in the night that follows it. */
function isSameDay(moment: Moment, today: string): boolean {
  return moment.date === today || (moment.date === addDays(today, 1) && minuteOf(moment.time) < 360);
}

/** Puts the state of a place into words: "Open until 01:00", "Closed, opens Sat 10:00". */
export function useOpeningWords(): (state: OpeningState, today: string) => string {
  const { _ } = useLingui();
  const format = useFormat();
  const written = ({ date, time }: Moment) => ({ day: format.weekday(date), time: format.clock(minuteOf(time)) });
  return (state, today) => {
    if (state.kind === 'unknown') return _(`guide.open.${state.why}`);
    if (state.kind === 'closed') {
      if (state.opens === null) return _('guide.open.closed');
      return _(state.opens.date === today ? 'guide.open.opens' : 'guide.open.opens-day', written(state.opens));
    }
    const { until, isAlways, audience } = state;
    const isKnown = until !== null && isSameDay(until, today);
    const open = isAlways
      ? _('guide.open.always')
      : isKnown
        ? _('guide.open.until', written(until))
        : _('guide.open.open');
    return audience === null ? open : `${open} · ${_(`guide.open.${audience}`)}`;
  };
}
