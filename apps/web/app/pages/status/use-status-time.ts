import { ageMinutes } from '@dalil/domain/city/live/live-feed.ts';
import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';

/** Writes an instant as its time, with the date where that is not `today` (a date in Dubai), and as an age. */
export function useStatusTime(today: string) {
  const { _ } = useLingui();
  const format = useFormat();
  return {
    timeOf: (instant: string) =>
      format.shortDate(instant) === format.shortDate(today) ? format.time(instant) : format.weekdayMoment(instant),
    ageOf: (instant: string, now: Date) => {
      const minutes = ageMinutes(instant, now);
      const days = Math.floor(minutes / 1440);
      return _('status.age', { days, hours: Math.floor((minutes % 1440) / 60), minutes: minutes % 60 });
    },
  };
}
