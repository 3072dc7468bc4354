import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type TableColumn<Row> = {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers are aligned at the line's end, in tabular figures. */
  isNumeric?: boolean;
};

export type DataTableProps<Row> = {
  caption: ReactNode;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
};

/** A plain table. The first column names the row. It scrolls sideways inside its box on a narrow screen. */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className="overflow-x-auto" tabIndex={0}>
      <table className="w-full border-collapse text-label">
        <caption className="pb-2 text-start text-meta text-text-3">{caption}</caption>
        <thead>
          <tr className="border-b-2 border-line">
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={classNames('px-3 py-2 font-semibold', column.isNumeric ? 'text-end' : 'text-start')}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-b border-line">
              {columns.map((column, at) => {
                const look = classNames('px-3 py-3 align-top', column.isNumeric ? 'tabular text-end' : 'text-start');
                return at === 0 ? (
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
