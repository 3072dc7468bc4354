import { clockOf, dubaiMinute } from '@dalil/domain/city/clock-time.ts';
import { type OpeningState, openingState } from '@dalil/domain/city/opening-state.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { OpeningHours, PlaceHours } from '@dalil/domain/guide/opening-hours.ts';
import type { ScheduleRow } from '@dalil/domain/guide/schedule.ts';
import type { GuideFact, GuideText } from './answer-guide.ts';
import type { AnswerSentence } from './answer.ts';
import { citeFact, citeText, citeTool, claim } from './draft.ts';
import type { Sense } from './lexicon/senses.ts';
import { formatMessage } from './messages/messages.ts';
import type { Question } from './read-question.ts';
import type { ToolInput } from './tools/tool.ts';
import { writeDay } from './write-dates.ts';

/** A day in Dubai (`YYYY-MM-DD`), and the minute of it if one is meant. */
export type Moment = { date: string; minute: number | null };

/** The hours of a day hold for all of it. */
const NOON = 12 * 60;
/** These request the hours themselves: "when does it open". */
const TIMES: readonly Sense[] = ['when', 'hours', 'clock', 'duration'];

/**
 * The moment for which a question requests whether something is open, by default the present one. Null if it requests the hours
 * themselves, or names several days.
 */
export function momentOfOpening(question: Question, now: Date): Moment | null {
  const { time, senses, questionSenses } = question;
  if (!questionSenses.has('is-open')) return null;
  const today = dubaiDate(now);
  const isToday = time === null || (time.span === 'day' && time.from === today && time.part === null);
  const isNow = senses.has('now') || senses.has('live');
  if (time?.span === 'day' && (time.minute !== null || (!isToday && !isNow))) {
    return { date: time.from, minute: time.minute };
  }
  if (!isNow && (!isToday || TIMES.some((sense) => questionSenses.has(sense)))) return null;
  return { date: today, minute: dubaiMinute(now) };
}

/**
 * Whether a place is open at a minute, as its page shows it, with the hours behind it. `unknown` in Ramadan, on a public holiday
 * and outside the season, if the guide has no hours for them. Null for a day without a minute, and without hours for everyone.
 */
export function describeOpening(
  text: GuideText,
  facts: readonly GuideFact[],
  { date, minute }: Moment,
  { draft }: Pick<ToolInput, 'draft'>,
): AnswerSentence | 'unknown' | null {
  const hours = text.place?.hours;
  if (!hours) return null;
  const state = openingState(valuesOf(hours, facts), date, minute ?? NOON);
  if (state.kind === 'unknown') return state.why === 'no-hours' ? null : 'unknown';
  if (minute === null || (state.kind === 'open' && state.audience !== null)) return null;
  const { opening } = draft.messages;
  const values = {
    title: text.title,
    date: writeDay(date, draft.locale),
    time: clockOf(minute),
    ...timesOf(state, draft.locale),
  };
  const cited = [
    citeTool(draft, 'opening', null, text.href),
    citeText(draft, text),
    ...facts.map((fact) => citeFact(draft, fact)),
  ];
  return claim(formatMessage(opening[messageOf(state)], values), cited);
}

/** Whether a place has hours for everyone on a day. Null if a minute is meant, or the hours of that day are not known. */
export function isOpenOn(text: GuideText, facts: readonly GuideFact[], { date, minute }: Moment): boolean | null {
  const hours = text.place?.hours;
  if (!hours || minute !== null) return null;
  const { kind } = openingState(valuesOf(hours, facts), date, NOON);
  return kind === 'unknown' ? null : true;
}

export function valuesOf(
  { weekly, ramadan, holidays, season, closures }: PlaceHours,
  facts: readonly GuideFact[],
): OpeningHours {
  const rows = (set: { fact: string } | undefined): readonly ScheduleRow[] | null => {
    const fact = facts.find(({ id }) => id === set?.fact);
    return fact?.type === 'schedule' && fact.value !== null ? (fact.value as ScheduleRow[]) : null;
  };
  return {
    weekly: rows(weekly),
    ramadan: rows(ramadan),
    holidays: rows(holidays),
    season: season ?? null,
    closures: closures ?? [],
  };
}

type Known = Exclude<OpeningState, { kind: 'unknown' }>;

function messageOf(state: Known): 'always' | 'openUntil' | 'open' | 'opens' | 'closed' {
  if (state.kind === 'closed') return state.opens ? 'opens' : 'closed';
  return state.isAlways ? 'always' : state.until ? 'openUntil' : 'open';
}

function timesOf(state: Known, locale: GuideText['locale']): { at: string; day: string } {
  const change = state.kind === 'closed' ? state.opens : state.until;
  return change ? { at: change.time, day: writeDay(change.date, locale) } : { at: '', day: '' };
}
