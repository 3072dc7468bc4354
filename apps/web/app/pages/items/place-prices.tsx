import { useLingui } from '@lingui/react';
import { FactRows } from '../../features/facts/fact-rows.tsx';
import type { PlaceView } from '../../queries/guide.ts';
import { Section } from './section.tsx';

/** What it costs. */
export function PlacePrices({ place }: { place: PlaceView }) {
  const { _ } = useLingui();
  const prices = place.priceIds.flatMap((id) => place.facts.find((fact) => fact.id === id) ?? []);
  if (prices.length === 0) return null;
  return (
    <Section title={_('item.place.prices')} isRuled>
      <FactRows facts={prices} title={place.title} />
      <p className="mt-3 text-meta text-text-3">{_('item.place.prices-hint')}</p>
    </Section>
  );
}
