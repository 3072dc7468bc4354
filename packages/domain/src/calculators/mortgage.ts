import type { Answers, Field } from './field.ts';
import type { Figures } from './figures-of-facts.ts';
import { add, type Money, money, number, percent, share } from './figure.ts';
import { type Line, line, remark, type Sheet, total } from './sheet.ts';

const MONTHS = 12;
export const LOAN_FEE_FACTS = ['buy.mortgage.registration', 'buy.mortgage.admin'] as const;
export const MORTGAGE_FACTS = [
  ...LOAN_FEE_FACTS,
  'buy.down-payment',
  'buy.down-payment.limit',
  'buy.mortgage.fees-rule',
];

export const MORTGAGE_FIELDS = [
  { id: 'price', kind: 'money', min: 1 },
  { id: 'down', kind: 'percent', start: 20, max: 100 },
  { id: 'rate', kind: 'percent', max: 100, hasHint: true },
  { id: 'years', kind: 'number', start: 25, min: 1, max: 50, isWhole: true },
] as const satisfies readonly Field[];

/** The equal monthly payment of a loan, in dirhams, at a yearly rate in percent. */
export function monthlyPayment(loan: number, rate: number, years: number): number {
  const months = years * MONTHS;
  const monthly = rate / 100 / MONTHS;
  return monthly === 0 ? loan / months : (loan * monthly) / (1 - (1 + monthly) ** -months);
}

/** What is still owed after some whole years of equal payments. */
export function balanceAfter(
  loan: number,
  { rate, years, after }: { rate: number; years: number; after: number },
): number {
  if (after >= years) return 0;
  const monthly = rate / 100 / MONTHS;
  const payment = monthlyPayment(loan, rate, years);
  const paid = after * MONTHS;
  if (monthly === 0) return loan - payment * paid;
  const growth = (1 + monthly) ** paid;
  return loan * growth - (payment * (growth - 1)) / monthly;
}

/** The fee for registering a loan: a share of it and a fixed part. Null if one of them is not known. */
export function loanFee(loan: Money, figures: Figures): Line {
  const known = figures.numbers(...LOAN_FEE_FACTS);
  if (known === null) return line('loan-fee', null);
  const [rate, fixed] = known;
  if (loan.high === 0) return line('loan-fee', money(0));
  return line('loan-fee', add([share(loan, rate), money(fixed)]), {
    terms: [loan, '×', percent(rate), '+', money(fixed)],
    facts: figures.stated(...LOAN_FEE_FACTS),
  });
}

/** The monthly payment of a home loan, what it costs in all, and whether the down payment is usual. The rate is the user's. */
export function mortgage({ price, down, rate, years }: Answers<typeof MORTGAGE_FIELDS>, figures: Figures): Sheet {
  const own = price === null || down === null ? null : share(money(price), down);
  const loan = own && price !== null ? money(price - own.high) : null;
  const payment = loan && rate !== null && years !== null ? money(monthlyPayment(loan.high, rate, years)) : null;
  const months = years === null ? null : years * MONTHS;
  const paid = payment && months !== null ? money(payment.high * months) : null;
  return {
    lines: [
      total('monthly', payment),
      line('down', own, { terms: price !== null && down !== null ? [money(price), '×', percent(down)] : [] }),
      line('loan', loan, { terms: price !== null && own ? [money(price), '−', own] : [] }),
      loan ? loanFee(loan, figures) : line('loan-fee', null),
      line('paid-in-all', paid, { terms: payment && months !== null ? [payment, '×', number(months)] : [] }),
      line('interest', paid && loan ? money(paid.high - loan.high) : null, {
        terms: paid && loan ? [paid, '−', loan] : [],
      }),
    ],
    remarks: remarksOnDown({ price, down }, figures),
  };
}

function remarksOnDown(
  { price, down }: { price: number | null; down: number | null },
  figures: Figures,
): Sheet['remarks'] {
  const known = figures.numbers('buy.down-payment', 'buy.down-payment.limit');
  if (known === null || price === null || down === null) return [];
  const [least, limit] = known;
  if (price >= limit) return [remark('down-above-limit', { limit: money(limit) })];
  return down < least ? [remark('down-low', { least: percent(least) }, 'warning')] : [];
}
