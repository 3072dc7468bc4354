import type { Sort } from '@dalil/domain/guide/sections.ts';
import { useLingui } from '@lingui/react';
import { ChevronDown } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { chipClass } from '../../ui/chip-class.ts';
import type { ListingState } from './use-listing.ts';

/** The order of the list: the native select in the look of a chip. Without scripts it is sent with the filter form. */
export function SortChip({ listing, formId }: { listing: ListingState; formId: string }) {
  const { _ } = useLingui();
  const { rules, requested, open } = listing;
  if (rules.sorts.length < 2) return null;
  return (
    <span className="relative inline-block">
      <select
        aria-label={_('guide.sort.label')}
        name="sort"
        form={formId}
        value={requested.sort}
        className={`${chipClass()} min-h-11 appearance-none pe-9 wide:min-h-9`}
        onChange={(event) => open({ ...requested, sort: event.target.value as Sort, page: 1 })}
      >
        {rules.sorts.map((sort) => (
          <option key={sort} value={sort}>
            {_(`guide.sort.${sort}`)}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="icon-small pointer-events-none absolute end-3 top-1/2 -translate-y-1/2" />
    </span>
  );
}

/** Sends filters and order where no script does. */
export function ApplyWithoutScripts({ formId }: { formId: string }) {
  const { _ } = useLingui();
  return (
    <noscript>
      <Button type="submit" form={formId}>
        {_('guide.filters.apply')}
      </Button>
    </noscript>
  );
}
