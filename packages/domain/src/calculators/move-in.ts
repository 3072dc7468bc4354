import type { Answers, Field } from './field.ts';
import type { Figures } from './figures-of-facts.ts';
import { type Money, money, number, percent, share } from './figure.ts';
import { withTax } from './buying-costs.ts';
import { type Line, line, remark, type Sheet, sumOf, total, unknownOf } from './sheet.ts';

const VAT = 'tax.vat';
const MONTHS = 12;
export const MOVE_IN_FACTS = [
  'rent.deposit.unfurnished',
  'rent.deposit.furnished',
  'rent.agency.share',
  'rent.agency.minimum',
  VAT,
  'ejari.fee',
  'dewa.deposit.flat',
  'dewa.deposit.villa',
  // The fee of today; that of older guides is lower.
  'dewa.activation.max',
  'cooling.deposit.flat',
  'cooling.deposit.villa',
  'housing-fee.tenant',
];

export const MOVE_IN_FIELDS = [
  { id: 'rent', kind: 'money', min: 1, hasHint: true },
  { id: 'cheques', kind: 'number', start: 4, min: 1, max: 12, isWhole: true },
  { id: 'home', kind: 'choice', options: ['flat', 'villa'] },
  { id: 'furnished', kind: 'choice', options: ['unfurnished', 'furnished'] },
  { id: 'agent', kind: 'choice', options: ['yes', 'no'] },
  { id: 'cooling', kind: 'choice', options: ['no', 'yes'], hasHint: true },
  { id: 'movers', kind: 'money', start: 0 },
  { id: 'internet', kind: 'money', start: 0 },
  { id: 'other', kind: 'money', start: 0 },
] as const satisfies readonly Field[];

/** The cash a tenant needs on the first day: first cheque, deposits, fees and the user's own lines. */
export function moveIn(answers: Answers<typeof MOVE_IN_FIELDS>, figures: Figures): Sheet {
  const { cheques, home, furnished, agent, cooling } = answers;
  const rent = answers.rent === null ? null : money(answers.rent);
  const stated = (id: string, factId: string) => {
    const value = figures.number(factId);
    return line(id, value === null ? null : money(value), { facts: figures.stated(factId) });
  };
  const own = (id: 'movers' | 'internet' | 'other') => {
    const amount = answers[id];
    return amount !== null && amount > 0 ? [line(id, money(amount))] : [];
  };
  const lines = [
    line('first-cheque', rent && cheques !== null ? money(rent.high / cheques) : null, {
      terms: rent && cheques !== null ? [rent, '÷', number(cheques)] : [],
    }),
    shareLine('deposit', rent, `rent.deposit.${furnished}`, figures),
    ...(agent === 'yes' ? [agencyFee(rent, figures)] : []),
    stated('ejari', 'ejari.fee'),
    stated('dewa-deposit', `dewa.deposit.${home}`),
    stated('dewa-activation', 'dewa.activation.max'),
    ...(cooling === 'yes' ? [stated('cooling-deposit', `cooling.deposit.${home}`)] : []),
    ...own('movers'),
    ...own('internet'),
    ...own('other'),
  ];
  const fee = figures.number('housing-fee.tenant');
  return {
    lines: [...lines, total('day-one', unknownOf(lines).length > 0 ? null : sumOf(lines))],
    remarks: [
      ...dewaRemark(figures),
      ...(rent && fee !== null ? [remark('housing-fee', { fee: money(share(rent, fee).high / MONTHS) })] : []),
    ],
  };
}

function shareLine(id: string, amount: Money | null, factId: string, figures: Figures): Line {
  const rate = figures.number(factId);
  if (amount === null || rate === null) return line(id, null);
  return line(id, share(amount, rate), { terms: [amount, '×', percent(rate)], facts: figures.stated(factId) });
}

/** The deposit differs between a flat and a villa; the fee for activating the supply is known as one. */
function dewaRemark(figures: Figures) {
  const known = figures.numbers('dewa.deposit.flat', 'dewa.deposit.villa', 'dewa.activation.max');
  if (known === null) return [];
  const [flat, villa, fee] = known;
  return [remark('dewa', { flat: money(flat), villa: money(villa), fee: money(fee) })];
}

/** A share of the rent, but at least the usual minimum, and value added tax. */
function agencyFee(rent: Money | null, figures: Figures): Line {
  const known = figures.numbers('rent.agency.share', 'rent.agency.minimum', VAT);
  if (rent === null || known === null) return line('agency', null);
  const [rate, least, vat] = known;
  const ofRent = share(rent, rate);
  const isMinimum = ofRent.high < least;
  return withTax('agency', isMinimum ? money(least) : ofRent, vat, {
    terms: isMinimum ? [money(least)] : [rent, '×', percent(rate)],
    facts: figures.stated(isMinimum ? 'rent.agency.minimum' : 'rent.agency.share', VAT),
  });
}
