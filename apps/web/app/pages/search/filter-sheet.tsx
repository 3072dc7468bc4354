import { useLingui } from '@lingui/react';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/modal.tsx';
import { ClearFilters, FilterGroups, type FilterGroupsProps } from './filter-groups.tsx';
import { useCountLabel } from './use-count-label.ts';

type FilterSheetProps = FilterGroupsProps & { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** The filters over a small screen. Every choice is applied to the results behind immediately. The button only closes. */
export function FilterSheet({ search, found, isOpen, onOpenChange }: FilterSheetProps) {
  const { _ } = useLingui();
  const countLabel = useCountLabel();
  return (
    <Sheet
      title={_('search-page.filters')}
      closeLabel={_('search-page.filters.close')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={
        <>
          <Button variant="primary" onClick={() => onOpenChange(false)}>
            {_('search-page.filters.show', { count: countLabel(found.total) })}
          </Button>
          <ClearFilters search={search} />
        </>
      }
    >
      <div>
        <FilterGroups search={search} found={found} />
      </div>
    </Sheet>
  );
}
