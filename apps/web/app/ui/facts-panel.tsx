import { type ReactNode, useId } from 'react';

export type FactRow = { label: ReactNode; value: ReactNode; note?: ReactNode };

export type FactsPanelProps = { title: ReactNode; rows: readonly FactRow[]; footer?: ReactNode; level?: 2 | 3 };

/** What one needs to know, in rows: what on the left, how much or when on the right. */
export function FactsPanel({ title, rows, footer, level = 2 }: FactsPanelProps) {
  const Heading = `h${level}` as const;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="rounded-card border border-line bg-surface high-contrast:border-2">
      <Heading id={titleId} className="px-5 py-4 text-name font-strong">
        {title}
      </Heading>
      <dl>
        {rows.map((row, at) => (
          // Rows are given in a fixed order and never move.
          <div key={at} className="grid grid-cols-5 gap-3 border-t border-line px-5 py-3 text-label">
            <dt className="col-span-2 text-text-3">{row.label}</dt>
            <dd className="col-span-3 font-medium">
              {row.value}
              {row.note === undefined ? null : (
                <span className="block text-meta font-normal text-text-3">{row.note}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {footer === undefined ? null : (
        <div className="border-t border-line px-5 py-3 text-meta text-text-3">{footer}</div>
      )}
    </section>
  );
}
