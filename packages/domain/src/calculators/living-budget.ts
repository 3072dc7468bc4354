import type { Answers, Field } from './field.ts';
import type { Figures } from './figures-of-facts.ts';
import { money, number, percent } from './figure.ts';
import { type Line, line, remark, type Sheet, sumOf, total, unknownOf } from './sheet.ts';

const MONTHS = 12;
const PASSES = ['one-zone', 'two-zones', 'all-zones'] as const;
const PEAK = 'salik.peak.price';
const HOUSING_FEE = 'housing-fee.tenant';
export const BUDGET_FACTS = [HOUSING_FEE, PEAK, ...PASSES.map((zones) => `nol.pass.30-days.${zones}`)];

/** Lines that only the household knows. Empty ones are left out and never guessed. */
const OWN = [
  'electricity',
  'chiller',
  'internet',
  'mobile',
  'fuel',
  'car',
  'parking',
  'groceries',
  'eating-out',
  'school-a-year',
  'health-a-year',
  'helper',
  'other',
] as const;
/** Entered for a year. */
const YEARLY: readonly string[] = ['school-a-year', 'health-a-year'];

export const BUDGET_FIELDS = [
  { id: 'income', kind: 'money', hasHint: true },
  { id: 'rent', kind: 'money', min: 1, hasHint: true },
  { id: 'pass', kind: 'choice', options: ['none', ...PASSES] },
  { id: 'passes', kind: 'number', start: 0, isWhole: true, max: 20 },
  { id: 'gates-a-month', kind: 'number', start: 0, isWhole: true, max: 2000, hasHint: true },
  ...(OWN.map((id) => ({ id, kind: 'money' })) as { id: (typeof OWN)[number]; kind: 'money' }[]),
] as const satisfies readonly Field[];

/** A household's month: what facts say of rent, toll and transport, and the user's own figures for the rest. */
export function livingBudget(answers: Answers<typeof BUDGET_FIELDS>, figures: Figures): Sheet {
  const { income, rent } = answers;
  const fee = figures.number(HOUSING_FEE);
  const own = OWN.flatMap((id): Line[] => {
    const amount = answers[id];
    if (amount === null || amount === 0) return [];
    if (!YEARLY.includes(id)) return [line(id, money(amount))];
    return [line(id, money(amount / MONTHS), { terms: [money(amount), '÷', number(MONTHS)] })];
  });
  const lines = [
    line('rent-a-month', rent === null ? null : money(rent / MONTHS), {
      terms: rent === null ? [] : [money(rent), '÷', number(MONTHS)],
    }),
    line('housing-fee', rent === null || fee === null ? null : money((rent * fee) / 100 / MONTHS), {
      terms: rent === null || fee === null ? [] : [money(rent), '×', percent(fee), '÷', number(MONTHS)],
      facts: figures.stated(HOUSING_FEE),
    }),
    ...travel(answers, figures),
    ...own,
  ];
  const isKnown = unknownOf(lines).length === 0;
  const sum = sumOf(lines);
  return {
    lines: [
      ...lines,
      total('a-month', isKnown ? sum : null),
      total('left', isKnown && income !== null ? money(income - sum.high) : null, {
        terms: isKnown && income !== null ? [money(income), '−', sum] : [],
      }),
    ],
    remarks: [
      ...(isKnown && income
        ? [remark('share-of-income', { share: percent(((rent ?? 0) / MONTHS / income) * 100) })]
        : []),
      ...(isKnown && income !== null && sum.high > income ? [remark('over-income', {}, 'warning')] : []),
    ],
  };
}

/** Passes for public transport and toll gates at the price of the peak, which is the highest. */
function travel(answers: Answers<typeof BUDGET_FIELDS>, figures: Figures): Line[] {
  const { pass, passes } = answers;
  const gates = answers['gates-a-month'];
  const priced = (id: string, factId: string, count: number): Line => {
    const price = figures.number(factId);
    if (price === null) return line(id, null);
    return line(id, money(price * count), { terms: [money(price), '×', number(count)], facts: figures.stated(factId) });
  };
  return [
    ...(pass !== 'none' && passes !== null && passes > 0 ? [priced('passes', `nol.pass.30-days.${pass}`, passes)] : []),
    ...(gates !== null && gates > 0 ? [priced('gates', PEAK, gates)] : []),
  ];
}
