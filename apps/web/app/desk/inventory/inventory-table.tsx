import { LOCALES } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Formatters } from '../../language/format.ts';
import type { InventoryItem } from '../../queries/inventory.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type DeskColumn, DeskTable } from '../kit/desk-table.tsx';
import { LanguageHeads, StateWithName } from '../kit/language-marks.tsx';
import { type InventorySearch, writeInventorySearch } from './inventory-search.ts';
import { ItemLanguages, ItemOwner, ItemReview, ItemTitle } from './item-cells.tsx';
import { keyOfItem } from './key-of-item.ts';

export const INVENTORY_TABLE = 'inventory';

/** The chosen rows by their keys. */
export type Selection = Readonly<Record<string, boolean>>;

type InventoryTableProps = {
  items: readonly InventoryItem[];
  columns: readonly DeskColumn<InventoryItem>[];
  selection: Selection;
  onSelect: (selection: Selection) => void;
  /** Whether the user may do anything with chosen items. */
  isSelectable: boolean;
};

/** STAFF-6: a table where there is room for one, else cards. Chosen rows are those of the page that is shown. */
export function InventoryTable({ items, columns, selection, onSelect, isSelectable }: InventoryTableProps) {
  const { _ } = useLingui();
  const boxOf = (item: InventoryItem) => (
    <RowCheckbox
      label={_('inventory.select', { title: item.title })}
      isChecked={selection[keyOfItem(item)] ?? false}
      onChange={(isChecked) => onSelect({ ...selection, [keyOfItem(item)]: isChecked })}
    />
  );
  const select: DeskColumn<InventoryItem> = {
    id: 'select',
    header: (
      <RowCheckbox
        label={_('inventory.selectAll')}
        isChecked={items.every((item) => selection[keyOfItem(item)])}
        onChange={(isChecked) => onSelect(Object.fromEntries(items.map((item) => [keyOfItem(item), isChecked])))}
      />
    ),
    isNarrow: true,
    cell: boxOf,
  };
  return (
    <>
      <div className="desk-fill hidden wide:block">
        <DeskTable
          id={INVENTORY_TABLE}
          caption={_('inventory.caption')}
          isCaptionHidden
          columns={isSelectable ? [select, ...columns] : columns}
          rows={items}
          keyOf={keyOfItem}
          isMarked={(item) => selection[keyOfItem(item)] ?? false}
        />
      </div>
      <ul aria-label={_('inventory.caption')} className="flex flex-col wide:hidden">
        {items.map((item) => (
          <li key={keyOfItem(item)} className="flex gap-2 border-b border-line py-2 text-meta">
            {isSelectable ? boxOf(item) : null}
            <div className="flex min-w-0 grow flex-col gap-1">
              <ItemTitle item={item} />
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-text-2">
                {_(`newsroom.kind.${item.kind}`)}
                <ItemLanguages item={item} />
                <ItemOwner item={item} />
                <ItemReview item={item} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

type Given = { translate: (key: string) => string; format: Formatters; search: InventorySearch };

export function inventoryColumns({ translate, format, search }: Given): DeskColumn<InventoryItem>[] {
  const sorted = (sort: InventorySearch['sort'], direction: 'up' | 'down') => ({
    href: writeInventorySearch({ ...search, sort, page: 1 }),
    now: search.sort === sort ? direction : null,
  });
  const column = (id: string, cell: (item: InventoryItem) => ReactNode, more: Partial<DeskColumn<InventoryItem>>) => ({
    id,
    header: more.header ?? translate(`inventory.column.${id}`),
    isNarrow: true,
    cell,
    ...more,
  });
  return [
    column('title', (item) => <ItemTitle item={item} />, { isNarrow: false, sort: sorted('title', 'up') }),
    column('kind', ({ kind }) => translate(`newsroom.kind.${kind}`), { choice: 'shown' }),
    column('state', ({ state }) => <StateWithName state={state} />, { choice: 'shown' }),
    column('languages', (item) => <ItemLanguages item={item} />, { header: <LanguageHeads locales={LOCALES} /> }),
    column('owner', (item) => <ItemOwner item={item} />, { choice: 'shown' }),
    column('made', ({ method }) => translate(`newsroom.method.${method}`), { choice: 'hidden' }),
    column('asOf', (item) => asOf(item, translate, format), { choice: 'hidden' }),
    column('changed', ({ changedAt }) => format.shortDate(changedAt), {
      choice: 'shown',
      isNumeric: true,
      sort: sorted('changed', 'down'),
    }),
    column('review', (item) => <ItemReview item={item} />, {
      choice: 'shown',
      isNumeric: true,
      sort: sorted('review', 'up'),
    }),
  ];
}

/** The date of the information, and how old that is. */
function asOf({ asOf: date, freshness }: InventoryItem, translate: Given['translate'], format: Formatters): string {
  if (date === null || freshness === null) return '–';
  return `${format.asOf(date)} · ${translate(`inventory.freshness.${freshness}`)}`;
}

type RowCheckboxProps = { label: string; isChecked: boolean; onChange: (isChecked: boolean) => void };

/** A native checkbox with a target of 44 pixels, of 24 in a table. */
function RowCheckbox({ label, isChecked, onChange }: RowCheckboxProps) {
  return (
    <label className="inline-grid size-11 shrink-0 place-items-center wide:size-6">
      <VisuallyHidden>{label}</VisuallyHidden>
      <input
        type="checkbox"
        className="size-6 accent-accent wide:size-4"
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
