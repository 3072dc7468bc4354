import { chosen } from '@dalil/domain/guide/listing.ts';
import type { FacetView } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { strictestFacet, withoutChoices, withoutFacet } from './strictest-facet.ts';
import { useChoiceName } from './use-choice-name.ts';
import type { ListingState } from './use-listing.ts';

type EmptyListingProps = {
  listing: ListingState;
  facets: readonly FacetView[];
  /** What fits everything but the area, as items of the list. */
  wider?: ReactNode;
};

/** A list without items: the filter that rules everything out, and the nearest change that gives results, or these themselves. */
export function EmptyListing({ listing, facets, wider }: EmptyListingProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const nameOf = useChoiceName(facets);
  const widerTitle = useWiderTitle(listing, facets);
  const { current, linkTo } = listing;
  const choices = chosen(current);
  const strictest = strictestFacet(current, facets);
  const names = format.list(
    choices.filter(({ facet }) => facet === strictest).map((choice) => isolate(nameOf(choice))),
  );
  if (choices.length === 0)
    return <EmptyState title={_('guide.empty.nothingTitle')}>{_('guide.empty.nothing')}</EmptyState>;
  const actions = (
    <>
      {strictest ? (
        <a {...linkTo(withoutFacet(current, strictest))} className={buttonClass({ variant: 'primary' })}>
          {_('guide.empty.remove', { names })}
        </a>
      ) : null}
      {strictest && choices.length === current.choices[strictest]?.length ? null : (
        <a {...linkTo(withoutChoices(current))} className={buttonClass()}>
          {_('guide.empty.clear', { count: choices.length })}
        </a>
      )}
    </>
  );
  if (wider) {
    return (
      <>
        <p className="headline pb-4 text-card-title">{widerTitle}</p>
        {wider}
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

/** What is missing where, in the words people use for it. */
function useWiderTitle({ current }: ListingState, facets: readonly FacetView[]): string {
  const { _ } = useLingui();
  const format = useFormat();
  const nameOf = useChoiceName(facets);
  const choices = chosen(current);
  const isArea = ({ facet }: { facet: string }) => facet === 'neighbourhood';
  const namesOf = (some: typeof choices) => format.list(some.map((choice) => isolate(nameOf(choice))));
  const area = namesOf(choices.filter(isArea));
  const others = choices.filter((choice) => !isArea(choice));
  const [only] = others;
  if (only === undefined) return _('guide.empty.wider-area', { area });
  if (others.length === 1 && only.facet === 'price' && only.value === '1')
    return _('guide.empty.wider-cheap', { area });
  return _('guide.empty.wider-choices', { area, choices: namesOf(others) });
}
