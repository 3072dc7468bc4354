import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';
import type { Overview } from '../../queries/quality-control.ts';
import { DeskTable } from '../kit/desk-table.tsx';

type Author = Overview['authors'][number];

/** So many earlier scores of an author are shown. */
const EARLIER = 6;
const LINE = { width: 96, height: 24, edge: 2 };

/** The scores of those who wrote the published texts, worst first, with their course over the runs. */
export function AuthorTable({ authors }: Pick<Overview, 'authors'>) {
  const { _ } = useLingui();
  const format = useFormat();
  return (
    <DeskTable
      caption={_('quality.score.worstFirst')}
      rows={authors}
      keyOf={({ id }) => id}
      columns={[
        { id: 'author', header: _('quality.author'), cell: authorName },
        { id: 'texts', header: _('quality.author.texts'), cell: ({ texts }) => format.number(texts), isNumeric: true },
        { id: 'score', header: _('quality.score'), cell: ({ score }) => score, isNumeric: true },
        { id: 'trend', header: _('quality.score.authorTrend'), cell: authorTrend },
      ]}
    />
  );
}

const authorName = (author: Author) => <AuthorName author={author} />;
const authorTrend = ({ trend }: Author) => <AuthorTrend trend={trend} />;

function AuthorName({ author: { kind, name } }: { author: Author }) {
  const { _ } = useLingui();
  if (kind === 'none') return _('quality.author.none');
  const shown = <bdi>{name ?? _('newsroom.formerStaff')}</bdi>;
  return kind === 'person' ? (
    shown
  ) : (
    <>
      {shown} <span className="text-text-2">({_('quality.author.reporter')})</span>
    </>
  );
}

/** The course as a line, and the last scores before the newest as figures. */
function AuthorTrend({ trend }: Pick<Author, 'trend'>) {
  const known = trend.filter((score) => score !== null);
  if (known.length < 2) return '–';
  const lowest = Math.min(...known);
  const range = Math.max(1, Math.max(...known) - lowest);
  const x = (at: number) => LINE.edge + (at / (known.length - 1)) * (LINE.width - 2 * LINE.edge);
  const y = (score: number) => LINE.height - LINE.edge - ((score - lowest) / range) * (LINE.height - 2 * LINE.edge);
  return (
    <span className="flex flex-wrap items-center gap-2">
      <svg aria-hidden viewBox={`0 0 ${LINE.width} ${LINE.height}`} className="h-6 w-24">
        <polyline
          points={known.map((score, at) => `${x(at)},${y(score)}`).join(' ')}
          className="fill-none stroke-accent"
          strokeWidth="2"
        />
      </svg>
      <bdi className="tabular text-text-2">{known.slice(-1 - EARLIER, -1).join(' · ')}</bdi>
    </span>
  );
}
