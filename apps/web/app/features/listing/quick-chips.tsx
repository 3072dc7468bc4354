import { isChosen, toggleChoice } from '@dalil/domain/guide/listing.ts';
import type { FacetView } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { chipClass, LinkChip } from '../../ui/chip.tsx';
import { ChoiceIcon } from './choice-icon.tsx';
import { FilterLink } from './filter-link.tsx';
import type { ListingState } from './use-listing.ts';

/** The list's commonest choices, one tap each. They are links, so they work without scripts. */
export function QuickChips({ listing, facets }: { listing: ListingState; facets: readonly FacetView[] }) {
  const { _ } = useLingui();
  const { rules, wanted, hrefOf } = listing;
  const isThere = (facet: string, value: string) =>
    facets.find(({ id }) => id === facet)?.options.some((option) => option.value === value && option.count > 0);
  return (
    <ul className="shelf wide:mx-0 wide:flex-wrap wide:px-0" aria-label={_('guide.chips.label')}>
      {rules.chips.map((choice) => {
        const { facet, value } = choice;
        const isOn = isChosen(wanted, choice);
        const icon = <ChoiceIcon choice={choice} />;
        const name = _(`guide.chip.${facet}-${value}`);
        return (
          <li key={`${facet} ${value}`}>
            {isOn || isThere(facet, value) ? (
              <LinkChip
                href={hrefOf(toggleChoice(wanted, choice))}
                isCurrent={isOn}
                icon={icon}
                linkComponent={FilterLink}
                className="min-h-11 wide:min-h-9"
              >
                {name}
              </LinkChip>
            ) : (
              <span className={`${chipClass()} min-h-11 text-text-3 opacity-60 wide:min-h-9`}>
                {icon}
                {name}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
