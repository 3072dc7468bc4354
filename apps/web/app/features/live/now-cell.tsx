import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

type NowCellProps = { name: ReactNode; value: ReactNode; note?: ReactNode; isLive?: boolean };

/** A row of as many cells as fit. */
export const cellRow = 'flex flex-wrap gap-px overflow-hidden rounded-card border border-line bg-line';

/** One cell of a row; none for a value that is not known. One that changes every minute reserves space for its longest text. */
export function NowCell({ name, value, note, isLive = false }: NowCellProps) {
  if (value === null) return null;
  return (
    <div
      className={classNames('flex grow basis-32 flex-col gap-1 bg-surface px-4 py-4 wide:px-5', isLive && 'min-h-32')}
    >
      <dt className="text-meta font-semibold text-text-2">{name}</dt>
      <dd className="flex flex-col gap-1 text-meta text-text-3">
        <span className="text-card-title font-semibold text-text">{value}</span>
        {note ? <span>{note}</span> : null}
      </dd>
    </div>
  );
}
