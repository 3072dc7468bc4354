import { useLingui } from '@lingui/react';
import { FactAnswer, FactLabel, FactOrigin } from '../../features/facts/fact-panel.tsx';
import type { PlaceView } from '../../queries/guide.ts';
import { Section } from './section.tsx';

type Fact = PlaceView['facts'][number];

/** What it costs, with the source and date of each price, or once for all where they are the same. */
export function PlacePrices({ place }: { place: PlaceView }) {
  const { _ } = useLingui();
  const prices = place.priceIds.flatMap((id) => place.facts.find((fact) => fact.id === id) ?? []);
  const [first] = prices;
  if (!first) return null;
  const isOneSource = prices.every((fact) => originOf(fact) === originOf(first));
  return (
    <Section title={_('item.place.prices')} isRuled>
      <dl className="max-w-measure text-label">
        {prices.map((fact) => (
          <div key={fact.id} className="flex items-baseline justify-between gap-4 border-b border-line py-3">
            <dt className="min-w-0">
              <FactLabel fact={withoutName(fact, place.title)} />
              {isOneSource ? null : (
                <span className="block text-meta text-text-3">
                  <FactOrigin fact={fact} />
                </span>
              )}
            </dt>
            <dd className="shrink-0 text-end text-ui font-semibold">
              <FactAnswer fact={fact} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 text-meta text-text-3">
        {isOneSource ? <FactOrigin fact={first} /> : null}
        <p>{_('item.place.prices-hint')}</p>
      </div>
    </Section>
  );
}

function originOf({ confidence, asOf, source, text }: Fact): string {
  return [confidence, asOf, source.url, source.name, text === null].join(' ');
}

/** The label of a price within its place: "adult" of "The View: adult". */
function withoutName<Labelled extends { label: string }>(fact: Labelled, title: string): Labelled {
  const prefix = `${title}: `;
  return fact.label.startsWith(prefix) ? { ...fact, label: fact.label.slice(prefix.length) } : fact;
}
