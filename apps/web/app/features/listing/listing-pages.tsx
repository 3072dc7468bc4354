import { formatListing, type ListingRequest } from '@dalil/domain/guide/listing.ts';
import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { RouterLink } from '../guide-cards/router-link.tsx';
import type { ListingState } from './use-listing.ts';

type ListingPagesProps = {
  listing: ListingState;
  found: { page: number; pageCount: number };
  /** Whether a list that could not be fetched is being fetched again. */
  isRetrying: boolean;
};

/**
 * The pages of a list. While another page is on its way it is the current one already; while another list is, nobody knows how many
 * pages that has, so only their space stays.
 */
export function ListingPages({ listing, found, isRetrying }: ListingPagesProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const { current, requested, isLoading } = listing;
  const isOther = isRetrying || listOf(requested) !== listOf(current);
  return (
    <div className={isOther ? 'invisible pt-8' : 'pt-8'}>
      <Pagination
        label={_('guide.pages.label')}
        page={isLoading ? (requested.page ?? 1) : found.page}
        pageCount={found.pageCount}
        hrefOf={(number) => listing.hrefOf({ ...current, page: number })}
        pageLabelOf={(number) => _('guide.pages.page', { page: format.number(number) })}
        previousLabel={_('guide.pages.previous')}
        nextLabel={_('guide.pages.next')}
        linkComponent={RouterLink}
      />
    </div>
  );
}

/** A request without its page. */
function listOf(request: ListingRequest): string {
  return formatListing({ ...request, page: 1 });
}
