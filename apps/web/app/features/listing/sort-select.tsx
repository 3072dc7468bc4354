import type { Sort } from '@dalil/domain/guide/sections.ts';
import { useLingui } from '@lingui/react';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select.tsx';
import type { ListingState } from './use-listing.ts';

/** The order of the list. Without scripts it is sent with the filter form. */
export function SortSelect({ listing, formId }: { listing: ListingState; formId: string }) {
  const { _ } = useLingui();
  const { rules, wanted, open } = listing;
  return (
    <>
      {rules.sorts.length > 1 ? (
        <SelectField
          isInline
          className="-ms-3 medium:ms-0"
          label={<span className="sr-only medium:not-sr-only">{_('guide.sort.label')}</span>}
          name="sort"
          form={formId}
          value={wanted.sort}
          options={rules.sorts.map((sort) => ({ value: sort, label: _(`guide.sort.${sort}`) }))}
          onChange={(event) => open({ ...wanted, sort: event.target.value as Sort, page: 1 })}
        />
      ) : null}
      <noscript>
        <Button type="submit" form={formId}>
          {_('guide.filters.apply')}
        </Button>
      </noscript>
    </>
  );
}
