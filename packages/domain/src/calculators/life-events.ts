import { addDays, addMonths, daysBetween } from '../guide/calendar-day.ts';
import { alarmLines, calendarFile, calendarInstant, escapeText, wholeDays } from '../guide/calendar-lines.ts';
import type { Figures } from './figures-of-facts.ts';

/** A thing to do. With a fact it has a day: so long after the user's day, or before it. */
type Step = {
  id: string;
  /** The fact with the time allowed. */
  within?: string;
  /** The time counts back from the user's day, or from a year after it. */
  before?: 'day' | 'year';
  /** A fact with a number of years after the user's day. */
  atAge?: string;
  /** The service that says how. */
  service?: string;
};

/** Events of life with what to do about them, in order. */
export const LIFE_EVENTS = {
  arrive: [
    { id: 'medical', service: 'medical-fitness' },
    { id: 'identity', service: 'emirates-id' },
    { id: 'insurance', service: 'health-insurance' },
    { id: 'family', within: 'residence.family.apply-within', service: 'family-sponsorship' },
    { id: 'job-insurance', within: 'iloe.subscribe-within', service: 'unemployment-insurance' },
    { id: 'bank' },
    { id: 'licence', service: 'driving-licence-exchange' },
    { id: 'home', service: 'ejari' },
    { id: 'school', service: 'school-admission' },
  ],
  rent: [
    { id: 'check' },
    { id: 'permit', service: 'moving-in-permit' },
    { id: 'ejari', service: 'ejari' },
    { id: 'dewa', service: 'dewa-activation' },
    { id: 'photos' },
    { id: 'notice', within: 'rent.notice.change', before: 'year', service: 'rental-increase' },
  ],
  leave: [
    { id: 'tell' },
    { id: 'dewa-out', within: 'dewa.moveout.notice', before: 'day', service: 'dewa-moveout' },
    { id: 'ejari-out', service: 'ejari' },
    { id: 'fines', service: 'traffic-fines' },
    { id: 'bank-out' },
    { id: 'visa-out', service: 'residence-visa' },
    { id: 'gratuity', within: 'gratuity.settlement', service: 'gratuity' },
    { id: 'grace', within: 'residence.grace.60', service: 'overstay-fines' },
  ],
  baby: [
    { id: 'birth', within: 'birth.register', service: 'birth-certificate' },
    { id: 'passport' },
    { id: 'papers', within: 'newborn.deadline', service: 'newborn-visa' },
    { id: 'child-insurance', service: 'health-insurance' },
    { id: 'vaccination', service: 'vaccination' },
    { id: 'first-school', atAge: 'school.age.fs1', service: 'school-admission' },
  ],
} as const satisfies Record<string, readonly Step[]>;

export type LifeEvent = keyof typeof LIFE_EVENTS;
export const LIFE_EVENT_IDS = Object.keys(LIFE_EVENTS) as LifeEvent[];

export const DEADLINE_FACTS: readonly string[] = [
  ...new Set(
    Object.values(LIFE_EVENTS)
      .flat()
      .flatMap(({ within, atAge }: Step) => [within, atAge].flatMap((id) => id ?? [])),
  ),
];

const MONTHS = 12;

export type DatedStep = {
  id: string;
  service: string | null;
  /** The last day to do it, or null if it has none or the guide does not know it. */
  due: string | null;
  /** The fact that states it. */
  fact: string | null;
};

/** What to do about an event, with the last day of each step that has one, counted from a day (`YYYY-MM-DD`). */
export function datedSteps(event: LifeEvent, day: string | null, figures: Figures): DatedStep[] {
  return LIFE_EVENTS[event].map((step: Step) => ({
    id: step.id,
    service: step.service ?? null,
    due: day === null ? null : dueDay(step, day, figures),
    fact: step.within ?? step.atAge ?? null,
  }));
}

function dueDay({ within, before, atAge }: Step, day: string, figures: Figures): string | null {
  if (atAge !== undefined) {
    const years = figures.number(atAge);
    return years === null ? null : addMonths(day, Math.round(years * MONTHS));
  }
  const count = within === undefined ? null : figures.days(within);
  if (count === null) return null;
  if (before === undefined) return addDays(day, count);
  return addDays(before === 'year' ? addMonths(day, MONTHS) : day, -count);
}

/** Whole days until a day; negative when it is past. */
export function daysUntil(due: string, today: string): number {
  return daysBetween(today, due);
}

/** A dated step as written in the user's language. */
export type Reminder = { id: string; due: string; title: string; text: string };

/** Reminders as a calendar file that the device itself writes: a whole day each, announced the day before. `at` is an ISO instant. */
export function writeReminders(reminders: readonly Reminder[], at: string): string {
  return calendarFile(
    reminders.flatMap(({ id, due, title, text }) => [
      'BEGIN:VEVENT',
      `UID:${id}-${due}@dalil`,
      `DTSTAMP:${calendarInstant(at)}`,
      ...wholeDays(due, due),
      `SUMMARY:${escapeText(title)}`,
      ...(text === '' ? [] : [`DESCRIPTION:${escapeText(text)}`]),
      'TRANSP:TRANSPARENT',
      ...alarmLines(title, '-PT15H'),
      'END:VEVENT',
    ]),
  );
}
