import { LOCALE_INFO, type Locale } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { FilterBar, FilterSelect } from '../kit/filter-bar.tsx';
import { FILTER_NAMES, type FilterName, FILTERS, type InventorySearch } from './inventory-search.ts';

type InventoryFiltersProps = { search: InventorySearch; hasCategory: boolean };

/** A plain form, so it also works without scripts. A page of one category does not ask for it. */
export function InventoryFilters({ search, hasCategory }: InventoryFiltersProps) {
  const { _ } = useLingui();
  const names = FILTER_NAMES.filter((name) => name !== 'category' || !hasCategory);
  const { sort } = search;
  return (
    <FilterBar
      label={_('inventory.search')}
      search={search.search}
      find={_('newsroom.find')}
      hidden={{ sort: sort === 'changed' ? null : sort }}
    >
      {names.map((name) => (
        <FilterSelect
          key={name}
          name={name}
          label={_(`inventory.filter.${name}`)}
          value={search.filters[name] ?? ''}
          options={FILTERS[name].map((value) => ({ value, label: valueLabel(_, name, value) }))}
        />
      ))}
    </FilterBar>
  );
}

function valueLabel(translate: (key: string) => string, name: FilterName, value: string): string {
  switch (name) {
    case 'missing':
      return LOCALE_INFO[value as Locale].nativeName;
    case 'outdated':
      return value === 'any' ? translate('inventory.outdated.any') : LOCALE_INFO[value as Locale].nativeName;
    case 'category':
      return translate(`guide.category.${value}`);
    case 'area':
      return translate(`guide.neighbourhood.${value}`);
    case 'kind':
      return translate(`newsroom.kind.${value}`);
    case 'state':
      return translate(`newsroom.state.${value}`);
    case 'method':
      return translate(`newsroom.method.${value}`);
    case 'due':
      return translate(`inventory.due.${value}`);
    case 'freshness':
      return translate(`inventory.freshness.${value}`);
    case 'owner':
      return translate(`inventory.owner.${value}`);
  }
}
