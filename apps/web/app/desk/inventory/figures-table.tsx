import { LOCALES } from '@dalil/domain/language/locale.ts';
import { FRESHNESS } from '@dalil/domain/newsroom/inventory.ts';
import { TEXT_STATES } from '@dalil/domain/newsroom/workflow.ts';
import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';
import type { CategoryFigures } from '../../queries/inventory.ts';
import { DeskTable, type DeskColumn } from '../kit/desk-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';

/** The same figures as a table, for whoever wants the numbers of all categories together. */
export function FiguresTable({ categories }: { categories: readonly CategoryFigures[] }) {
  const { _ } = useLingui();
  const format = useFormat();
  const column = (
    id: string,
    header: string,
    value: (row: CategoryFigures) => number | undefined,
  ): DeskColumn<CategoryFigures> => ({ id, header, isNumeric: true, cell: (row) => format.number(value(row) ?? 0) });
  const states = TEXT_STATES.filter((state) => categories.some((row) => row.states[state]));
  return (
    <Disclosure title={_('inventory.asTable')} level={2}>
      <DeskTable
        caption={_('inventory.asTable.caption')}
        rows={categories}
        keyOf={({ category }) => category ?? 'none'}
        columns={[
          {
            id: 'category',
            header: _('newsroom.category'),
            cell: ({ category }) => _(category === null ? 'inventory.noCategory' : `guide.category.${category}`),
          },
          column('items', _('inventory.items'), ({ items }) => items),
          ...states.map((state) => column(state, _(`newsroom.state.${state}`), (row) => row.states[state])),
          ...FRESHNESS.map((age) => column(age, _(`inventory.freshness.${age}`), (row) => row.freshness[age])),
          column('overdue', _('inventory.due.overdue'), ({ overdue }) => overdue),
          column('undated', _('inventory.due.undated'), ({ undated }) => undated),
          ...LOCALES.map((locale) => column(locale, locale.toUpperCase(), (row) => row.languages[locale])),
        ]}
      />
    </Disclosure>
  );
}
