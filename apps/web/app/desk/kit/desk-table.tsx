import { useLingui } from '@lingui/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useDeskColumns } from './desk-columns.ts';
import { ROWS, useRowKeys } from './use-row-keys.ts';

export type DeskColumn<Row> = {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers and dates are aligned at the line's end. */
  isNumeric?: boolean;
  /** The width is that of the content; the other columns share the rest. */
  isNarrow?: boolean;
  /** The user may hide it (`shown`) or show it (`hidden`). Others always stand. */
  choice?: 'shown' | 'hidden';
  /** The address that sorts by this column, and how the rows are sorted by it now. */
  sort?: { href: string; now: 'up' | 'down' | null };
};

export type DeskTableProps<Row> = {
  /** Of the choice of columns. Not for tables that have none. */
  id?: string;
  caption: ReactNode;
  columns: readonly DeskColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Marks a row, such as a chosen one. */
  isMarked?: (row: Row) => boolean;
  /** The caption is read out only: the page says it. */
  isCaptionHidden?: boolean;
};

/**
 * The table of the desk: rows of 32 pixels, a head that stays, J and K from row to row. Enter follows the link that has the focus.
 * It scrolls inside its box.
 */
export function DeskTable<Row>(props: DeskTableProps<Row>) {
  const { id = '', caption, rows, keyOf, isMarked, isCaptionHidden = false } = props;
  const { _ } = useLingui();
  useRowKeys();
  const chosen = useDeskColumns(id);
  const columns = props.columns.filter(({ id: column, choice }) => isShown(choice, chosen[column]));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className="desk-table" tabIndex={0}>
      <table className="w-full border-collapse text-meta">
        <caption className={isCaptionHidden ? 'sr-only' : 'pb-2 text-start text-meta text-text-3'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                aria-sort={column.sort ? ORDERS[column.sort.now ?? 'none'] : undefined}
                className={classNames(
                  'sticky top-0 layer-sticky border-b border-line-strong bg-bg px-2 font-semibold whitespace-nowrap text-text-2',
                  column.isNumeric ? 'text-end' : 'text-start',
                )}
              >
                {column.sort ? (
                  <Link
                    to={column.sort.href}
                    preventScrollReset
                    className="inline-flex min-h-6 items-center gap-1 text-text-2 no-underline hover:text-text hover:underline"
                  >
                    {column.header}
                    <SortMark now={column.sort.now} />
                    <VisuallyHidden>{_('desk.table.sort')}</VisuallyHidden>
                  </Link>
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROWS}>
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              tabIndex={-1}
              className={classNames('desk-row border-b border-line', isMarked?.(row) && 'bg-accent-soft')}
            >
              {columns.map((column, at) => {
                const look = classNames(
                  'px-2',
                  column.isNumeric ? 'text-end' : 'text-start',
                  (column.isNumeric || column.isNarrow) && 'whitespace-nowrap',
                  column.isNarrow && 'w-px',
                );
                return at === nameColumn(columns) ? (
                  <th key={column.id} scope="row" className={classNames(look, 'font-medium')}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.id} className={look}>
                    {column.cell(row)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const ORDERS = { up: 'ascending', down: 'descending', none: 'none' } as const;

/** The column that names the row: the first that is no checkbox. */
function nameColumn(columns: readonly { id: string }[]): number {
  return columns[0]?.id === 'select' ? 1 : 0;
}

export function isShown(choice: 'shown' | 'hidden' | undefined, chosen: boolean | undefined): boolean {
  if (choice === undefined) return true;
  return chosen ?? choice === 'shown';
}

function SortMark({ now }: { now: 'up' | 'down' | null }) {
  if (now === null) return null;
  const Mark = now === 'up' ? ArrowUp : ArrowDown;
  return <Mark aria-hidden className="icon-small" />;
}
