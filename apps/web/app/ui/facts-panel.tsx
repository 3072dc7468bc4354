import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export type FactRow = { label: ReactNode; value: ReactNode; note?: ReactNode };

const LOOK = 'rounded-card border border-line bg-surface high-contrast:border-2';

export type FactsPanelProps = {
  title: ReactNode;
  rows: readonly FactRow[];
  footer?: ReactNode;
  level?: 2 | 3 | 4;
  /** Displays only the title until the user opens it. In print all of it. */
  isCollapsed?: boolean;
};

/** Key facts in rows: the subject at the start, the amount or time at the end. */
export function FactsPanel({ title, rows, footer, level = 2, isCollapsed = false }: FactsPanelProps) {
  const Heading = `h${level}` as const;
  const titleId = useId();
  const heading = (
    <Heading id={titleId} className={isCollapsed ? 'grow text-label font-semibold' : 'px-5 py-4 text-name font-strong'}>
      {title}
    </Heading>
  );
  if (isCollapsed) {
    return (
      <details className={`group ${LOOK}`}>
        <summary className="flex min-h-11 items-center gap-3 px-5 py-2">
          {heading}
          <ChevronDown
            aria-hidden
            className="icon text-text-3 transition-transform group-open:rotate-180 print:hidden"
          />
        </summary>
        <FactRows rows={rows} footer={footer} />
      </details>
    );
  }
  return (
    <section aria-labelledby={titleId} className={LOOK}>
      {heading}
      <FactRows rows={rows} footer={footer} />
    </section>
  );
}

/** The rows without a title, for a section that has one. */
export function FactsList(props: Pick<FactsPanelProps, 'rows' | 'footer'>) {
  return (
    <div className={LOOK}>
      <FactRows {...props} />
    </div>
  );
}

function FactRows({ rows, footer }: Pick<FactsPanelProps, 'rows' | 'footer'>) {
  return (
    <>
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
    </>
  );
}
