import type { Category } from '@dalil/domain/guide/category.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocale } from '../../language/use-locale.ts';
import { sessionQuery } from '../../queries/accounts.ts';
import { inventoryQuery } from '../../queries/inventory.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { ColumnsButton } from '../kit/columns-button.tsx';
import { BulkBar, bulkActionsOf } from './bulk-bar.tsx';
import { InventoryFilters } from './inventory-filters.tsx';
import { inventoryFilter, readInventorySearch, writeInventorySearch } from './inventory-search.ts';
import { KeyLine } from '../kit/key-line.tsx';
import { StateLegend } from '../kit/language-marks.tsx';
import { INVENTORY_TABLE, inventoryColumns, InventoryTable, type Selection } from './inventory-table.tsx';
import { keyOfItem } from './key-of-item.ts';
import { ViewsBar } from './views-bar.tsx';

/** STAFF-6: every item, or those of a category: filters in the address, saved views, and actions on chosen items. */
export function InventoryView({ category }: { category?: Category }) {
  const { _ } = useLingui();
  const api = useApi();
  const search = readInventorySearch(useSearchParams()[0]);
  const { data: session } = useSuspenseQuery(sessionQuery(api));
  const filter = inventoryFilter(useLocale(), search, category);
  const { data: page } = useSuspenseQuery(inventoryQuery(api, filter));
  const columns = inventoryColumns({ translate: _, format: useFormat(), search });
  const actions = bulkActionsOf(session.actor.role);
  // A choice belongs to the rows that are shown: another page or filter begins with none.
  const shown = JSON.stringify(filter);
  const [chosen, setChosen] = useState<{ shown: string; rows: Selection }>({ shown, rows: {} });
  const selection = chosen.shown === shown ? chosen.rows : {};
  const setSelection = (rows: Selection) => setChosen({ shown, rows });
  return (
    <section aria-label={_('inventory.title')} className="desk-fill flex flex-col gap-1">
      <InventoryFilters search={search} hasCategory={category !== undefined} />
      <ViewsBar search={search} />
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <p className="flex min-h-9 items-center text-meta text-text-2" role="status">
          {_('inventory.count', { count: page.total })}
        </p>
        {actions.length === 0 || page.items.length === 0 ? null : (
          <BulkBar
            items={page.items.filter((item) => selection[keyOfItem(item)])}
            actions={actions}
            onDone={({ outcomes }) =>
              setSelection(
                Object.fromEntries(
                  outcomes.filter(({ refused }) => refused !== null).map((one) => [keyOfItem(one), true]),
                ),
              )
            }
          />
        )}
        <ColumnsButton table={INVENTORY_TABLE} columns={columns} />
      </div>
      {page.items.length === 0 ? (
        <EmptyState
          title={_('inventory.none')}
          actions={
            <Link to="?" className={buttonClass()}>
              {_('inventory.all')}
            </Link>
          }
        >
          {_('inventory.noneHint')}
        </EmptyState>
      ) : (
        <InventoryTable
          items={page.items}
          columns={columns}
          selection={selection}
          onSelect={setSelection}
          isSelectable={actions.length > 0}
        />
      )}
      <Pagination
        label={_('newsroom.pages')}
        page={search.page}
        pageCount={Math.ceil(page.total / page.pageSize)}
        hrefOf={(number) => writeInventorySearch({ ...search, page: number })}
        pageLabelOf={(number) => _('newsroom.page', { number })}
        previousLabel={_('newsroom.previous')}
        nextLabel={_('newsroom.next')}
        linkComponent={RouterLink}
      />
      <KeyLine keys={actions.length === 0 ? ['move', 'open', 'search'] : ['move', 'select', 'open', 'search']}>
        <StateLegend />
      </KeyLine>
    </section>
  );
}
