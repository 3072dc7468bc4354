import type { FacetView } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { useOnIntent } from '../lazy-loading/use-on-intent.ts';
import { FilterOpener } from './filter-opener.tsx';
import { countChosen } from './filter-panel.tsx';
import type { ListingState } from './use-listing.ts';

const loadSheet = () => import('./filter-sheet.tsx').then((module) => module.FilterSheet);

type FilterButtonProps = {
  listing: ListingState;
  facets: readonly FacetView[];
  countText: string;
  /** The id of the filters in the page, for users without scripts. */
  panelId: string;
};

/** Opens the filters on screens without space for the rail. */
export function FilterButton({ listing, facets, countText, panelId }: FilterButtonProps) {
  const { _ } = useLingui();
  const { part: Sheet, isOpen, setOpen, open, intent } = useOnIntent(loadSheet);
  const count = countChosen(listing);
  const label = count > 0 ? _('guide.filters.openCount', { count }) : _('guide.filters.title');
  return (
    <div className="wide:hidden">
      <FilterOpener
        label={label}
        panelId={panelId}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => void open()}
        {...intent}
      />
      {Sheet ? (
        <Sheet listing={listing} facets={facets} countText={countText} isOpen={isOpen} onOpenChange={setOpen} />
      ) : null}
    </div>
  );
}
