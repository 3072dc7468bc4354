import { formatSearch, type SearchRequest } from '@dalil/search/search-request.ts';
import type { SearchPage } from '@dalil/search/search-views.ts';
import { useLingui } from '@lingui/react';
import { memo } from 'react';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { useFormat } from '../../language/use-format.ts';
import { Pagination } from '../../ui/pagination.tsx';
import type { RequestedSearch } from './use-search.ts';

type ResultPagesProps = { search: RequestedSearch; found: SearchPage; coming: SearchRequest | null };

/** The pages of the results. One that is on its way is the current one already; those of another search are not known yet. */
export const ResultPages = memo(function ResultPages({ search, found, coming }: ResultPagesProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const isOther = coming !== null && searchOf(coming) !== searchOf(search.request);
  return (
    <div className={isOther ? 'invisible pt-6' : 'pt-6'}>
      <Pagination
        label={_('search-page.pages')}
        page={coming && !isOther ? coming.page : found.page}
        pageCount={found.pageCount}
        hrefOf={(number) => search.hrefOf({ page: number })}
        pageLabelOf={(number) => _('search-page.page', { page: format.number(number) })}
        previousLabel={_('search-page.previous')}
        nextLabel={_('search-page.next')}
        linkComponent={RouterLink}
      />
    </div>
  );
});

/** A search without its page. */
function searchOf(request: SearchRequest): string {
  return formatSearch({ ...request, page: 1 });
}
