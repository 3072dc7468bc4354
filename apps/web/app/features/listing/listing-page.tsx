import type { FacetView } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { Fragment, type ReactNode, useCallback, useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { CheckedLine } from './checked-line.tsx';
import { EmptyListing } from './empty-listing.tsx';
import { FilterButton } from './filter-button.tsx';
import { countChosen, FilterPanel } from './filter-panel.tsx';
import { IgnoredNote } from './ignored-note.tsx';
import { ListHeading } from './list-heading.tsx';
import { ListingPages } from './listing-pages.tsx';
import { ListingSkeleton, type RowShape } from './listing-skeleton.tsx';
import './listing.css';
import { QuickChips } from './quick-chips.tsx';
import { RESULTS_ID, SkipToResults } from './skip-to-results.tsx';
import { ApplyWithoutScripts, SortChip } from './sort-chip.tsx';
import { withoutChoices } from './strictest-facet.ts';
import type { LoadedListing } from './use-loaded-listing.ts';
import { type ListingState, withoutUnknownTerms } from './use-listing.ts';

const NO_FACETS: readonly FacetView[] = [];

type ListingPageProps<Item> = {
  listing: ListingState;
  found: LoadedListing<Item>;
  title: string;
  /** What the list is for, in a sentence. */
  promise: string;
  /** "12 places" */
  countOf: (total: number) => string;
  /** The list's name, in its visually hidden heading. */
  listName: string;
  children: (items: Item[]) => ReactNode;
  /** What an empty list shows instead: items that fit without some of the filters. */
  widerOf?: (items: Item[]) => ReactNode;
  map?: ReactNode;
  /** Content below the list that is not part of it. */
  below?: ReactNode;
  shape?: RowShape;
  /** Chips of this list, in the row with filters, order and quick filters. */
  tools?: readonly ReactNode[];
  /** Chips after the quick filters. */
  lastTools?: readonly ReactNode[];
  /** What stands between the chips and the list, such as a notice. */
  controls?: ReactNode;
  /** The content of an empty list. By default it names the filter that rules everything out. */
  empty?: ReactNode;
};

/** The layout of every list: title and count, one row of chips, items, pages, map. The filters are beside it where there is room. */
export function ListingPage<Item>(props: ListingPageProps<Item>) {
  const { found, title, promise, countOf, map, below, controls, tools = [], lastTools = [] } = props;
  const panelId = useId();
  const formId = useId();
  const { _ } = useLingui();
  const facets = found.data?.facets ?? NO_FACETS;
  const listing = withoutUnknownTerms(props.listing, facets);
  const hasFilters = !found.data || facets.some(({ options }) => options.length > 1) || countChosen(listing) > 0;
  const countText = found.data ? countOf(found.data.total) : '';
  const chips = [
    hasFilters ? (
      <FilterButton key="filters" listing={listing} facets={facets} countText={countText} panelId={panelId} />
    ) : null,
    ...tools,
    <SortChip key="sort" listing={listing} formId={formId} />,
  ];
  return (
    <div className="list-width pb-14">
      <ListHeading title={title} promise={promise} count={countText} />
      <SkipToResults label="guide.results.skip" />
      <div role="group" aria-label={_('guide.chips.group')} className="listing-chips print:hidden">
        <ChipItems chips={chips} />
        <QuickChips listing={listing} facets={facets} />
        <ChipItems chips={lastTools} />
        <ApplyWithoutScripts formId={formId} />
      </div>
      {controls}
      <div className="pt-4 wide:flex wide:gap-10 wide:pt-6">
        {hasFilters ? <FilterRail listing={listing} facets={facets} panelId={panelId} formId={formId} /> : null}
        <div className="listing-body min-w-0 grow extra:flex extra:gap-10">
          {map ? <div className="listing-map-place contents extra:order-last extra:block">{map}</div> : null}
          <ListingResults {...props} listing={listing} facets={facets} />
        </div>
      </div>
      {below}
      {found.data?.asOf ? <CheckedLine dates={found.data.asOf} /> : null}
    </div>
  );
}

function ChipItems({ chips }: { chips: readonly ReactNode[] }) {
  return chips.map((chip, at) => (
    // The chips are given in a fixed order and never move.
    <Fragment key={at}>{chip}</Fragment>
  ));
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
            {...listing.linkTo(withoutChoices(listing.requested))}
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
  widerOf,
  shape = 'place',
  empty,
  facets,
}: ListingPageProps<Item> & { facets: readonly FacetView[] }) {
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = useCallback(() => title.current?.focus(), []);
  const isLoading = listing.isLoading || found.isFetching;
  const { data } = found;
  const widened = data?.wider && widerOf && { found: data.wider, items: widerOf(data.wider.items) };
  return (
    <div className="min-w-0 grow">
      <h2 ref={title} id={RESULTS_ID} tabIndex={-1} className="sr-only">
        {listName}
      </h2>
      <IgnoredNote parts={listing.ignored} />
      <ActiveFilters listing={listing} facets={facets} onNoneLeft={focusTitle} />
      {found.hasFailed ? <ListingProblem hasOlder={found.data !== undefined} onRetry={found.retry} /> : null}
      <div className="relative min-h-32" aria-busy={isLoading}>
        {data && data.items.length > 0 ? children(data.items) : null}
        {data?.items.length === 0 && !isLoading
          ? (empty ?? <EmptyListing listing={listing} facets={facets} wider={widened} />)
          : null}
        {isLoading ? <ListingSkeleton shape={shape} rows={data?.items.length ?? 0} /> : null}
      </div>
      {data ? <ListingPages listing={listing} found={data} isRetrying={found.isFetching} /> : null}
    </div>
  );
}

/** The list could not be fetched. The previous content of the page stays, if there was any. */
function ListingProblem({ hasOlder, onRetry }: { hasOlder: boolean; onRetry: () => void }) {
  const { _ } = useLingui();
  return (
    <Notice
      tone="warning"
      role="alert"
      title={_('guide.problem.title')}
      action={<Button onClick={onRetry}>{_('guide.problem.retry')}</Button>}
    >
      {_(hasOlder ? 'guide.problem.hint' : 'guide.problem.nothing')}
    </Notice>
  );
}
