import type { FacetView } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/modal.tsx';
import { countChosen, FilterPanel } from './filter-panel.tsx';
import { withoutChoices } from './strictest-facet.ts';
import type { ListingState } from './use-listing.ts';

type FilterSheetProps = {
  listing: ListingState;
  facets: readonly FacetView[];
  countText: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** The filters over a small screen. Every change is applied to the list behind immediately. The button only closes. */
export function FilterSheet({ listing, facets, countText, isOpen, onOpenChange }: FilterSheetProps) {
  const { _ } = useLingui();
  return (
    <Sheet
      title={_('guide.filters.title')}
      closeLabel={_('guide.filters.close')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={
        <>
          <Button variant="primary" onClick={() => onOpenChange(false)}>
            {_('guide.filters.show', { found: countText })}
          </Button>
          {countChosen(listing) > 0 ? (
            <Button onClick={() => listing.open(withoutChoices(listing.requested))}>{_('guide.filters.clear')}</Button>
          ) : null}
        </>
      }
    >
      <FilterPanel listing={listing} facets={facets} />
    </Sheet>
  );
}
