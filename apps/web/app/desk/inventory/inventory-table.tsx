import { useLingui } from '@lingui/react';
import {
  createColumnHelper,
  rowSelectionFeature,
  type RowSelectionState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { KeyboardEvent } from 'react';
import { useFormat } from '../../language/use-format.ts';
import type { InventoryItem } from '../../queries/inventory.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ItemLanguages, ItemOwner, ItemReview, ItemTitle } from './item-cells.tsx';
import { keyOfItem } from './key-of-item.ts';

const features = tableFeatures({ rowSelectionFeature });
const helper = createColumnHelper<typeof features, InventoryItem>();

const COLUMNS = helper.columns([
  helper.display({ id: 'title', cell: ({ row }) => <ItemTitle item={row.original} /> }),
  helper.display({ id: 'languages', cell: ({ row }) => <ItemLanguages item={row.original} /> }),
  helper.display({ id: 'made', cell: ({ row }) => <Made item={row.original} /> }),
  helper.display({ id: 'owner', cell: ({ row }) => <ItemOwner item={row.original} /> }),
  helper.display({ id: 'asOf', cell: ({ row }) => <AsOf item={row.original} /> }),
  helper.display({ id: 'review', cell: ({ row }) => <ItemReview item={row.original} /> }),
]);

type InventoryTableProps = {
  items: readonly InventoryItem[];
  selection: RowSelectionState;
  onSelect: (selection: RowSelectionState) => void;
  /** Whether the user may do anything with chosen items. */
  isSelectable: boolean;
};

/** STAFF-6: a table where there is room for one, else cards. Chosen rows are those of the page that is shown. */
export function InventoryTable({ items, selection, onSelect, isSelectable }: InventoryTableProps) {
  const { _ } = useLingui();
  const table = useTable({
    features,
    columns: COLUMNS,
    data: items,
    getRowId: keyOfItem,
    state: { rowSelection: selection },
    onRowSelectionChange: (change) => onSelect(typeof change === 'function' ? change(selection) : change),
  });
  const rows = table.getRowModel().rows;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className="hidden overflow-x-auto wide:block" tabIndex={0}>
        <table className="w-full border-collapse text-label">
          <caption className="pb-2 text-start text-meta text-text-3">{_('inventory.caption')}</caption>
          <thead>
            <tr className="border-b-2 border-line">
              {isSelectable ? (
                <th scope="col" className="px-3 py-2 text-start">
                  <RowCheckbox
                    label={_('inventory.selectAll')}
                    isChecked={table.getIsAllRowsSelected()}
                    onChange={(isChecked) => table.toggleAllRowsSelected(isChecked)}
                  />
                </th>
              ) : null}
              {table.getAllColumns().map(({ id }) => (
                <th key={id} scope="col" className="px-3 py-2 text-start font-semibold">
                  {_(`inventory.column.${id}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} className={`border-b border-line ${row.getIsSelected() ? 'bg-accent-soft' : ''}`}>
                {isSelectable ? (
                  <td className="px-3 py-3 align-top">
                    <RowCheckbox
                      label={_('inventory.select', { title: row.original.title })}
                      isChecked={row.getIsSelected()}
                      onChange={(isChecked) => row.toggleSelected(isChecked)}
                    />
                  </td>
                ) : null}
                {row.getAllCells().map((cell, at) =>
                  at === 0 ? (
                    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the cell renders its own text
                    <th key={cell.id} scope="row" className="px-3 py-3 text-start align-top font-medium">
                      <table.FlexRender cell={cell} />
                    </th>
                  ) : (
                    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the cell renders its own text
                    <td key={cell.id} className="px-3 py-3 text-start align-top">
                      <table.FlexRender cell={cell} />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul aria-label={_('inventory.caption')} className="flex flex-col gap-3 wide:hidden">
        {rows.map((row) => (
          <li
            key={row.id}
            className="flex gap-3 rounded-card border border-line bg-surface p-4 text-label high-contrast:border-2"
          >
            {isSelectable ? (
              <RowCheckbox
                label={_('inventory.select', { title: row.original.title })}
                isChecked={row.getIsSelected()}
                onChange={(isChecked) => row.toggleSelected(isChecked)}
              />
            ) : null}
            <div className="flex min-w-0 grow flex-col gap-2">
              <ItemTitle item={row.original} />
              <ItemLanguages item={row.original} />
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-meta text-text-2">
                <Made item={row.original} />
                <ItemOwner item={row.original} />
                <ItemReview item={row.original} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function Made({ item: { method } }: { item: InventoryItem }) {
  const { _ } = useLingui();
  return _(`newsroom.method.${method}`);
}

/** The date of the information, and how old that is. */
function AsOf({ item: { asOf, freshness } }: { item: InventoryItem }) {
  const { _ } = useLingui();
  const format = useFormat();
  if (asOf === null || freshness === null) return '–';
  return (
    <span className="flex flex-col">
      {format.asOf(asOf)}
      <span className="text-meta text-text-3">{_(`inventory.freshness.${freshness}`)}</span>
    </span>
  );
}

type RowCheckboxProps = { label: string; isChecked: boolean; onChange: (isChecked: boolean) => void };

/** A native checkbox with a target of 44 pixels. */
function RowCheckbox({ label, isChecked, onChange }: RowCheckboxProps) {
  return (
    <label className="inline-grid size-11 shrink-0 place-items-center">
      <VisuallyHidden>{label}</VisuallyHidden>
      <input
        type="checkbox"
        className="size-6 accent-accent"
        checked={isChecked}
        onKeyDown={moveBetweenRows}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </label>
  );
}

/** The arrow keys lead from one row's checkbox to the next. */
function moveBetweenRows(event: KeyboardEvent<HTMLInputElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const list = event.currentTarget.closest('table, ul');
  const boxes = [...(list?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [])];
  const next = boxes[boxes.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
