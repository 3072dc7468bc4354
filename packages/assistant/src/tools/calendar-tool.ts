import { clockOf, isKnownDay } from '@dalil/domain/city/clock-time.ts';
import { sunTimes } from '@dalil/domain/city/prayer-times.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { hijriDate } from '@dalil/domain/guide/hijri-date.ts';
import type { Sense } from '../lexicon/senses.ts';
import { addBlock, citeTool, claim } from '../draft.ts';
import { formatMessage } from '../messages/messages.ts';
import { writeClock, writeDay } from '../write-dates.ts';
import { hasAny, isOnlyAbout, type Tool } from './tool.ts';

const BESIDE: readonly Sense[] = ['sunrise', 'sunset', 'date-today', 'photo', 'beach', 'prayer'];
/** Allows for the background a user gives with the question. */
const STORY = 0.9;

/** Sunrise and sunset of a day. */
export const sunTool: Tool = ({ question, questionInput, draft }) => {
  const { senses, questionSenses, time } = question;
  if (
    !hasAny(senses, ['sunrise', 'sunset']) ||
    hasAny(questionSenses, ['may', 'suggest', 'best', 'where', 'near', 'price'])
  )
    return null;
  const isTimeRequested = hasAny(questionSenses, ['when', 'clock', 'hours']);
  if (!isOnlyAbout(question, BESIDE, isTimeRequested ? STORY : 0)) return null;
  const date = time?.span === 'day' ? time.from : dubaiDate(questionInput.now);
  if (!isKnownDay(date)) return null;
  const sun = sunTimes(date);
  const number = citeTool(draft, 'sun-times', null, '/today');
  const stated = (['sunrise', 'sunset'] as const).filter((moment) => senses.has(moment));
  const day = writeDay(date, draft.locale);
  addBlock(
    draft,
    'paragraph',
    stated.map((moment) =>
      claim(formatMessage(draft.messages[moment], { date: day, time: clockOf(sun[moment]) }), [number]),
    ),
  );
  return 'answered';
};

/** The current time, and the day in both calendars. */
export const calendarTool: Tool = ({ question, questionInput, draft }) => {
  const { senses, time } = question;
  if (senses.has('clock') && isOnlyAbout(question, [])) {
    addBlock(draft, 'paragraph', [
      claim(formatMessage(draft.messages.clock, { time: writeClock(questionInput.now) }), [citeTool(draft, 'clock')]),
    ]);
    return 'answered';
  }
  if (!hasAny(senses, ['date-today', 'hijri']) || !isOnlyAbout(question, ['date-today', 'hijri', 'ramadan']))
    return null;
  const date = time?.span === 'day' ? time.from : dubaiDate(questionInput.now);
  const hijri = hijriDate(new Date(`${date}T12:00:00+04:00`));
  const number = citeTool(draft, 'calendar', null, '/today');
  const day = writeDay(date, draft.locale);
  const islamic = formatMessage(draft.messages.hijri, {
    date: day,
    day: String(hijri.day),
    month: draft.messages.hijriMonths[hijri.month - 1] ?? '',
    year: String(hijri.year),
  });
  const plain = senses.has('hijri') ? [] : [claim(formatMessage(draft.messages.day, { date: day }), [number])];
  addBlock(draft, 'paragraph', [...plain, claim(islamic, [number])]);
  draft.reasons.add('day_expected');
  return 'answered';
};
