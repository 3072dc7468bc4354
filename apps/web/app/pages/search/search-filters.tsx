import { useLingui } from '@lingui/react';
import { memo } from 'react';
import { FilterOpener } from '../../features/listing/filter-opener.tsx';
import { useOnIntent } from '../../features/lazy-loading/use-on-intent.ts';
import { ClearFilters, FilterGroups, type FilterGroupsProps } from './filter-groups.tsx';
import { countFilters } from './filters.ts';

const loadSheet = () => import('./filter-sheet.tsx').then((module) => module.FilterSheet);

/** Whether there is anything to choose or to let go of. */
function hasFilters({ search, found }: FilterGroupsProps): boolean {
  return countFilters(search.request) > 0 || found.total.count > 0;
}

type SearchFilterButtonProps = FilterGroupsProps & {
  /** The id of the filters in the page, for users without scripts. */
  panelId: string;
};

/** Opens the filters on screens without space for the rail. */
export const SearchFilterButton = memo(function SearchFilterButton({
  panelId,
  search,
  found,
}: SearchFilterButtonProps) {
  const { _ } = useLingui();
  const { part: Sheet, isOpen, setOpen, open, intent } = useOnIntent(loadSheet);
  const count = countFilters(search.request);
  if (!hasFilters({ search, found })) return null;
  return (
    <div className="wide:hidden print:hidden">
      <FilterOpener
        label={count > 0 ? _('search-page.filtersCount', { count }) : _('search-page.filters')}
        panelId={panelId}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => void open()}
        {...intent}
      />
      {Sheet ? <Sheet search={search} found={found} isOpen={isOpen} onOpenChange={setOpen} /> : null}
    </div>
  );
});

/** The filters beside the results where there is room. */
export const SearchFilterRail = memo(function SearchFilterRail({ panelId, search, found }: SearchFilterButtonProps) {
  const { _ } = useLingui();
  if (!hasFilters({ search, found })) return null;
  return (
    <aside
      id={panelId}
      aria-label={_('search-page.filters')}
      className="hidden shrink-0 pb-8 target:block print:hidden wide:block wide:w-rail"
    >
      <FilterGroups search={search} found={found} />
      <ClearFilters search={search} className="mt-4" />
    </aside>
  );
});
