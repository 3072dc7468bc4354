import { chosen, isChosen, toggleChoice } from '@dalil/domain/guide/listing.ts';
import { isNeighbourhood } from '@dalil/domain/guide/neighbourhood.ts';
import { PRICE_RANGES } from '@dalil/domain/guide/price-range.ts';
import type { Choice, Facet } from '@dalil/domain/guide/sections.ts';
import type { FacetView } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../language/use-format.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxRow } from '../../ui/checkbox-row.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { useChoiceName } from './use-choice-name.ts';
import type { ListingState } from './use-listing.ts';

type FilterPanelProps = { listing: ListingState; facets: readonly FacetView[]; formId?: string };

/**
 * Every facet of the list. With scripts each change navigates to the new list immediately. Without, it is a plain form whose
 * fields form the address.
 */
export function FilterPanel({ listing, facets, formId }: FilterPanelProps) {
  const { _ } = useLingui();
  const nameOf = useChoiceName(facets);
  const isUseful = ({ id, options }: FacetView) =>
    options.length > (YES_ONLY.includes(id) ? 0 : 1) || listing.requested.choices[id] !== undefined;
  return (
    <form
      id={formId}
      method="get"
      action={listing.hrefOf({ choices: {}, sort: 'recommended', page: 1 })}
      aria-label={_('guide.filters.title')}
      onSubmit={(event) => event.preventDefault()}
    >
      {listing.retained.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {facets
        .filter(isUseful)
        .flatMap(groupsOf)
        .map(({ key, ...group }) => (
          <FacetGroup key={key} {...group} listing={listing} nameOf={nameOf} />
        ))}
      <noscript>
        <Button type="submit" variant="primary">
          {_('guide.filters.apply')}
        </Button>
      </noscript>
    </form>
  );
}

export function countChosen(listing: ListingState): number {
  return chosen(listing.requested).length + (listing.requested.open === undefined ? 0 : 1);
}

/** Facets whose only value narrows the list: items without it are not known to have it. */
const YES_ONLY: readonly Facet[] = ['metro', 'feature'];

const INITIALLY_VISIBLE = 5;
/** Scales and pairs retain their own order. Every other facet is sorted by frequency. */
const OWN_ORDER: Partial<Record<Facet, readonly string[]>> = {
  when: ['today', 'tonight', 'week', 'weekend', 'month'],
  cost: ['free', 'paid'],
  source: ['ours', 'others'],
  month: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
  price: ['1', '2', '3', '4'],
  aed: PRICE_RANGES,
  setting: ['indoor', 'outdoor'],
  feature: ['family', 'licensed', 'unlicensed'],
};

type FacetOptions = { facet: FacetView; legend: string };
type FacetGroupProps = FacetOptions & { listing: ListingState; nameOf: (choice: Choice) => string };

/** The areas of the city are many: the twelve neighbourhoods, and the others in a group of their own. */
function groupsOf(facet: FacetView): (FacetOptions & { key: string })[] {
  const whole = { key: facet.id, facet, legend: `guide.facet.${facet.id}` };
  if (facet.id !== 'neighbourhood') return [whole];
  const isOther = ({ value }: FacetOption) => !isNeighbourhood(value);
  const others = facet.options.filter(isOther);
  return [
    { ...whole, facet: { ...facet, options: facet.options.filter((option) => !isOther(option)) } },
    { key: 'other-area', facet: { ...facet, options: others }, legend: 'guide.facet.other-area' },
  ].filter((group) => group.facet.options.length > 0);
}

/** The values of one facet as checkboxes. The rarer ones are in a disclosure that needs no script. */
function FacetGroup({ facet, legend, listing, nameOf }: FacetGroupProps) {
  const { _ } = useLingui();
  const options = inOwnOrder(facet);
  const hasMore = options.length > INITIALLY_VISIBLE + 1;
  const first = hasMore ? options.slice(0, INITIALLY_VISIBLE) : options;
  const rest = hasMore ? options.slice(INITIALLY_VISIBLE) : [];
  const [isOpenAtFirst] = useState(() =>
    rest.some(({ value }) => isChosen(listing.requested, { facet: facet.id, value })),
  );
  const row = (option: FacetOption) => (
    <OptionRow key={option.value} facet={facet.id} option={option} listing={listing} nameOf={nameOf} />
  );
  return (
    <div className="border-t border-line pt-4 pb-3">
      <Fieldset legend={_(legend)}>
        {first.map(row)}
        {rest.length > 0 ? (
          <details className="group" open={isOpenAtFirst}>
            <summary className="inline-flex min-h-11 items-center gap-1 text-label font-semibold text-accent">
              <span className="group-open:hidden">{_('guide.filters.showAll', { count: options.length })}</span>
              <span className="hidden group-open:inline">{_('guide.filters.showFewer')}</span>
              <ChevronDown aria-hidden className="icon-small transition-transform group-open:rotate-180" />
            </summary>
            {rest.map(row)}
          </details>
        ) : null}
      </Fieldset>
    </div>
  );
}

type FacetOption = FacetView['options'][number];

function OptionRow({
  facet,
  option,
  listing,
  nameOf,
}: Omit<FacetGroupProps, 'facet' | 'legend'> & { facet: Facet; option: FacetOption }) {
  const format = useFormat();
  const choice = { facet, value: option.value };
  return (
    <CheckboxRow
      name={facet}
      value={option.value}
      label={nameOf(choice)}
      count={format.number(option.count)}
      checked={isChosen(listing.requested, choice)}
      onChange={() => listing.open(toggleChoice(listing.requested, choice))}
    />
  );
}

function inOwnOrder({ id, options }: FacetView): FacetOption[] {
  const order = OWN_ORDER[id];
  return order ? options.toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value)) : options;
}
