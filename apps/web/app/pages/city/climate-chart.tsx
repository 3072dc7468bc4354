import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';
import type { Weather } from '../../queries/city.ts';
import { classNames } from '../../ui/class-names.ts';

const HIGHEST = 44;
const LOWEST = 10;

/** Each month from its mean night to its mean day. The table below holds the same figures. */
export function ClimateChart({ months, month: current }: { months: Weather['months']; month: number }) {
  const { _ } = useLingui();
  const format = useFormat();
  return (
    <figure className="flex max-w-measure flex-col gap-2">
      <figcaption className="text-meta text-text-3">{_('city.weather.chart')}</figcaption>
      <div aria-hidden className="grid grid-cols-12 text-center text-meta">
        {months.map(({ month, meanMaxC, meanMinC }) => (
          <div key={month} className="flex min-w-0 flex-col gap-1">
            <span>{format.number(Math.round(meanMaxC))}</span>
            <svg viewBox={`0 0 10 ${HIGHEST - LOWEST}`} preserveAspectRatio="none" className="h-32 w-full">
              <rect
                x="2"
                y={HIGHEST - meanMaxC}
                width="6"
                height={meanMaxC - meanMinC}
                className={month === current ? 'fill-accent' : 'fill-ayyan-mark'}
              />
            </svg>
            <span className="text-text-3">{format.number(Math.round(meanMinC))}</span>
            <span
              className={classNames(
                'overflow-hidden border-t border-line pt-1',
                month === current ? 'font-semibold text-accent' : 'text-text-2',
              )}
            >
              {_(`guide.month.name${month}`).slice(0, 1)}
            </span>
          </div>
        ))}
      </div>
    </figure>
  );
}
