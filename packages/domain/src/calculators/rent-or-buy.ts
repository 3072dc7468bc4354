import type { Answers, Field } from './field.ts';
import type { Figures } from './figures-of-facts.ts';
import { add, money, number, percent, share } from './figure.ts';
import { BUYING_FACTS, buyingFees } from './buying-costs.ts';
import { balanceAfter, monthlyPayment } from './mortgage.ts';
import { type Line, line, remark, type Sheet, sumOf, type Term, total, unknownOf } from './sheet.ts';

const MONTHS = 12;
const HOUSING_FEE = 'housing-fee.tenant';
export const RENT_OR_BUY_FACTS = [...BUYING_FACTS, HOUSING_FEE];

export const RENT_OR_BUY_FIELDS = [
  { id: 'stay-years', kind: 'number', start: 5, min: 1, max: 40, isWhole: true },
  { id: 'rent', kind: 'money', min: 1, hasHint: true },
  { id: 'rent-change', kind: 'percent', start: 0, min: -50, max: 50 },
  { id: 'price', kind: 'money', min: 1 },
  { id: 'price-change', kind: 'percent', start: 0, min: -50, max: 50 },
  { id: 'down', kind: 'percent', start: 20, max: 100 },
  { id: 'rate', kind: 'percent', max: 100, hasHint: true },
  { id: 'years', kind: 'number', start: 25, min: 1, max: 50, isWhole: true },
  { id: 'service-charge', kind: 'money', start: 0, hasHint: true },
] as const satisfies readonly Field[];

type RentOrBuyAnswers = Answers<typeof RENT_OR_BUY_FIELDS>;

/** The sum of a yearly amount that changes by a percentage each year. */
export function sumOverYears(amount: number, change: number, years: number): number {
  return Array.from({ length: years }, (_, year) => amount * (1 + change / 100) ** year).reduce((a, b) => a + b, 0);
}

/**
 * Renting against buying the same home for some years. Buying costs the fees, the payments and the service charge, less what the
 * home is worth after the loan and the agent of the sale are paid. How rents and prices change is the user's assumption.
 */
export function rentOrBuy(answers: RentOrBuyAnswers, figures: Figures): Sheet {
  const renting = rentingLines(answers, figures);
  const buying = buyingLines(answers, figures);
  const [rented, bought] = [renting, buying].map((lines) => (unknownOf(lines).length > 0 ? null : sumOf(lines)));
  const difference = rented && bought ? bought.high - rented.high : null;
  return {
    lines: [
      total('difference', difference === null ? null : money(Math.abs(difference)), {
        terms:
          rented && bought
            ? difference !== null && difference > 0
              ? [bought, '−', rented]
              : [rented, '−', bought]
            : [],
      }),
      ...renting,
      total('renting-costs', rented ?? null),
      ...buying,
      total('buying-costs', bought ?? null),
    ],
    remarks: [
      ...(difference === null ? [] : [remark(difference > 0 ? 'renting-cheaper' : 'buying-cheaper')]),
      remark('own-assumptions'),
    ],
  };
}

function rentingLines(answers: RentOrBuyAnswers, figures: Figures): Line[] {
  const { rent } = answers;
  const [years, change] = [answers['stay-years'], answers['rent-change']];
  const fee = figures.number(HOUSING_FEE);
  const paid = rent === null || years === null || change === null ? null : money(sumOverYears(rent, change, years));
  return [
    line('rent-in-all', paid, { terms: termsOfYears(rent, change, years) }),
    line('housing-fee-in-all', paid && fee !== null ? share(paid, fee) : null, {
      terms: paid && fee !== null ? [paid, '×', percent(fee)] : [],
      facts: figures.stated(HOUSING_FEE),
    }),
  ];
}

/** The first year's amount and, where there are more, the last one's. */
function termsOfYears(first: number | null, change: number | null, years: number | null): Term[] {
  if (first === null || change === null || years === null) return [];
  if (change === 0 || years === 1) return [money(first), '×', number(years)];
  return [money(first), '+', '…', '+', money(first * (1 + change / 100) ** (years - 1))];
}

function buyingLines(answers: RentOrBuyAnswers, figures: Figures): Line[] {
  const { price, down, rate, years } = answers;
  const [stay, change, charge] = [answers['stay-years'], answers['price-change'], answers['service-charge']];
  const isReady = price !== null && down !== null && years !== null && stay !== null && change !== null;
  const loan = isReady ? price * (1 - down / 100) : null;
  const fees = buyingFees({ price, agent: 'yes', borrowed: loan ?? 0, noc: null, other: 0 }, figures);
  const areFeesKnown = unknownOf(fees).length === 0;
  const commission = figures.number('buy.agent');
  // Without a loan no rate is needed.
  const terms = loan === 0 ? { rate: 0, years: 1 } : rate === null || years === null ? null : { rate, years };
  const payment = loan === null || terms === null ? null : monthlyPayment(loan, terms.rate, terms.years);
  const paidMonths = terms && stay !== null ? Math.min(stay, terms.years) * MONTHS : null;
  const worth = isReady ? price * (1 + change / 100) ** stay : null;
  const owed = loan === null || terms === null || stay === null ? null : balanceAfter(loan, { ...terms, after: stay });
  return [
    line('own-money', isReady ? money((price * down) / 100) : null, {
      terms: isReady ? [money(price), '×', percent(down)] : [],
    }),
    line('buying-fees', areFeesKnown ? sumOf(fees) : null, {
      facts: [...new Set(fees.flatMap(({ facts }) => facts))],
    }),
    line('payments', payment === null || paidMonths === null ? null : money(payment * paidMonths), {
      terms: payment === null || paidMonths === null ? [] : [money(payment), '×', number(paidMonths)],
    }),
    ...(charge !== null && charge > 0 && stay !== null
      ? [line('service-charges', money(charge * stay), { terms: [money(charge), '×', number(stay)] })]
      : []),
    line(
      'back-at-sale',
      worth === null || owed === null || commission === null ? null : saleLoss({ worth, owed, commission }),
      {
        terms:
          worth === null || owed === null || commission === null
            ? []
            : [money(owed), '+', money((worth * commission) / 100), '−', money(worth)],
        facts: figures.stated('buy.agent'),
      },
    ),
  ];
}

/** What is paid at the sale less what is received: below zero where money comes back. */
function saleLoss({ worth, owed, commission }: { worth: number; owed: number; commission: number }) {
  return add([money(owed), money((worth * commission) / 100), money(-worth)]);
}
