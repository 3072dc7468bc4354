import type { ActionReason } from '@dalil/domain/city/can-i.ts';
import { monthOf } from '@dalil/domain/guide/calendar-day.ts';
import { writeDirhams } from '@dalil/domain/guide/dirham.ts';
import { useLingui } from '@lingui/react';
import { isolate } from '../../../language/bidi.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useLocale } from '../../../language/use-locale.ts';

/** Writes reasons in one line. `date` names the month of its means. */
export function useReasonText(date: string): (reasons: readonly ActionReason[]) => string {
  const { _ } = useLingui();
  const format = useFormat();
  const locale = useLocale();
  return (reasons) =>
    reasons
      .map(({ code, value = 0 }) =>
        _(`today.reason.${code}`, {
          value: isolate(format.number(value)),
          price: isolate(writeDirhams(value, locale)),
          time: isolate(format.clock(value)),
          month: _(`guide.month.name${monthOf(date)}`),
        }),
      )
      .join(' · ');
}
