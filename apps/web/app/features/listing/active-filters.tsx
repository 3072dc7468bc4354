import { chosen, toggleChoice } from '@dalil/domain/guide/listing.ts';
import type { FacetView } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { isolate } from '../../language/bidi.tsx';
import { chipClass } from '../../ui/chip-class.ts';
import { useChoiceName } from './use-choice-name.ts';
import type { ListingState } from './use-listing.ts';

type ActiveFiltersProps = {
  listing: ListingState;
  facets: readonly FacetView[];
  /** What receives the focus after the last filter was removed. */
  onNoneLeft: () => void;
};

/** The active filters, each removable. After a removal the focus moves to the chip that takes its place. */
export function ActiveFilters({ listing, facets, onNoneLeft }: ActiveFiltersProps) {
  const { _ } = useLingui();
  const nameOf = useChoiceName(facets);
  const list = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number | null>(null);
  const choices = chosen(listing.requested);

  useEffect(() => {
    if (removedAt.current === null) return;
    const chips = list.current?.querySelectorAll('a') ?? [];
    const next = chips[Math.min(removedAt.current, chips.length - 1)];
    removedAt.current = null;
    if (next) next.focus();
    else onNoneLeft();
  }, [choices.length, onNoneLeft]);

  if (choices.length === 0) return null;
  return (
    <ul ref={list} className="flex flex-wrap gap-2 pb-5" aria-label={_('guide.filters.active')}>
      {choices.map((choice, at) => {
        const link = listing.linkTo(toggleChoice(listing.requested, choice));
        return (
          <li key={`${choice.facet} ${choice.value}`}>
            <a
              href={link.href}
              aria-label={_('guide.filters.remove', { name: isolate(nameOf(choice)) })}
              className={`${chipClass(true)} min-h-11 wide:min-h-9`}
              onClick={(event) => {
                removedAt.current = at;
                link.onClick(event);
              }}
            >
              {nameOf(choice)}
              <X aria-hidden className="icon-small" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
