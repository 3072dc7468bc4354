import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AyyanStar } from '../../ui/star-mark.tsx';
import { BrowseLinks } from './browse-links.tsx';
import { countFilters, WITHOUT_FILTERS } from './filters.ts';
import type { AskedSearch } from './use-search.ts';

const AREAS_OFFERED = 3;

/** Nothing was found: what may be the reason, and the nearest way on. */
export function NoResults({ search }: { search: AskedSearch }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
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
          ) : (
            <Link
              to={`${toLocale('/chat')}?${new URLSearchParams({ q: search.request.query })}`}
              className={buttonClass()}
            >
              <AyyanStar />
              {_('search-page.none.ask')}
            </Link>
          )
        }
      >
        {_(isFiltered ? 'search-page.none.filtered' : 'search-page.none.hint')}
      </EmptyState>
      <BrowseLinks most={AREAS_OFFERED} />
    </div>
  );
}
