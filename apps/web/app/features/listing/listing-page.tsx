import type { FacetView } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { type ReactNode, useCallback, useId, useRef } from 'react';
import { useFormat } from '../../language/use-format.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { RouterLink } from '../guide-cards/router-link.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { EmptyListing } from './empty-listing.tsx';
import { FilterButton } from './filter-button.tsx';
import { countChosen, FilterPanel } from './filter-panel.tsx';
import './listing.css';
import { ListingProblem } from './listing-problem.tsx';
import { ListingSkeleton } from './listing-skeleton.tsx';
import { QuickChips } from './quick-chips.tsx';
import { SortSelect } from './sort-select.tsx';
import { withoutChoices } from './strictest-facet.ts';
import type { KeptListing } from './use-kept-listing.ts';
import type { ListingState } from './use-listing.ts';

const NO_FACETS: readonly FacetView[] = [];

type ListingPageProps<Item> = {
  listing: ListingState;
  found: KeptListing<Item>;
  /** "12 places" */
  countOf: (total: number) => string;
  /** What the list is called by its hidden heading. */
  listName: string;
  heading: ReactNode;
  children: (items: Item[]) => ReactNode;
  map?: ReactNode;
  /** What belongs to the list without being part of it, below. */
  below?: ReactNode;
  hasPictures?: boolean;
  /** Between the chips and the list: another way to look at it. */
  controls?: ReactNode;
  /** What a list without items says; by default which filter rules everything out. */
  empty?: ReactNode;
};

/** The frame of every list: heading, chips, count and order, filters, items, pages, map. */
export function ListingPage<Item>(props: ListingPageProps<Item>) {
  const { listing, found, countOf, heading, map, below, controls } = props;
  const panelId = useId();
  const formId = useId();
  const facets = found.data?.facets ?? NO_FACETS;
  const hasFilters = !found.data || facets.some(({ options }) => options.length > 1) || countChosen(listing) > 0;
  const countText = found.data ? countOf(found.data.total) : '';
  return (
    <div className="list-width pb-14">
      {heading}
      <QuickChips listing={listing} facets={facets} />
      {controls}
      <div className="mt-4 flex flex-wrap items-center gap-3 border-y border-line py-3">
        <p role="status" className="w-full text-ui font-semibold wide:w-auto wide:grow">
          {countText}
        </p>
        {hasFilters ? <FilterButton listing={listing} facets={facets} countText={countText} panelId={panelId} /> : null}
        <SortSelect listing={listing} formId={formId} />
      </div>
      <div className="pt-6 wide:flex wide:gap-10">
        {hasFilters ? <FilterRail listing={listing} facets={facets} panelId={panelId} formId={formId} /> : null}
        <div className="min-w-0 grow extra:flex extra:gap-10">
          {map ? <div className="contents extra:order-last extra:block">{map}</div> : null}
          <ListingResults {...props} facets={facets} />
        </div>
      </div>
      {below}
    </div>
  );
}

type FilterRailProps = { listing: ListingState; facets: readonly FacetView[]; panelId: string; formId: string };

function FilterRail({ listing, facets, panelId, formId }: FilterRailProps) {
  const { _ } = useLingui();
  return (
    <aside
      id={panelId}
      aria-label={_('guide.filters.title')}
      className="hidden shrink-0 pb-8 target:block wide:block wide:w-rail"
    >
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 className="text-name font-strong">{_('guide.filters.title')}</h2>
        {countChosen(listing) > 0 ? (
          <a
            {...listing.linkTo(withoutChoices(listing.wanted))}
            className="inline-flex min-h-11 items-center text-label font-semibold text-accent underline-offset-4 hover:underline"
          >
            {_('guide.filters.clear')}
          </a>
        ) : null}
      </div>
      <FilterPanel listing={listing} facets={facets} formId={formId} />
    </aside>
  );
}

function ListingResults<Item>({
  listing,
  found,
  listName,
  children,
  hasPictures = true,
  empty,
  facets,
}: ListingPageProps<Item> & { facets: readonly FacetView[] }) {
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = useCallback(() => title.current?.focus(), []);
  const isLoading = listing.isLoading || found.isFetching;
  const { data } = found;
  return (
    <div className="min-w-0 grow">
      <h2 ref={title} tabIndex={-1} className="sr-only">
        {listName}
      </h2>
      <ActiveFilters listing={listing} facets={facets} onNoneLeft={focusTitle} />
      {found.hasFailed ? <ListingProblem onRetry={found.retry} /> : null}
      <div className="relative min-h-32" aria-busy={isLoading}>
        {data && data.items.length > 0 ? children(data.items) : null}
        {data?.items.length === 0 && !isLoading ? (empty ?? <EmptyListing listing={listing} facets={facets} />) : null}
        {isLoading ? <ListingSkeleton hasPictures={hasPictures} /> : null}
      </div>
      {data ? <ListingPages listing={listing} page={data.page} pageCount={data.pageCount} /> : null}
    </div>
  );
}

function ListingPages({ listing, page, pageCount }: { listing: ListingState; page: number; pageCount: number }) {
  const { _ } = useLingui();
  const format = useFormat();
  return (
    <div className="pt-8">
      <Pagination
        label={_('guide.pages.label')}
        page={page}
        pageCount={pageCount}
        hrefOf={(number) => listing.hrefOf({ ...listing.shown, page: number })}
        pageLabelOf={(number) => _('guide.pages.page', { page: format.number(number) })}
        previousLabel={_('guide.pages.previous')}
        nextLabel={_('guide.pages.next')}
        linkComponent={RouterLink}
      />
    </div>
  );
}
