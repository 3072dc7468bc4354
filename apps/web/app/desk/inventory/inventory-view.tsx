import type { Category } from '@dalil/domain/guide/category.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { RowSelectionState } from '@tanstack/react-table';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { useLocale } from '../../language/use-locale.ts';
import { sessionQuery } from '../../queries/accounts.ts';
import { inventoryQuery } from '../../queries/inventory.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { BulkBar, bulkActionsOf } from './bulk-bar.tsx';
import { InventoryFilters } from './inventory-filters.tsx';
import { inventoryFilter, readInventorySearch, writeInventorySearch } from './inventory-search.ts';
import { InventoryTable } from './inventory-table.tsx';
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
  const actions = bulkActionsOf(session.actor.role);
  // A choice belongs to the rows that are shown: another page or filter begins with none.
  const shown = JSON.stringify(filter);
  const [chosen, setChosen] = useState<{ shown: string; rows: RowSelectionState }>({ shown, rows: {} });
  const selection = chosen.shown === shown ? chosen.rows : {};
  const setSelection = (rows: RowSelectionState) => setChosen({ shown, rows });
  return (
    <section aria-label={_('inventory.title')} className="flex flex-col gap-5">
      <InventoryFilters search={search} hasCategory={category !== undefined} />
      <ViewsBar search={search} />
      <p className="text-label text-text-2" role="status">
        {_('inventory.count', { count: page.total })}
      </p>
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
        <>
          {actions.length === 0 ? null : (
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
          <InventoryTable
            items={page.items}
            selection={selection}
            onSelect={setSelection}
            isSelectable={actions.length > 0}
          />
        </>
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
    </section>
  );
}
