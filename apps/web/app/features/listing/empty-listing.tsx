import { chosen } from '@dalil/domain/guide/listing.ts';
import type { FacetView } from '@dalil/domain/guide/views.ts';
import type { Wider } from '@dalil/domain/guide/wider-places.ts';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { strictestFacet, withoutChoices, withoutFacets } from './strictest-facet.ts';
import { useChoiceName } from './use-choice-name.ts';
import type { ListingState } from './use-listing.ts';
import { useWiderTitle } from './use-wider-title.ts';

type EmptyListingProps = {
  listing: ListingState;
  facets: readonly FacetView[];
  /** What fits without some of the filters, and these as items of the list. */
  wider?: { found: Omit<Wider<unknown>, 'items'>; items: ReactNode } | undefined;
};

/** A list without items: what fits without some filters, or the filter that rules everything out and the change that gives results. */
export function EmptyListing({ listing, facets, wider }: EmptyListingProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const nameOf = useChoiceName(facets);
  const widerTitle = useWiderTitle(listing, facets);
  const { current, linkTo } = listing;
  const choices = chosen(current);
  const strictest = strictestFacet(current, facets);
  const without = wider?.found.without ?? (strictest ? [strictest] : []);
  const left = choices.filter(({ facet }) => without.includes(facet));
  const names = format.list(left.map((choice) => isolate(nameOf(choice))));
  if (choices.length === 0)
    return <EmptyState title={_('guide.empty.nothingTitle')}>{_('guide.empty.nothing')}</EmptyState>;
  const actions = (
    <>
      {left.length > 0 ? (
        <a {...linkTo(withoutFacets(current, without))} className={buttonClass({ variant: 'primary' })}>
          {_('guide.empty.remove', { names })}
        </a>
      ) : null}
      {left.length > 0 && choices.length === left.length ? null : (
        <a {...linkTo(withoutChoices(current))} className={buttonClass()}>
          {_('guide.empty.clear', { count: choices.length })}
        </a>
      )}
    </>
  );
  if (wider) {
    return (
      <>
        <p className="headline pb-4 text-card-title">{widerTitle(wider.found)}</p>
        {wider.items}
        <div className="flex flex-wrap gap-3 pt-6">{actions}</div>
      </>
    );
  }
  return (
    <EmptyState title={_('guide.empty.title')} actions={actions}>
      <p>{strictest ? _('guide.empty.strictest', { names }) : _('guide.empty.together')}</p>
    </EmptyState>
  );
}
