import { WEEKDAYS } from '@dalil/domain/guide/calendar-day.ts';
import type { EventData } from '@dalil/domain/guide/event.ts';
import type { Occurrence } from '@dalil/domain/guide/event-occurrence.ts';
import { weeklyField } from '@dalil/domain/guide/event-weekly.ts';
import { PUNCTUATION } from '@dalil/domain/languages/tables/punctuation.ts';
import { endSentence } from '@dalil/domain/language/sentences.ts';
import type { Draft } from './draft.ts';
import { formatMessage } from './messages/messages.ts';
import { writeWeekday } from './write-dates.ts';

type Programme = { title: string; data: EventData; venue: string | null };

/** What is on every week, when and where: "Quiz at The Irish Village: every Tuesday, 20:00–22:00, Garhoud." */
export function programmeSentence({ title, data, venue }: Programme, draft: Draft): string | null {
  const { weekly } = weeklyField(data);
  if (!weekly) return null;
  const { locale, messages } = draft;
  const names = weekly.days.map((day) => writeWeekday(WEEKDAYS.indexOf(day), locale));
  const days = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
  const when =
    names.length === WEEKDAYS.length ? messages.programmeDaily : formatMessage(messages.programmeDays, { days });
  const parts = [when, timesOf(weekly.from, weekly.to, draft), venue];
  return sentenceOf(title, parts, draft);
}

/** A dated event on its day, with its time and venue. */
export function datedSentence({ title, venue }: Programme, days: string, occurrence: Occurrence, draft: Draft): string {
  return sentenceOf(title, [days, timesOf(occurrence.startTime, occurrence.endTime, draft), venue], draft);
}

function timesOf(from: string | null, to: string | null, { messages }: Draft): string | null {
  if (from === null) return null;
  return to === null ? formatMessage(messages.programmeFrom, { time: from }) : `${from}–${to}`;
}

function sentenceOf(heading: string, parts: readonly (string | null)[], { locale, messages }: Draft): string {
  const text = parts.filter((part) => part !== null).join(PUNCTUATION[locale].comma);
  return endSentence(formatMessage(messages.headed, { heading, text }), locale);
}
