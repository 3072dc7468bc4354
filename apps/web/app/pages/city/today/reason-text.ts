import type { ActionReason } from '@dalil/domain/city/can-i.ts';
import { monthOf } from '@dalil/domain/guide/calendar-day.ts';
import { writeDirhams } from '@dalil/domain/guide/dirham.ts';
import { useLingui } from '@lingui/react';
import { isolate } from '../../../language/bidi.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useLocale } from '../../../language/use-locale.ts';

const IN_DEGREES = new Set<string>(['feels', 'sea', 'usualHigh', 'usualLow', 'usualSea']);

/** Writes reasons in one line. `date` names the month of its means. */
export function useReasonText(date: string): (reasons: readonly ActionReason[]) => string {
  const { _ } = useLingui();
  const format = useFormat();
  const locale = useLocale();
  const unitOf = (code: string) =>
    IN_DEGREES.has(code) ? 'live.degrees' : code === 'waveHeight' ? 'live.metres' : null;
  // A number and its unit stay together in both directions of writing.
  const measure = (code: string, value: string) => {
    const unit = unitOf(code);
    return isolate(unit === null ? value : _(unit, { value }));
  };
  return (reasons) =>
    reasons
      .map(({ code, value = 0 }) =>
        _(`today.reason.${code}`, {
          value: measure(code, format.number(value)),
          price: isolate(writeDirhams(value, locale)),
          time: isolate(format.clock(value)),
          month: _(`guide.month.name${monthOf(date)}`),
        }),
      )
      .join(' · ');
}
