import { isNeighbourhood } from '@dalil/domain/guide/neighbourhood.ts';
import { SEARCH_DAYS, type SearchRequest } from '@dalil/search/search-request.ts';
import type { SearchPage } from '@dalil/search/search-views.ts';
import { useLingui } from '@lingui/react';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { countFilters, WITHOUT_FILTERS } from './filters.ts';
import { useCountLabel } from './use-count-label.ts';
import type { RequestedSearch } from './use-search.ts';

export type FilterGroupsProps = { search: RequestedSearch; found: SearchPage };

/** The filters of the results. All are links, so they work without scripts. */
export function FilterGroups({ search, found }: FilterGroupsProps) {
  const { _ } = useLingui();
  const countLabel = useCountLabel();
  const { request } = search;
  const areas = commonestFirst(found.neighbourhoods).map((one) => ({
    value: one.neighbourhood,
    label: _(`guide.neighbourhood.${one.neighbourhood}`),
    count: countLabel(one),
  }));
  return (
    <>
      <FilterGroup
        search={search}
        facet="category"
        choices={commonestFirst(found.categories).map((one) => ({
          value: one.category,
          label: _(`guide.category.${one.category}`),
          count: countLabel(one),
        }))}
      />
      <FilterGroup
        search={search}
        facet="neighbourhood"
        choices={areas.filter(({ value }) => isNeighbourhood(value))}
      />
      <FilterGroup
        search={search}
        facet="neighbourhood"
        title="search-page.facet.other-area"
        choices={areas.filter(({ value }) => !isNeighbourhood(value))}
      />
      {request.days !== null || found.groups.some(({ group, count }) => group === 'events' && count > 0) ? (
        <FilterGroup
          search={search}
          facet="days"
          hint={_('search-page.facet.daysHint')}
          choices={SEARCH_DAYS.map((value) => ({ value, label: _(`search-page.days.${value}`) }))}
        />
      ) : null}
    </>
  );
}

/** The way back to the results of the query alone. */
export function ClearFilters({ search, className = '' }: { search: RequestedSearch; className?: string }) {
  const { _ } = useLingui();
  if (countFilters(search.request) === 0) return null;
  return (
    <Link
      preventScrollReset
      to={search.hrefOf(WITHOUT_FILTERS)}
      className={`${buttonClass({ size: 'small' })} ${className}`}
    >
      {_('search-page.filters.clear')}
    </Link>
  );
}

function commonestFirst<Choice extends { count: number }>(choices: readonly Choice[]): Choice[] {
  return choices.toSorted((a, b) => b.count - a.count);
}

type Facet = 'category' | 'neighbourhood' | 'days';

type FilterGroupProps<F extends Facet> = {
  search: RequestedSearch;
  facet: F;
  /** The key of its title, where the facet is divided into groups. */
  title?: string;
  hint?: string;
  choices: readonly { value: NonNullable<SearchRequest[F]>; label: string; count?: string }[];
};

/** One facet with its choices. The selected choice links to the results without it. */
function FilterGroup<F extends Facet>({
  search,
  facet,
  title = `search-page.facet.${facet}`,
  hint,
  choices,
}: FilterGroupProps<F>) {
  const { _ } = useLingui();
  const titleId = useId();
  const chosen = search.request[facet];
  if (choices.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="border-t border-line pt-4 pb-3">
      <h2 id={titleId} className="text-label font-semibold">
        {_(title)}
      </h2>
      {hint === undefined ? null : <p className="text-meta text-text-3">{hint}</p>}
      <ul className="flex flex-col pt-1">
        {choices.map(({ value, label, count }) => {
          const isChosen = value === chosen;
          return (
            <li key={value}>
              <Link
                preventScrollReset
                to={search.hrefOf({ [facet]: isChosen ? null : value })}
                aria-current={isChosen ? 'true' : undefined}
                className={`flex min-h-11 items-center gap-3 text-label underline-offset-4 hover:underline wide:min-h-9 ${isChosen ? 'font-semibold' : ''}`}
              >
                {isChosen ? <Check aria-hidden className="icon-small" /> : null}
                <span className="min-w-0 grow">{label}</span>{' '}
                {count === undefined ? null : <span className="text-meta text-text-3">{count}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
