import { useLingui } from '@lingui/react';
import type { Weather } from '../../queries/city.ts';

const HIGHEST = 45;
const COLUMN = 20;

/** Each month from its mean night to its mean day. The table beside it holds the same figures. */
export function ClimateChart({ months, month }: { months: Weather['months']; month: number }) {
  const { _ } = useLingui();
  return (
    <svg
      role="img"
      aria-label={_('city.weather.chart')}
      viewBox={`0 0 ${COLUMN * 12} ${HIGHEST + 3}`}
      className="flip-rtl w-full max-w-measure"
    >
      {[10, 20, 30, 40].map((degrees) => (
        <rect key={degrees} y={HIGHEST - degrees} width={COLUMN * 12} height="0.3" className="fill-line-strong" />
      ))}
      {months.map(({ month: id, meanMaxC, meanMinC }, at) => (
        <rect
          key={id}
          x={at * COLUMN + 4}
          y={HIGHEST - meanMaxC}
          width={COLUMN - 8}
          height={meanMaxC - meanMinC}
          rx="2"
          className={id === month ? 'fill-accent' : 'fill-ayyan-mark'}
        />
      ))}
      <rect x={(month - 1) * COLUMN + 4} y={HIGHEST + 1} width={COLUMN - 8} height="1.5" className="fill-text" />
    </svg>
  );
}
