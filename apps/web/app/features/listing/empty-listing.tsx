import { chosen } from '@dalil/domain/guide/listing.ts';
import type { FacetView } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { strictestFacet, withoutChoices, withoutFacet } from './strictest-facet.ts';
import { useChoiceName } from './use-choice-name.ts';
import type { ListingState } from './use-listing.ts';

/** A list without items: which filter rules everything out, and the nearest step that shows something. */
export function EmptyListing({ listing, facets }: { listing: ListingState; facets: readonly FacetView[] }) {
  const { _ } = useLingui();
  const format = useFormat();
  const nameOf = useChoiceName(facets);
  const { shown, linkTo } = listing;
  const choices = chosen(shown);
  const strictest = strictestFacet(shown, facets);
  const names = format.list(
    choices.filter(({ facet }) => facet === strictest).map((choice) => isolate(nameOf(choice))),
  );
  if (choices.length === 0)
    return <EmptyState title={_('guide.empty.nothingTitle')}>{_('guide.empty.nothing')}</EmptyState>;
  return (
    <EmptyState
      title={_('guide.empty.title')}
      actions={
        <>
          {strictest ? (
            <a {...linkTo(withoutFacet(shown, strictest))} className={buttonClass({ variant: 'primary' })}>
              {_('guide.empty.remove', { names })}
            </a>
          ) : null}
          {strictest && choices.length === shown.choices[strictest]?.length ? null : (
            <a {...linkTo(withoutChoices(shown))} className={buttonClass()}>
              {_('guide.empty.clear', { count: choices.length })}
            </a>
          )}
        </>
      }
    >
      <p>{strictest ? _('guide.empty.strictest', { names }) : _('guide.empty.together')}</p>
    </EmptyState>
  );
}
