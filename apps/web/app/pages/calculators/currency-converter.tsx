import { liveState } from '@dalil/domain/city/live/live-feed.ts';
import { readWrittenNumber } from '@dalil/domain/guide/written-number.ts';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getExchangeRates } from '../../endpoints/city.ts';
import { useNow } from '../../features/clock/use-now.ts';
import { FactGrade } from '../../features/facts/fact-grade.tsx';
import { useFormat } from '../../language/use-format.ts';
import type { CalculatorFact, ExchangeRates } from '../../queries/city.ts';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select.tsx';

const BASE = 'AED';
const FIRST = 'USD';
const CENTS = 100;

/** What a dirham buys of each currency. Without live rates only the dollar, whose rate is fixed. */
type Rates = { of: Readonly<Record<string, number>>; live: NonNullable<ExchangeRates['rates']> | null };

function ratesFrom(live: ExchangeRates | undefined, peg: CalculatorFact | undefined): Rates | null {
  if (live?.rates) return { of: { [BASE]: 1, ...live.rates.value.rates }, live: live.rates };
  return typeof peg?.value === 'number' && peg.value > 0
    ? { of: { [BASE]: 1, [FIRST]: 1 / peg.value }, live: null }
    : null;
}

/** Converts amounts by reference rates, or by the fixed rate of the dollar where the device has no others. */
export function CurrencyConverter({ peg }: { peg: CalculatorFact | undefined }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { data } = useQuery(getExchangeRates());
  const [amount, setAmount] = useState('100');
  const [pair, setPair] = useState({ from: FIRST, to: BASE });
  const rates = ratesFrom(data, peg);
  if (!rates) return null;
  const value = readWrittenNumber(amount);
  const isRight = value !== null && value >= 0;
  const [from, to] = [rates.of[pair.from], rates.of[pair.to]];
  const result = isRight && from && to ? Math.round((value / from) * to * CENTS) / CENTS : null;
  const options = Object.keys(rates.of)
    .toSorted()
    .map((code) => ({ value: code, label: code }));
  return (
    <section aria-labelledby="currencies" className="flex flex-col gap-4 print:hidden" data-needs-script="">
      <h2 id="currencies" className="text-section font-strong">
        {_('calculators.currencies')}
      </h2>
      <TextField
        type="text"
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        label={_('calculators.currency.amount')}
        error={amount.trim() !== '' && !isRight ? _('calculators.error.number') : undefined}
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />
      <div className="grid grid-cols-2 gap-4">
        {(['from', 'to'] as const).map((side) => (
          <SelectField
            key={side}
            label={_(`calculators.currency.${side}`)}
            value={pair[side]}
            onChange={(event) => setPair({ ...pair, [side]: event.target.value })}
            options={options}
          />
        ))}
      </div>
      <p aria-live="polite" className="text-section font-strong">
        {result === null ? '–' : <bdi dir="ltr">{`${pair.to} ${format.number(result)}`}</bdi>}
      </p>
      {rates.live ? <RatesNote live={rates.live} /> : <PegNote peg={peg} />}
    </section>
  );
}

/** From whom the rates are and of which day, and plainly when they are old. */
function RatesNote({ live }: { live: NonNullable<Rates['live']> }) {
  const { _ } = useLingui();
  const format = useFormat();
  const now = useNow();
  const isOld = now !== null && liveState('rates', live.fetchedAt, now) === 'old';
  return (
    <>
      {isOld ? (
        <Notice tone="warning">
          <p>{_('calculators.currency.old')}</p>
        </Notice>
      ) : null}
      <p className="text-meta text-text-3">
        {_('calculators.currency.note', { date: format.shortDate(live.value.date) })}{' '}
        {live.source ? (
          <a href={live.source.url} rel="external" className="text-link">
            {live.source.name}
          </a>
        ) : null}
      </p>
    </>
  );
}

function PegNote({ peg }: { peg: CalculatorFact | undefined }) {
  const { _ } = useLingui();
  return (
    <p className="flex flex-wrap gap-x-3 text-meta text-text-3">
      <span>{_('calculators.currency.peg')}</span>
      {peg ? <FactGrade fact={peg} /> : null}
    </p>
  );
}
