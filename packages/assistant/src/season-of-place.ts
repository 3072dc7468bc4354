import { hourSetOn } from '@dalil/domain/city/opening-state.ts';
import { WEEKDAYS, weekdayOf } from '@dalil/domain/guide/calendar-day.ts';
import type { ScheduleRow } from '@dalil/domain/guide/schedule.ts';
import type { AnswerGuide, GuideFact, GuideText } from './answer-guide.ts';
import type { AnswerSentence } from './answer.ts';
import { citeFact, citeText, claim, type Draft } from './draft.ts';
import { formatMessage } from './messages/messages.ts';
import type { Question } from './read-question.ts';
import type { QuestionTime } from './read-time.ts';
import { asksClosed, asksYesNo } from './units/asks-yes-no.ts';
import { writeDay, writeMonth, writeMonthDay } from './write-dates.ts';

type Season = { isIn: (day: string) => boolean; from: string; to: string };

/**
 * CHAT-2: that a place is closed on the days of a question: they lie outside its season, or its hours have none on that weekday.
 * Null where it is open, where that is not known, and for a question that names no day.
 */
export async function closedThen(
  text: GuideText,
  facts: readonly GuideFact[],
  question: Question,
  guide: AnswerGuide,
  draft: Draft,
): Promise<AnswerSentence | null> {
  const { time } = question;
  if (!time || time.isAssumed || time.span === 'year') return null;
  const season = await seasonOf(text, guide, draft);
  const { opening, verdicts } = draft.messages;
  const verdict = asksYesNo(question.text) ? `${verdicts[asksClosed(question.text) ? 'yes' : 'no']} ` : '';
  const say = (words: string) =>
    claim(`${verdict}${words}`, [citeText(draft, text), ...facts.map((fact) => citeFact(draft, fact))]);
  if (season && !season.isIn(time.from) && !season.isIn(time.to)) {
    const words = formatMessage(opening.outOfSeason, { title: text.title, from: season.from, to: season.to });
    return say(words);
  }
  if (!isDayOff(text, facts, time)) return null;
  const words = formatMessage(opening.closedAllDay, { title: text.title, date: writeDay(time.from, draft.locale) });
  return say(words);
}

/** The season of a place, or the usual months of the event that is held there under its name. */
async function seasonOf({ id, place }: GuideText, guide: AnswerGuide, { locale }: Draft): Promise<Season | null> {
  const season = place?.hours?.season;
  if (season) {
    const { from, to } = season;
    const isIn = (date: string) => {
      const day = date.replace(/^\d+-/u, '');
      return from <= to ? from <= day && day <= to : day >= from || day <= to;
    };
    return { isIn, from: writeMonthDay(from, locale), to: writeMonthDay(to, locale) };
  }
  const [text] = await guide.texts([{ kind: 'event', id }], locale);
  const { type, usualMonths = [] } = text?.event ?? {};
  const before = (month: number) => ((month + 10) % 12) + 1;
  const first = usualMonths.find((month) => !usualMonths.includes(before(month)));
  const last = usualMonths.find((month) => !usualMonths.includes((month % 12) + 1));
  if (type !== 'season' || first === undefined || last === undefined) return null;
  const isIn = (date: string) => usualMonths.includes(Number(date.split('-')[1]));
  return { isIn, from: writeMonth(first, locale), to: writeMonth(last, locale) };
}

function isDayOff({ place }: GuideText, facts: readonly GuideFact[], time: QuestionTime): boolean {
  const id = place?.hours?.weekly?.fact;
  const fact = facts.find((one) => one.id === id);
  return fact !== undefined && hasNoHours(fact, time);
}

/** Whether a schedule has no hours on the one day that is named, an ordinary one. */
export function hasNoHours({ type, value }: Pick<GuideFact, 'type' | 'value'>, time: QuestionTime | null): boolean {
  if (type !== 'schedule' || value === null || time?.span !== 'day' || time.isAssumed) return false;
  const day = WEEKDAYS[weekdayOf(time.from) - 1];
  const rows = value as ScheduleRow[];
  return day !== undefined && hourSetOn(time.from) === 'weekly' && !rows.some(({ days }) => days.includes(day));
}
