import type { ReactNode } from 'react';

/** One answer of the panel of the moment. */
export function NowCell({ name, value, note }: { name: string; value: ReactNode; note?: ReactNode }) {
  return (
    <div className="flex min-h-32 flex-col gap-1 bg-surface px-4 py-4 wide:px-5">
      <dt className="text-meta font-semibold text-text-2">{name}</dt>
      <dd className="flex flex-col gap-1 text-meta text-text-3">
        <span className="text-card-title font-semibold text-text">{value}</span>
        {note ? <span>{note}</span> : null}
      </dd>
    </div>
  );
}
