import { daysBetween } from '../guide/calendar-day.ts';
import type { Answers, Field } from './field.ts';
import type { Figures } from './figures-of-facts.ts';
import { add, days, type Money, money, number } from './figure.ts';
import { type Line, line, remark, type Sheet, total } from './sheet.ts';

export const GRATUITY_FACTS = [
  'gratuity.early',
  'gratuity.late',
  'gratuity.switch',
  'gratuity.minimum',
  'gratuity.cap',
  'gratuity.settlement',
];

export const GRATUITY_FIELDS = [
  { id: 'salary', kind: 'money', min: 1, hasHint: true },
  { id: 'started', kind: 'date' },
  { id: 'ended', kind: 'date', startsToday: true, hasHint: true },
  { id: 'unpaid', kind: 'number', start: 0, isWhole: true, max: 20_000, hasHint: true },
] as const satisfies readonly Field[];

const YEAR_DAYS = 365;
/** A day's pay is a thirtieth of the month's, as in the guide's example. */
const MONTH_DAYS = 30;
const YEAR_MONTHS = 12;
const DECIMALS = 1000;

type Law = { early: number; late: number; change: number; least: number; most: number };

function lawOf(figures: Figures): Law | null {
  const [early, late] = [figures.days('gratuity.early'), figures.days('gratuity.late')];
  const known = figures.manyYears('gratuity.switch', 'gratuity.minimum', 'gratuity.cap');
  if (early === null || late === null || known === null) return null;
  const [change, least, most] = known;
  return { early, late, change, least, most };
}

/** The days of service, both the first and the last included, without unpaid leave. */
export function serviceDays(started: string, ended: string, unpaid: number): number {
  return Math.max(0, daysBetween(started, ended) + 1 - unpaid);
}

/**
 * The end-of-service gratuity on the basic salary: days of pay for each of the first years, more for each later one, in proportion
 * for parts of a year; none before the minimum, and at most so many years of salary.
 */
export function serviceGratuity(answers: Answers<typeof GRATUITY_FIELDS>, figures: Figures): Sheet {
  const { salary, started, ended, unpaid } = answers;
  const law = lawOf(figures);
  const served = started === null || ended === null ? null : serviceDays(started, ended, unpaid ?? 0);
  const daily = salary === null ? null : money(salary / MONTH_DAYS);
  const head = [
    line('service-days', served === null ? null : days(served)),
    line('a-day-of-pay', daily, { terms: salary === null ? [] : [money(salary), '÷', number(MONTH_DAYS)] }),
  ];
  if (law === null || served === null || salary === null)
    return { lines: [...head, total('gratuity', null)], remarks: [] };
  const years = served / YEAR_DAYS;
  if (years < law.least) {
    const facts = figures.stated('gratuity.minimum');
    return { lines: [...head, total('gratuity', money(0), { facts })], remarks: [remark('too-short', {}, 'warning')] };
  }
  const early = Math.min(years, law.change);
  const late = Math.max(0, years - law.change);
  const part = (id: string, count: number, daysOfPay: number, factId: string): Line =>
    line(id, money((salary / MONTH_DAYS) * daysOfPay * count), {
      terms: [money(salary / MONTH_DAYS), '×', days(daysOfPay), '×', number(Math.round(count * DECIMALS) / DECIMALS)],
      facts: figures.stated(factId, 'gratuity.switch'),
    });
  const parts = [
    part('first-years', early, law.early, 'gratuity.early'),
    ...(late > 0 ? [part('later-years', late, law.late, 'gratuity.late')] : []),
  ];
  const sum = add(parts.map(({ value }) => value as Money));
  const cap = money(salary * YEAR_MONTHS * law.most);
  const isCapped = sum.high > cap.high;
  return {
    lines: [
      ...head,
      ...parts,
      total('gratuity', isCapped ? cap : sum, { facts: isCapped ? figures.stated('gratuity.cap') : [] }),
    ],
    remarks: isCapped ? [remark('capped', { cap })] : [],
  };
}
