import { addDays, daysBetween } from '../guide/calendar-day.ts';
import type { Answers, Field } from './field.ts';
import type { Figures } from './figures-of-facts.ts';
import { date, days, money, number } from './figure.ts';
import { line, remark, type Sheet, total } from './sheet.ts';

const FINE = 'visa.overstay.daily-fine';
const GRACE = 'residence.grace.60';
export const OVERSTAY_FACTS = [
  FINE,
  'visa.visit.grace',
  GRACE,
  'residence.grace.90',
  'residence.grace.180',
  'residence.grace.check',
  'visa.overstay.exit-permit',
];

export const OVERSTAY_FIELDS = [
  { id: 'stay', kind: 'choice', options: ['visit', 'residence', 'residence-other'] },
  { id: 'ends', kind: 'date', hasHint: true },
  { id: 'grace', kind: 'number', isWhole: true, max: 400, hasHint: true },
  { id: 'leaves', kind: 'date', startsToday: true },
] as const satisfies readonly Field[];

/**
 * The fine for staying past the last allowed day: so much for each day after it. A visit has no grace period; that of a residence
 * is the guide's, or the user's where another one applies.
 */
export function overstayFine(answers: Answers<typeof OVERSTAY_FIELDS>, figures: Figures): Sheet {
  const { stay, ends, leaves } = answers;
  const grace = stay === 'visit' ? 0 : stay === 'residence' ? figures.days(GRACE) : answers.grace;
  const fine = figures.number(FINE);
  const last = ends === null || grace === null ? null : addDays(ends, grace);
  const over = last === null || leaves === null ? null : Math.max(0, daysBetween(last, leaves));
  return {
    lines: [
      ...(stay === 'visit'
        ? []
        : [
            line('grace-days', grace === null ? null : days(grace), {
              facts: stay === 'residence' ? figures.stated(GRACE) : [],
            }),
          ]),
      line('last-day', last === null ? null : date(last), {
        terms: ends !== null && grace ? [date(ends), '+', days(grace)] : [],
        facts: stay === 'residence' ? figures.stated(GRACE) : [],
      }),
      line('days-over', over === null ? null : days(over)),
      line('fine-a-day', fine === null ? null : money(fine), { facts: figures.stated(FINE) }),
      total('fine', over === null || fine === null ? null : money(over * fine), {
        terms: over === null || fine === null ? [] : [number(over), '×', money(fine)],
      }),
    ],
    remarks: [
      ...(over === 0 && last !== null ? [remark('in-time', { last: date(last) })] : []),
      ...(over ? [remark('exit-permit', {}, 'warning')] : []),
    ],
  };
}
