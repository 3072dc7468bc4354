import type { Inline } from '@dalil/domain/guide/document.ts';
import { useLingui } from '@lingui/react';
import type { FactsById } from '../facts/fact-text.ts';
import { Inlines } from './inlines.tsx';

type ProseTableProps = {
  head: Inline[][];
  rows: Inline[][][];
  facts: FactsById;
  /** The heading above the table. */
  headingId: string | undefined;
};

/** A wide table scrolls inside its own box, so that the page itself never does. */
export function ProseTable({ head, rows, facts, headingId }: ProseTableProps) {
  const { _ } = useLingui();
  return (
    <div
      role="region"
      tabIndex={0}
      aria-labelledby={headingId}
      aria-label={headingId ? undefined : _('item.table.label')}
      className="mt-5 overflow-x-auto rounded-card border border-line bg-surface font-sans text-label first:mt-0"
    >
      <table className="w-full border-collapse">
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th
                key={index}
                scope="col"
                className="px-4 py-3 text-start align-bottom text-meta font-semibold text-text-3"
              >
                <Inlines nodes={cell} facts={facts} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className="border-t border-line">
              {row.map((cell, column) => (
                <td key={column} className="px-4 py-3 align-top">
                  <Inlines nodes={cell} facts={facts} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
