import { weekdayOf, WEEKDAYS } from '@dalil/domain/guide/calendar-day.ts';
import type { ScheduleRow } from '@dalil/domain/guide/schedule.ts';
import type { GuideFact } from '../answer-guide.ts';
import type { AnswerSentence } from '../answer.ts';
import { citeFact, claim, type Draft } from '../draft.ts';
import { formatMessage } from '../messages/messages.ts';
import type { Question } from '../read-question.ts';
import { writeDay } from '../write-dates.ts';

/** The hours of a schedule on the day that a question names, so that nobody looks for it among those of a week. Null without one. */
export function hoursOfDay(
  { fact, time }: { fact: GuideFact; time: Question['time'] },
  draft: Draft,
): AnswerSentence | null {
  if (fact.type !== 'schedule' || fact.value === null || time === null || time.span !== 'day' || time.isAssumed)
    return null;
  const weekday = WEEKDAYS[weekdayOf(time.from) - 1];
  const rows = (fact.value as ScheduleRow[]).filter(({ days }) => weekday !== undefined && days.includes(weekday));
  const isWhole = rows.length > 0 && rows.every(({ audience }) => audience === undefined);
  if (!isWhole || (fact.value as ScheduleRow[]).length === rows.length) return null;
  const hours = rows
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .map(({ from, to }) => formatMessage(draft.messages.dateRange, { from, to }));
  const text = formatMessage(draft.messages.headed, {
    heading: writeDay(time.from, draft.locale),
    text: hours.join(draft.messages.listJoin),
  });
  return claim(text, [citeFact(draft, fact)]);
}
