import type { Figure } from '@dalil/domain/calculators/figure.ts';
import { writeDirhams } from '@dalil/domain/guide/dirham.ts';
import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';
import { useLocale } from '../../language/use-locale.ts';

/** Percentages such as that of a rent below its index need the decimals that show their band. */
const DECIMALS = 3;

/** Writes the values of a calculation in the language of the page. */
export function useFigureText(): (figure: Figure) => string {
  const { _ } = useLingui();
  const format = useFormat();
  const locale = useLocale();
  return (figure) => {
    switch (figure.kind) {
      case 'money': {
        const { low, high } = figure;
        const highest = writeDirhams(high, locale);
        return low === high ? highest : _('calculators.range', { low: format.number(low), high: highest });
      }
      case 'percent':
        return format.percent(figure.value / 100, DECIMALS);
      case 'number':
        return format.number(figure.value);
      case 'days':
        return _('calculators.days', { count: figure.value });
      case 'date':
        return format.longDate(figure.value);
      case 'minute':
        return format.clock(figure.value);
    }
  };
}
