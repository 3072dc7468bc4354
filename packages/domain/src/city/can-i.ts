import { DAY_MINUTES } from './clock-time.ts';
import type { ScheduleRow } from '../guide/schedule.ts';
import type { MinuteSpan } from './usual-day.ts';
import type { VerdictDay } from './verdict.ts';

/** What users ask of this minute, in the order it is displayed. */
export const ACTIONS = ['swim', 'run', 'walk', 'dine', 'drive', 'office'] as const;
export type Action = (typeof ACTIONS)[number];

export const ANSWERS = ['yes', 'wait', 'no', 'unknown'] as const;
export type Answer = (typeof ANSWERS)[number];

/**
 * What an answer rests on: an official warning, values of providers (`stale` with their age), the means of the month, or what
 * needs no measurement. `none` where nothing is known.
 */
export const ANSWER_BASES = ['warning', 'live', 'stale', 'normal', 'computed', 'none'] as const;
export type AnswerBasis = (typeof ANSWER_BASES)[number];

export const ACTION_REASONS = [
  'feels',
  'sea',
  'waveHeight',
  'heat',
  'cold',
  'cool',
  'uv',
  'wind',
  'rain',
  'storm',
  'air',
  'dust',
  'damp',
  'fog',
  'haze',
  'rough',
  'waves',
  'coldSea',
  'warmSea',
  'dark',
  'usualHigh',
  'usualLow',
  'usualSea',
  'usualUv',
  'toll',
  'noToll',
  'parkingPeak',
  'parkingFree',
  'tollUnknown',
  'roadsFree',
  'roadsSlow',
  'roadsHeavy',
  'fasting',
  'officeOpen',
  'officeClosed',
  'weekend',
  'holiday',
  'hoursUnknown',
  'nothingKnown',
  'warning',
] as const;
/** `value` is a number to display: degrees, metres, an index, dirhams, or a minute of the day. */
export type ActionReason = { code: (typeof ACTION_REASONS)[number]; value?: number };

/** `isCareful`: yes, and something speaks against it. */
export type Finding = { answer: Answer; isCareful: boolean; basis: AnswerBasis; reasons: ActionReason[] };
export type AnswerSpan = MinuteSpan & Finding;

/** A day and the next, with what providers say of their hours. */
export type CityState = Pick<VerdictDay, 'date' | 'sun' | 'prayers' | 'tariffs' | 'month' | 'live'> & {
  /** Usual hours of federal offices, and those of Ramadan. Null where they may not be displayed. */
  offices: { weekly: readonly ScheduleRow[] | null; ramadan: readonly ScheduleRow[] | null };
};

export type CanI = Finding & {
  action: Action;
  /** Of a yes: the minute it ends, from the midnight of the day. Null if it holds as far as is known. */
  until: number | null;
  /** The next time the answer is yes, within this day and the next. */
  next: MinuteSpan | null;
};

/** How far answers reach, in minutes from the midnight of the day. */
export const HORIZON = 2 * DAY_MINUTES;
/** A no becomes a wait if the answer changes within this time, in minutes. */
const SOON = 180;

/** The answer at a minute, from the answers of the day. */
export function answerAt(action: Action, spans: readonly AnswerSpan[], minute: number): CanI {
  const at = spans.findIndex(({ from, until }) => from <= minute && minute < until);
  const span = spans[at];
  if (!span) return { action, ...NOTHING, until: null, next: null };
  const { answer, isCareful, basis, reasons } = span;
  if (answer === 'yes') {
    const end = runFrom(spans, at).until;
    return { action, answer, isCareful, basis, reasons, until: end >= HORIZON ? null : end, next: null };
  }
  // When full roads clear is not known: the end of the measurement is no good window.
  if (reasons.some(({ code }) => code === 'roadsHeavy'))
    return { action, answer, isCareful, basis, reasons, until: null, next: null };
  const first = spans.findIndex((later, index) => index > at && later.answer === 'yes');
  const next = first < 0 ? null : runFrom(spans, first);
  const isSoon = answer === 'no' && basis !== 'warning' && next !== null && next.from - minute <= SOON;
  return { action, answer: isSoon ? 'wait' : answer, isCareful, basis, reasons, until: null, next };
}

export const NOTHING: Finding = {
  answer: 'unknown',
  isCareful: false,
  basis: 'none',
  reasons: [{ code: 'nothingKnown' }],
};

/** Neighbours with the same answer, from one of them on. */
function runFrom(spans: readonly AnswerSpan[], at: number): MinuteSpan {
  const first = spans[at];
  const end = spans.slice(at).find(({ answer }) => answer !== first?.answer);
  return { from: first?.from ?? 0, until: end?.from ?? HORIZON };
}

/** When the answer is yes, in minutes from the midnight of the day, in runs. */
export function yesSpans(spans: readonly AnswerSpan[]): MinuteSpan[] {
  return spans.reduce<MinuteSpan[]>((runs, { from, until, answer }) => {
    if (answer !== 'yes') return runs;
    const last = runs.at(-1);
    return last?.until === from ? [...runs.slice(0, -1), { from: last.from, until }] : [...runs, { from, until }];
  }, []);
}

/** An answer with the minutes in which it is given: `shownFrom` to `shownUntil`. */
export type AnswerVariant = CanI & { shownFrom: number; shownUntil: number };

/** What is answered in each minute of a span, equal neighbours as one: a page holds the hour it was rendered in and the next. */
export function answersWithin(
  action: Action,
  spans: readonly AnswerSpan[],
  { from, until }: MinuteSpan,
): AnswerVariant[] {
  const variants: AnswerVariant[] = [];
  for (let minute = from; minute < until; minute++) {
    const said = answerAt(action, spans, minute);
    const last = variants.at(-1);
    if (last && last.answer === said.answer && last.reasons === said.reasons) last.shownUntil = minute + 1;
    else variants.push({ ...said, shownFrom: minute, shownUntil: minute + 1 });
  }
  return variants;
}
