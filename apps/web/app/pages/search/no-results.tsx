import { useLingui } from '@lingui/react';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BrowseLinks } from './browse-links.tsx';
import { countFilters, WITHOUT_FILTERS } from './filters.ts';
import type { Search } from './use-search.ts';

const AREAS_OFFERED = 3;

/** Nothing was found: what may be the reason, and the nearest way on. */
export function NoResults({ search }: { search: Search }) {
  const { _ } = useLingui();
  const isFiltered = search.request.group !== null || countFilters(search.request) > 0;
  return (
    <div className="flex flex-col gap-8">
      <EmptyState
        title={_('search-page.none.title')}
        actions={
          isFiltered ? (
            <RouterLink
              href={search.hrefOf({ ...WITHOUT_FILTERS, group: null })}
              className={buttonClass({ variant: 'primary' })}
            >
              {_('search-page.none.clear')}
            </RouterLink>
          ) : undefined
        }
      >
        {_(isFiltered ? 'search-page.none.filtered' : 'search-page.none.hint')}
      </EmptyState>
      <BrowseLinks most={AREAS_OFFERED} />
    </div>
  );
}
