import { DAY_MINUTES } from '@dalil/domain/city/clock-time.ts';
import { beachScore } from '@dalil/domain/city/live/beach-score.ts';
import { minuteOfHour } from '@dalil/domain/city/live/live-outlook.ts';
import { dubaiInstant } from '@dalil/domain/guide/dubai-date.ts';
import { useMemo } from 'react';
import { BeachAlertSlot } from '../../../features/beach-alert/beach-alert-slot.tsx';
import { useNow } from '../../../features/clock/use-now.ts';
import type { Day } from '../../../queries/city.ts';
import type { DayAnswers } from './use-answers.ts';

/** What the alert for a good sea says of the hours until tomorrow's end, on a device that has one. */
export function BeachAlert({ day, answers: { live, outlook } }: { day: Day; answers: DayAnswers }) {
  const now = useNow();
  const scores = useMemo(
    () =>
      (live?.hours ?? [])
        .map((hour) => {
          // The sun of the next day is within a minute of this day's.
          const middle = (minuteOfHour(hour, day.date) + 30) % DAY_MINUTES;
          return beachScore({ ...hour, isDark: middle < day.sun.sunrise || middle > day.sun.sunset });
        })
        .filter((score) => score !== null),
    [live, day],
  );
  return outlook ? <BeachAlertSlot scores={scores} now={now ?? dubaiInstant(outlook.hour)} /> : null;
}
