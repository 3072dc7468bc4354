import { NEIGHBOURHOODS } from '@dalil/domain/guide/neighbourhood.ts';
import {
  HOME_TYPES,
  MAX_BEDROOMS,
  type OfferFilter,
  OFFER_PURPOSES,
  OFFER_SORTS,
  writeOfferFilter,
} from '@dalil/domain/real-estate/home-offer.ts';
import { useLingui } from '@lingui/react';
import { Form, Link } from 'react-router';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select.tsx';

/** Rent or buy, and the filters that the data support. A plain form, so it also works without scripts. */
export function OfferFilters({ filter }: { filter: OfferFilter }) {
  const { _ } = useLingui();
  const { purpose, type, bedrooms, neighbourhood, minPrice, maxPrice, sort } = filter;
  const any = { value: '', label: _('real-estate.offer.any') };
  const noPrices = { minPrice: null, maxPrice: null };
  const bare = { ...noPrices, type: null, bedrooms: null, neighbourhood: null, page: 1 };
  const isFiltered = [type, bedrooms, neighbourhood, minPrice, maxPrice].some((value) => value !== null);
  const bedroomName = (count: number) =>
    count === MAX_BEDROOMS ? _('real-estate.offer.fiveOrMore') : _('real-estate.offer.bedroomCount', { count });
  return (
    <div className="flex flex-col gap-4">
      <LinkTabs
        label={_('real-estate.offer.purpose')}
        currentId={purpose}
        linkComponent={RouterLink}
        tabs={OFFER_PURPOSES.map((one) => ({
          id: one,
          // A year's rent is no limit for a price.
          href: `${writeOfferFilter({ ...filter, ...(one === purpose ? {} : noPrices), purpose: one, page: 1 }) || '?'}#offers`,
          label: _(`real-estate.offer.purpose.${one}`),
        }))}
      />
      <Form
        key={writeOfferFilter(filter)}
        method="get"
        action="#offers"
        preventScrollReset
        className="flex flex-wrap items-end gap-3"
      >
        <input type="hidden" name="purpose" value={purpose} />
        <SelectField
          name="type"
          label={_('real-estate.offer.type')}
          options={[any, ...HOME_TYPES.map((value) => ({ value, label: _(`real-estate.offer.type.${value}`) }))]}
          defaultValue={type ?? ''}
        />
        <SelectField
          name="bedrooms"
          label={_('real-estate.offer.bedrooms')}
          options={[
            any,
            ...Array.from({ length: MAX_BEDROOMS + 1 }, (_item, count) => ({
              value: String(count),
              label: bedroomName(count),
            })),
          ]}
          defaultValue={bedrooms === null ? '' : String(bedrooms)}
        />
        <SelectField
          name="area"
          label={_('real-estate.offer.area')}
          options={[any, ...NEIGHBOURHOODS.map((id) => ({ value: id, label: _(`guide.neighbourhood.${id}`) }))]}
          defaultValue={neighbourhood ?? ''}
        />
        <PriceField name="min" label={_('real-estate.offer.minPrice')} value={minPrice} />
        <PriceField name="max" label={_('real-estate.offer.maxPrice')} value={maxPrice} />
        <SelectField
          name="sort"
          label={_('real-estate.offer.sort')}
          options={OFFER_SORTS.map((value) => ({ value, label: _(`real-estate.offer.sort.${value}`) }))}
          defaultValue={sort}
        />
        <Button type="submit" variant="primary">
          {_('real-estate.offer.show')}
        </Button>
        {isFiltered ? (
          <Link
            to={`${writeOfferFilter({ ...filter, ...bare }) || '?'}#offers`}
            preventScrollReset
            className={buttonClass({ variant: 'ghost' })}
          >
            {_('real-estate.offer.reset')}
          </Link>
        ) : null}
      </Form>
    </div>
  );
}

type PriceFieldProps = { name: string; label: string; value: number | null };

/** A limit in whole dirhams. */
function PriceField({ name, label, value }: PriceFieldProps) {
  return (
    <TextField name={name} label={label} inputMode="numeric" autoComplete="off" dir="ltr" defaultValue={value ?? ''} />
  );
}
