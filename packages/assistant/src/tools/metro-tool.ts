import { clockOf, dubaiMinute, minuteOf } from '@dalil/domain/city/clock-time.ts';
import { isRamadan } from '@dalil/domain/city/holidays.ts';
import { lastService } from '@dalil/domain/city/last-service.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { ScheduleRow } from '@dalil/domain/guide/schedule.ts';
import { addBlock, citeFact, claim } from '../draft.ts';
import { formatMessage } from '../messages/messages.ts';
import { openByVerdict } from '../units/open-by-verdict.ts';
import { writeDay } from '../write-dates.ts';
import { hasAny, isOnlyAbout, type Tool } from './tool.ts';

const HOURS = 'metro.hours';

/** Whether the metro runs now, computed from its hours of an ordinary week. At a time that is named the fact itself decides. */
export const metroTool: Tool = async ({ question, questionInput, guide, draft, named }) => {
  const { senses, questionSenses, time } = question;
  if (!senses.has('metro') || named.length > 0 || !isOnlyAbout(question, ['metro'])) return null;
  if (hasAny(questionSenses, ['steps', 'phone', 'pay', 'price', 'where', 'documents', 'limit', 'count'])) return null;
  if (!hasAny(senses, ['now', 'live']) || (time !== null && time.minute !== null)) return null;
  const [fact] = await guide.facts([HOURS], draft.locale);
  if (fact?.type !== 'schedule' || fact.value === null) return null;
  const minute = dubaiMinute(questionInput.now);
  const service = lastService(fact.value as ScheduleRow[], dubaiDate(questionInput.now), minute);
  const numbers = [citeFact(draft, fact)];
  const { metro } = draft.messages;
  const day = writeDay(service.date, draft.locale);
  if (service.hours === null || isRamadan(service.date)) {
    addBlock(draft, 'paragraph', [claim(formatMessage(metro.other, { date: day }), numbers)]);
    return 'partly';
  }
  const values = {
    time: clockOf(minute),
    date: day,
    first: service.hours.first,
    last: clockOf(minuteOf(service.hours.last)),
  };
  const sentence = service.minutesLeft === null ? metro.stopped : metro.runs;
  addBlock(draft, 'paragraph', [claim(formatMessage(sentence, values), numbers)]);
  openByVerdict(service.minutesLeft !== null, question.text, draft);
  return 'answered';
};
