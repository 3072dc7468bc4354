import { clockOf, isKnownDay } from '@dalil/domain/city/clock-time.ts';
import { hanafiAsr, PRAYERS, prayerTimes, type Prayer } from '@dalil/domain/city/prayer-times.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { addBlock, citeTool, claim } from '../draft.ts';
import type { Sense } from '../lexicon/senses.ts';
import { formatMessage } from '../messages/messages.ts';
import { writeDay } from '../write-dates.ts';
import { hasAny, isOnlyAbout, type Tool } from './tool.ts';

const ABOUT: readonly Sense[] = [
  ...PRAYERS,
  'prayer',
  'hanafi',
  'ramadan',
  'fasting',
  'date-today',
  'sunset',
  'sunrise',
];
const TIMES: readonly Sense[] = ['when', 'clock', 'hours'];
/** Other questions about prayers are for the texts. */
const OTHER: readonly Sense[] = ['may', 'must', 'steps', 'price', 'documents', 'age', 'phone', 'where', 'near'];

const MAX_STORY = 2;

/** The prayer times of a day, all five or those that were named. */
export const prayerTool: Tool = ({ question, questionInput, draft }) => {
  const { senses, questionSenses, time } = question;
  if (!hasAny(senses, [...PRAYERS, 'prayer']) || questionSenses.has('is-open')) return null;
  // The names of prayers are also times of the day: “they work on the roof at noon”.
  if (!senses.has('prayer') && question.others.length > MAX_STORY) return null;
  const isTimeRequested = hasAny(questionSenses, TIMES);
  if (!isTimeRequested && (hasAny(questionSenses, OTHER) || !isOnlyAbout(question, ABOUT))) return null;
  if (
    hasAny(senses, [
      'friday-prayer',
      'event',
      'whats-on',
      'working-hours',
      'labour',
      'midday-break',
      'salik',
      'parking',
      'metro',
    ])
  )
    return null;
  if (!isTimeRequested && senses.has('mosque')) return null;
  const date = time?.span === 'day' || time?.span === 'weekend' ? time.from : dubaiDate(questionInput.now);
  if (!isKnownDay(date)) return null;
  const times = prayerTimes(date);
  const named = PRAYERS.filter((prayer) => senses.has(prayer));
  const number = citeTool(draft, 'prayer-times', null, '/today');
  const tell = (prayer: Prayer) =>
    formatMessage(draft.messages.prayer, {
      prayer: draft.messages.prayers[prayer],
      date: writeDay(date, draft.locale),
      time: clockOf(times[prayer]),
    });
  const requested = named.length > 0 ? named : PRAYERS;
  const sentences = requested.map((prayer) => claim(tell(prayer), [number]));
  if (requested.includes('asr') && senses.has('hanafi')) {
    sentences.push(claim(formatMessage(draft.messages.hanafiAsr, { time: clockOf(hanafiAsr(date)) }), [number]));
  }
  addBlock(draft, sentences.length > 1 ? 'list' : 'paragraph', sentences);
  return 'answered';
};
