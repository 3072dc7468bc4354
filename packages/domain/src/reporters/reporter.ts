import { type Weekday, WEEKDAYS } from '../guide/calendar-day.ts';
import type { Locale } from '../language/locale.ts';

/** STAFF-4: how a reporter writes. Templates compose texts from facts without a model. */
export const TEMPLATES = ['fuel-price', 'public-holidays', 'prayer-times', 'event-digest', 'facts-changed'] as const;
export type Template = (typeof TEMPLATES)[number];
export const REPORTER_METHODS = [...TEMPLATES, 'model'] as const;
export type ReporterMethod = (typeof REPORTER_METHODS)[number];

export const RUN_STATES = ['running', 'drafted', 'nothing', 'blocked', 'failed', 'skipped'] as const;
export type RunState = (typeof RUN_STATES)[number];
export const RUN_TRIGGERS = ['schedule', 'person'] as const;

/** Why a run made no draft. `blocked` runs have the codes of `BLOCKS`. */
export const RUN_REASONS = [
  'facts_not_current',
  'no_events',
  'no_holidays',
  'no_changes',
  'no_items',
  'already_written',
  'source_down',
  'budget_runs',
  'budget_tokens',
  'switched_off',
  'paused',
  'all_stopped',
  'no_model',
  'model_refused',
  'model_malformed',
  'model_slow',
  'model_failed',
  'model_too_long',
  'stopped',
  'error',
] as const;
export type RunReason = (typeof RUN_REASONS)[number];

export const REPORTER_LIMITS = {
  name: 60,
  beat: 300,
  style: 500,
  sources: 20,
  pages: 10,
  runsPerDay: 24,
  tokensPerDay: 500_000,
  rejectComment: 500,
} as const;
export const MAX_REPORTERS = 40;
/** Evidence is stored for this long: enough to answer for a text, not an archive of others' work. */
export const EVIDENCE_DAYS = 90;
export const EVIDENCE_TEXT_LIMIT = 1500;
/** The version of the instructions a model gets. Increased with every change of them. */
export const PROMPT_VERSION = 2;

/** A page that a reporter reads. `isOfficial`: of an authority, so it supports a claim alone. */
export type ReporterPage = { name: string; url: string; isOfficial: boolean };
export type ReporterSchedule = { days: readonly Weekday[]; time: string; timeZone: string };

const DAY_INDEX: Record<string, Weekday> = {
  Mon: 'mon',
  Tue: 'tue',
  Wed: 'wed',
  Thu: 'thu',
  Fri: 'fri',
  Sat: 'sat',
  Sun: 'sun',
};

/**
 * The minute of the schedule that is due, as clocks of its time zone show it (`2026-11-29T08:00`), or null. A minute missed while no
 * server was running is made up on the same day. It names the run, so two servers run it once.
 */
export function dueSlot({ days, time, timeZone }: ReporterSchedule, now: Date): string | null {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  const weekday = DAY_INDEX[part('weekday').replace('.', '')];
  if (weekday === undefined || !days.includes(weekday)) return null;
  if (`${part('hour')}:${part('minute')}` < time) return null;
  return `${part('year')}-${part('month')}-${part('day')}T${time}`;
}

export const EVERY_DAY: readonly Weekday[] = WEEKDAYS;

/** The share of judged or decided things that are good, or null while nothing was measured: never a zero that was not counted. */
export function shareOf(good: number, bad: number): number | null {
  return good + bad === 0 ? null : good / (good + bad);
}

export type PerLocale<Value> = Partial<Record<Locale, Value>>;
