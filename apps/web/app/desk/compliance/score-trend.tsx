import { useLingui } from '@lingui/react';
import type { ScoreView } from '../../queries/compliance.ts';

const SIZE = { width: 600, height: 150, edge: 8 };

type ScoreTrendProps = { trend: ScoreView['trend']; compliantFrom: number };

/** The course of the score from 0 to 100, oldest day first, with the line of what is compliant. The table has the figures. */
export function ScoreTrend({ trend, compliantFrom }: ScoreTrendProps) {
  const { _ } = useLingui();
  const x = (at: number) => SIZE.edge + (at / Math.max(1, trend.length - 1)) * (SIZE.width - 2 * SIZE.edge);
  const y = (score: number) => SIZE.edge + ((100 - score) / 100) * (SIZE.height - 2 * SIZE.edge);
  return (
    <figure className="flex flex-col gap-2">
      <svg aria-hidden viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} className="h-auto w-full">
        {[0, 100].map((score) => (
          <line key={score} x1="0" x2={SIZE.width} y1={y(score)} y2={y(score)} className="stroke-line" />
        ))}
        <line
          x1="0"
          x2={SIZE.width}
          y1={y(compliantFrom)}
          y2={y(compliantFrom)}
          className="stroke-line-strong"
          strokeDasharray="4 4"
        />
        <polyline
          points={trend.map(({ score }, at) => `${x(at)},${y(score)}`).join(' ')}
          className="fill-none stroke-accent"
          strokeWidth="2.5"
        />
      </svg>
      <figcaption className="text-meta text-text-2">
        {_('compliance.trend.caption', { from: compliantFrom })}
      </figcaption>
    </figure>
  );
}
