import { ACTIONS, type Action, type AnswerSpan, type CityState } from '@dalil/domain/city/can-i.ts';
import { answersThrough } from '@dalil/domain/city/can-i-rules.ts';
import { type LiveOutlook, readOutlook } from '@dalil/domain/city/live/live-outlook.ts';
import { useMemo } from 'react';
import { getOutlook } from '../../../endpoints/city.ts';
import { useLive } from '../../../features/live/use-conditions.ts';
import type { Day, Outlook } from '../../../queries/city.ts';

export type DayAnswers = {
  of: Record<Action, AnswerSpan[]>;
  live: LiveOutlook | null;
  /** What the providers answered. Undefined on a device that has nothing. */
  outlook: Outlook | undefined;
};

/** All answers of a day and the next, from the last values the device has. */
export function useAnswers(day: Day): DayAnswers {
  const answered = useLive(getOutlook({ until: 'tomorrow' }));
  const [outlook, judgedAt] = [answered?.data, answered?.now.getTime()];
  return useMemo(() => {
    const live = outlook && judgedAt !== undefined ? readOutlook(outlook, day.date, new Date(judgedAt)) : null;
    const { date, sun, prayers, tariffs, climate, offices } = day;
    const state: CityState = { date, sun, prayers, tariffs, month: climate, live, offices };
    const of = Object.fromEntries(ACTIONS.map((action) => [action, answersThrough(action, state)]));
    return { of: of as DayAnswers['of'], live, outlook };
  }, [day, outlook, judgedAt]);
}
