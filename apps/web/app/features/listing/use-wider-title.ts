import { chosen } from '@dalil/domain/guide/listing.ts';
import type { Choice } from '@dalil/domain/guide/sections.ts';
import type { FacetView } from '@dalil/domain/guide/views.ts';
import { SHORT_WALK_MINUTES, type Wider } from '@dalil/domain/guide/wider-places.ts';
import { useLingui } from '@lingui/react';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useChoiceName } from './use-choice-name.ts';
import type { ListingState } from './use-listing.ts';

type Widened = Omit<Wider<unknown>, 'items'>;

/** What is missing where, in the words people use for it, and what stands there instead. */
export function useWiderTitle({ current }: ListingState, facets: readonly FacetView[]): (wider: Widened) => string {
  const { _ } = useLingui();
  const format = useFormat();
  const nameOf = useChoiceName(facets);
  const choices = chosen(current);
  const namesOf = (some: readonly Choice[]) => format.list(some.map((choice) => isolate(nameOf(choice))));
  return ({ without, total, onFoot }) => {
    const isArea = ({ facet }: Choice) => facet === 'neighbourhood';
    const isLeftOut = ({ facet }: Choice) => without.includes(facet);
    const others = choices.filter((choice) => !isArea(choice));
    const isCheap = ({ facet, value }: Choice) => facet === 'price' && value === '1';
    if (!without.includes('neighbourhood')) {
      const left = choices.filter(isLeftOut);
      return left.every(isCheap)
        ? _('guide.empty.wider-dearer', { count: total })
        : _('guide.empty.wider-without', { names: namesOf(left), count: total });
    }
    const values = { area: namesOf(choices.filter(isArea)), choices: namesOf(others), minutes: SHORT_WALK_MINUTES };
    const isOnlyCheap = others.length === 1 && others.every(isCheap);
    const missing = others.length === 0 ? 'area' : isOnlyCheap ? 'cheap' : 'choices';
    if (without.length > 1) {
      return _('guide.empty.wider-both', { ...values, names: namesOf(others.filter(isLeftOut)) });
    }
    return onFoot > 0
      ? _(`guide.empty.walk-${missing}`, { ...values, count: onFoot })
      : _(`guide.empty.wider-${missing}`, values);
  };
}
