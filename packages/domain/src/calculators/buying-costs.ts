import type { Answers, Field } from './field.ts';
import type { Figures } from './figures-of-facts.ts';
import { add, type Money, money, percent, share } from './figure.ts';
import { type Line, line, remark, type Sheet, sumOf, total, unknownOf } from './sheet.ts';
import { LOAN_FEE_FACTS, loanFee } from './mortgage.ts';

const VAT = 'tax.vat';
export const BUYING_FACTS = [
  'buy.transfer-fee',
  'buy.title-deed',
  'buy.trustee.low',
  'buy.trustee.high',
  'buy.trustee.threshold',
  'buy.agent',
  VAT,
  'buy.noc.min',
  'buy.noc.max',
  ...LOAN_FEE_FACTS,
];

export const BUYING_FIELDS = [
  { id: 'price', kind: 'money', min: 1 },
  { id: 'agent', kind: 'choice', options: ['yes', 'no'] },
  { id: 'borrowed', kind: 'money', start: 0, hasHint: true },
  { id: 'noc', kind: 'money', hasHint: true },
  { id: 'other', kind: 'money', start: 0 },
] as const satisfies readonly Field[];

/** A fee with value added tax: its amount, and the terms that say so. Unknown if the fee or the tax is. */
export function withTax(
  id: string,
  fee: Money | null,
  vat: number | null,
  parts: { terms: Line['terms']; facts: string[] },
): Line {
  if (fee === null || vat === null) return line(id, null);
  return line(id, add([fee, share(fee, vat)]), {
    terms: [...parts.terms, '+', percent(vat)],
    facts: parts.facts,
  });
}

/** The fees of buying a home beside its price, each by the fact that states it. */
export function buyingFees(answers: Answers<typeof BUYING_FIELDS>, figures: Figures): Line[] {
  const { price, agent, borrowed, noc, other } = answers;
  const vat = figures.number(VAT);
  const cost = price === null ? null : money(price);
  const shareOf = (id: string) => {
    const rate = figures.number(id);
    return cost === null || rate === null
      ? null
      : { amount: share(cost, rate), terms: [cost, '×', percent(rate)] as const };
  };
  const transfer = shareOf('buy.transfer-fee');
  const commission = shareOf('buy.agent');
  const deed = figures.number('buy.title-deed');
  return [
    line('transfer-fee', transfer?.amount ?? null, {
      terms: transfer?.terms,
      facts: figures.stated('buy.transfer-fee'),
    }),
    trusteeFee(price, vat, figures),
    line('title-deed', deed === null ? null : money(deed), { facts: figures.stated('buy.title-deed') }),
    ...(agent === 'yes'
      ? [
          withTax('agent', commission?.amount ?? null, vat, {
            terms: commission?.terms ?? [],
            facts: figures.stated('buy.agent', VAT),
          }),
        ]
      : []),
    nocFee(noc, figures),
    ...(borrowed !== null && borrowed > 0 ? [loanFee(money(borrowed), figures)] : []),
    ...(other !== null && other > 0 ? [line('other', money(other))] : []),
  ];
}

function trusteeFee(price: number | null, vat: number | null, figures: Figures): Line {
  const threshold = figures.number('buy.trustee.threshold');
  if (price === null || threshold === null) return line('trustee', null);
  const id = price < threshold ? 'buy.trustee.low' : 'buy.trustee.high';
  const fee = figures.number(id);
  return withTax('trustee', fee === null ? null : money(fee), vat, {
    terms: fee === null ? [] : [money(fee)],
    facts: figures.stated(id, 'buy.trustee.threshold', VAT),
  });
}

/** The developer's certificate: the user's amount, or the range that sources give. */
function nocFee(own: number | null, figures: Figures): Line {
  if (own !== null) return line('noc', money(own));
  const [low, high] = [figures.number('buy.noc.min'), figures.number('buy.noc.max')];
  return low === null || high === null
    ? line('noc', null)
    : line('noc', money(low, high), { facts: figures.stated('buy.noc.min', 'buy.noc.max') });
}

/** What a home costs beside its price, in all and line by line. */
export function buyingCosts(answers: Answers<typeof BUYING_FIELDS>, figures: Figures): Sheet {
  const fees = buyingFees(answers, figures);
  const isKnown = unknownOf(fees).length === 0;
  const sum = sumOf(fees);
  const price = answers.price === null ? null : money(answers.price);
  return {
    lines: [
      ...fees,
      total('fees', isKnown ? sum : null),
      total('price-with-fees', isKnown && price ? add([price, sum]) : null, { terms: price ? [price, '+', sum] : [] }),
    ],
    remarks:
      isKnown && answers.price ? [remark('share-of-price', { share: percent((sum.high / answers.price) * 100) })] : [],
  };
}
