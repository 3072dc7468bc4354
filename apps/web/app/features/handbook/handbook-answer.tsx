import type { FactView } from '@dalil/domain/guide/views.ts';
import type { ReactNode } from 'react';
import { FactOrigin } from '../facts/fact-panel.tsx';
import { cellRow, NowCell } from '../live/now-cell.tsx';

export type AnswerCell = { name: ReactNode; value: ReactNode; note?: ReactNode };

type HandbookAnswerProps = {
  cells: readonly AnswerCell[];
  /** What all cells rest on: it is named once, below them. Cells of several sources name their own. */
  source?: FactView | undefined;
};

/** The figures a long page is opened for, with how well they are known. */
export function HandbookAnswer({ cells, source }: HandbookAnswerProps) {
  if (cells.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <dl data-read="" className={cellRow}>
        {cells.map((cell, at) => (
          <NowCell key={at} {...cell} />
        ))}
      </dl>
      {source ? (
        <p className="flex flex-wrap items-center gap-x-3 text-meta text-text-3">
          <FactOrigin fact={source} />
        </p>
      ) : null}
    </div>
  );
}
