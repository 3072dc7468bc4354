import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export type FactRow = { label: ReactNode; value: ReactNode; note?: ReactNode };
/** Rows with one note below them, such as the source of all of them. */
export type FactGroup = { rows: readonly FactRow[]; note: ReactNode };
/** Rows one below the other, or in groups. */
type Content = { rows: readonly FactRow[]; groups?: never } | { groups: readonly FactGroup[]; rows?: never };

const LOOK = 'rounded-card border border-line bg-surface high-contrast:border-2';

export type FactsPanelProps = {
  title: ReactNode;
  footer?: ReactNode;
  level?: 2 | 3 | 4;
  /** Displays only the title until the user opens it. In print all of it. */
  isCollapsed?: boolean;
} & Content;

/** Key facts in rows: the subject at the start, the amount or time at the end. */
export function FactsPanel({ title, level = 2, isCollapsed = false, ...content }: FactsPanelProps) {
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
        <FactRows {...content} />
      </details>
    );
  }
  return (
    <section aria-labelledby={titleId} className={LOOK}>
      {heading}
      <FactRows {...content} />
    </section>
  );
}

/** The rows without a title, for a section that has one. */
export function FactsList(props: Content & { footer?: ReactNode }) {
  return (
    <div className={LOOK}>
      <FactRows {...props} />
    </div>
  );
}

function FactRows({ rows, groups, footer }: Content & { footer?: ReactNode }) {
  return (
    <>
      {rows ? (
        <dl>
          {rows.map((row, at) => (
            // Rows are given in a fixed order and never move.
            <Row key={at} row={row} className="border-t border-line py-3" />
          ))}
        </dl>
      ) : (
        groups.map((group, at) => (
          <div key={at} className="border-t border-line py-2">
            <dl>
              {group.rows.map((row, place) => (
                <Row key={place} row={row} className="py-1" />
              ))}
            </dl>
            <p className="px-5 text-meta text-text-3">{group.note}</p>
          </div>
        ))
      )}
      {footer === undefined ? null : (
        <div className="border-t border-line px-5 py-3 text-meta text-text-3">{footer}</div>
      )}
    </>
  );
}

function Row({ row, className }: { row: FactRow; className: string }) {
  return (
    <div className={`grid grid-cols-5 gap-3 px-5 text-label ${className}`}>
      <dt className="col-span-2 text-text-3">{row.label}</dt>
      <dd className="col-span-3 font-medium">
        {row.value}
        {row.note === undefined ? null : <span className="block text-meta font-normal text-text-3">{row.note}</span>}
      </dd>
    </div>
  );
}
