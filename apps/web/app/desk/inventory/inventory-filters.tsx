import { LOCALE_INFO, type Locale } from '@dalil/domain/language/locale.ts';
import { INVENTORY_SORTS } from '@dalil/domain/newsroom/inventory.ts';
import { useLingui } from '@lingui/react';
import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select.tsx';
import { FILTER_NAMES, type FilterName, FILTERS, type InventorySearch } from './inventory-search.ts';

type InventoryFiltersProps = { search: InventorySearch; hasCategory: boolean };

/** A plain form, so it also works without scripts. A page of one category does not ask for it. */
export function InventoryFilters({ search, hasCategory }: InventoryFiltersProps) {
  const { _ } = useLingui();
  const any = { value: '', label: _('newsroom.any') };
  const names = FILTER_NAMES.filter((name) => name !== 'category' || !hasCategory);
  return (
    <Form
      key={JSON.stringify(search)}
      method="get"
      role="search"
      preventScrollReset
      aria-label={_('inventory.filters')}
      className="grid grid-cols-2 items-end gap-3 medium:grid-cols-3 wide:grid-cols-6"
    >
      <TextField
        type="search"
        name="q"
        maxLength={100}
        label={_('inventory.search')}
        defaultValue={search.search}
        className="col-span-2 min-w-0"
      />
      {names.map((name) => (
        <SelectField
          key={name}
          name={name}
          label={_(`inventory.filter.${name}`)}
          options={[any, ...FILTERS[name].map((value) => ({ value, label: valueLabel(_, name, value) }))]}
          defaultValue={search.filters[name] ?? ''}
        />
      ))}
      <SelectField
        name="sort"
        label={_('inventory.sort')}
        options={INVENTORY_SORTS.map((value) => ({ value, label: _(`inventory.sort.${value}`) }))}
        defaultValue={search.sort}
      />
      <Button type="submit" variant="primary">
        {_('newsroom.find')}
      </Button>
    </Form>
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
