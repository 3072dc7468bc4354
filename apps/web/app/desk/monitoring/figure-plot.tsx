import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';
import type { Monitoring } from '../../queries/staff-monitoring.ts';
import type { Plot } from './plots.ts';

const SIZE = { width: 600, height: 160, edge: 8 };
const MINUTE_MS = 60_000;
/** A process that has not written for this long has a gap in its line. */
const GAP_MS = 2.5 * MINUTE_MS;
/** Processes are told apart by the dashes of their lines. */
const DASHES = [undefined, '8 4', '2 5', '12 3 2 3'] as const;

type FigurePlotProps = { plot: Plot; samples: Monitoring['samples'] };

/** One figure over the last hours, a line for each process, with its limit. The table behind it has the values. */
export function FigurePlot({ plot, samples }: FigurePlotProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const values = samples.flatMap(({ figures }) => plot.valueOf(figures) ?? []);
  const highest = Math.max(
    1,
    ...values,
    plot.limit !== null && Math.max(0, ...values) > plot.limit / 2 ? plot.limit : 0,
  );
  const times = samples.map(({ at }) => Date.parse(at));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const x = (at: string) =>
    SIZE.edge + ((Date.parse(at) - first) / Math.max(MINUTE_MS, last - first)) * (SIZE.width - 2 * SIZE.edge);
  const y = (value: number) => SIZE.height - SIZE.edge - (value / highest) * (SIZE.height - 2 * SIZE.edge);
  const processes = [...new Set(samples.map(({ process }) => process))];
  const newest = values.at(-1);
  return (
    <figure className="flex min-w-0 flex-col gap-2 rounded-card border border-line bg-surface p-5">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-ui font-semibold">{_(`monitoring.plot.${plot.id}`)}</span>
        <span className="text-meta text-text-2">
          {newest === undefined
            ? _('monitoring.plot.empty')
            : _('monitoring.plot.range', {
                newest: format.number(rounded(newest)),
                highest: format.number(rounded(Math.max(...values))),
              })}
        </span>
      </figcaption>
      <svg aria-hidden viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} className="h-auto w-full">
        <line x1="0" x2={SIZE.width} y1={y(0)} y2={y(0)} className="stroke-line" />
        {plot.limit === null || plot.limit > highest ? null : (
          <line x1="0" x2={SIZE.width} y1={y(plot.limit)} y2={y(plot.limit)} className="stroke-danger" />
        )}
        {processes.map((process, position) => (
          <path
            key={process}
            d={lineOf(samples.filter((sample) => sample.process === process))}
            className="fill-none stroke-accent"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeDasharray={DASHES[position % DASHES.length]}
          />
        ))}
      </svg>
      <p className="flex flex-wrap justify-between gap-x-4 text-meta text-text-2" dir="ltr">
        <bdi>{format.time(new Date(first))}</bdi>
        <bdi>{format.time(new Date(last))}</bdi>
      </p>
    </figure>
  );

  function lineOf(own: Monitoring['samples']): string {
    let before: number | null = null;
    return own
      .map(({ at, figures }) => {
        const value = plot.valueOf(figures);
        if (value === null) {
          before = null;
          return '';
        }
        const point = `${x(at).toFixed(1)} ${y(value).toFixed(1)}`;
        const isJoined = before !== null && Date.parse(at) - before < GAP_MS;
        before = Date.parse(at);
        return isJoined ? `L${point}` : `M${point}h0`;
      })
      .join('');
  }
}

function rounded(value: number): number {
  return value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
}
