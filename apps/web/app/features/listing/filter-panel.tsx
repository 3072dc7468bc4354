import { chosen } from '@dalil/domain/guide/listing.ts';
import type { FacetView } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { Button } from '../../ui/button.tsx';
import { FacetGroup } from './facet-group.tsx';
import type { ListingState } from './use-listing.ts';
import { useChoiceName } from './use-choice-name.ts';

type FilterPanelProps = { listing: ListingState; facets: readonly FacetView[]; formId?: string };

/**
 * Every facet of the list. With scripts each change goes to the new list at once; without, it is a plain form whose
 * fields are the address.
 */
export function FilterPanel({ listing, facets, formId }: FilterPanelProps) {
  const { _ } = useLingui();
  const nameOf = useChoiceName(facets);
  const isUseful = ({ id, options }: FacetView) => options.length > 1 || listing.wanted.choices[id] !== undefined;
  return (
    <form
      id={formId}
      method="get"
      action={listing.hrefOf({ choices: {}, sort: 'recommended', page: 1 })}
      aria-label={_('guide.filters.title')}
      onSubmit={(event) => event.preventDefault()}
    >
      {listing.kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {facets.filter(isUseful).map((facet) => (
        <FacetGroup key={facet.id} facet={facet} listing={listing} nameOf={nameOf} />
      ))}
      <noscript>
        <Button type="submit" variant="primary">
          {_('guide.filters.apply')}
        </Button>
      </noscript>
    </form>
  );
}

export function countChosen(listing: ListingState): number {
  return chosen(listing.wanted).length;
}
