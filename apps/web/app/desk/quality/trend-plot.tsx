import { LOCALE_INFO, LOCALES } from '@dalil/domain/language/locale.ts';
import type { Overview } from '../../queries/quality-control.ts';

const SIZE = { width: 600, height: 150, edge: 8 };
/** Lines are told apart by their dashes, not by colour. */
const DASHES = [undefined, '8 4', '2 4', '10 3 2 3', '6 2', '1 3'];
const dashesOf = (at: number) => DASHES[at % DASHES.length];

/** The course of the scores by language, oldest run first. The table behind it has the figures. */
export function TrendPlot({ trend }: Pick<Overview, 'trend'>) {
  const values = trend.flatMap(({ locales }) => LOCALES.map((locale) => locales[locale] ?? 100));
  const lowest = Math.floor(Math.min(...values) - 1);
  const highest = Math.min(100, Math.ceil(Math.max(...values) + 1));
  const x = (at: number) => SIZE.edge + (at / Math.max(1, trend.length - 1)) * (SIZE.width - 2 * SIZE.edge);
  const y = (value: number) =>
    SIZE.edge + ((highest - value) / Math.max(1, highest - lowest)) * (SIZE.height - 2 * SIZE.edge);
  return (
    <figure className="flex flex-col gap-2">
      <svg aria-hidden viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} className="h-auto w-full">
        {[lowest, highest].map((value) => (
          <line key={value} x1="0" x2={SIZE.width} y1={y(value)} y2={y(value)} className="stroke-line" />
        ))}
        {LOCALES.map((locale, at) => (
          <polyline
            key={locale}
            points={trend.map(({ locales }, run) => `${x(run)},${y(locales[locale] ?? 100)}`).join(' ')}
            className="fill-none stroke-accent"
            strokeWidth="2.5"
            strokeDasharray={dashesOf(at)}
          />
        ))}
      </svg>
      <figcaption className="flex flex-wrap gap-x-4 gap-y-1 text-meta text-text-2">
        <bdi className="tabular">
          {lowest}–{highest}
        </bdi>
        {LOCALES.map((locale, at) => (
          <span key={locale} className="inline-flex items-center gap-2">
            <svg aria-hidden viewBox="0 0 32 4" className="h-1 w-8">
              <line
                x1="0"
                x2="32"
                y1="2"
                y2="2"
                className="stroke-accent"
                strokeWidth="2.5"
                strokeDasharray={dashesOf(at)}
              />
            </svg>
            <span className="font-system">{LOCALE_INFO[locale].nativeName}</span>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
