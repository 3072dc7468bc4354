import { writeDirhams } from '@dalil/domain/guide/dirham.ts';
import type { FactView } from '@dalil/domain/guide/views.ts';
import type { JourneyPlan } from '@dalil/domain/journeys/plan-journey.ts';
import { paidGates, taxiPricesOf, taxiSum } from '@dalil/domain/journeys/taxi.ts';
import { useLingui } from '@lingui/react';
import { Car } from 'lucide-react';
import { Fragment } from 'react';
import { factsById } from '../../../features/facts/fact-text.ts';
import { FactValue } from '../../../features/facts/fact-value.tsx';
import { isolate } from '../../../language/bidi.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useLocale } from '../../../language/use-locale.ts';
import type { Traffic } from '../../../queries/city.ts';
import { JourneyCard, JourneyRow } from './journey-card.tsx';

/** A taxi for the same way: what it costs by the tariff, the toll gates on the way, and the facts the sum is made of. */
export function TaxiCard({ traffic, taxi }: { traffic: Traffic; taxi: JourneyPlan['taxi'] }) {
  const { _ } = useLingui();
  const format = useFormat();
  const locale = useLocale();
  const facts = factsById(traffic.factGroups.taxis);
  const shown = taxiPricesOf(taxi).flatMap((id) => facts[id] ?? []);
  const sum = taxiSum(taxi, (id) => traffic.taxiPrices[id] ?? null);
  const gates = taxi.gates ?? [];
  const names = gates.map((id) => isolate(traffic.gates.find((gate) => gate.id === id)?.name ?? id));
  return (
    <JourneyCard
      icon={<Car aria-hidden className="icon" />}
      title={_('journey.taxi')}
      note={_('journey.kilometres', taxi.kilometres)}
    >
      {sum === null ? null : (
        <p>
          <span className="block text-card-title font-semibold">
            {_('journey.taxi.sum', {
              from: isolate(writeDirhams(sum.from, locale)),
              to: isolate(writeDirhams(sum.to, locale)),
            })}
          </span>
          <span className="block text-label text-text-2">{_('journey.taxi.without-waiting')}</span>
        </p>
      )}
      <dl className="grid gap-2 border-t border-line pt-3 text-label">
        {shown.map((fact) => (
          <JourneyRow key={fact.id} label={fact.label}>
            <FactValue fact={fact} />
          </JourneyRow>
        ))}
        {taxi.gates === null ? null : (
          <JourneyRow label={_('journey.taxi.gates', { count: paidGates(gates) })}>
            {names.length === 0 ? _('journey.taxi.no-gates') : format.list(names)}
          </JourneyRow>
        )}
      </dl>
      <TariffSources facts={shown} />
      {taxi.isFreePassage && gates.length > 0 ? (
        <p className="text-meta text-text-3">{_('journey.taxi.free-passage')}</p>
      ) : null}
    </JourneyCard>
  );
}

/** Who states the prices, and of when: each once. */
function TariffSources({ facts }: { facts: readonly FactView[] }) {
  const { _ } = useLingui();
  const format = useFormat();
  const sources = facts.filter(
    ({ source, asOf }, at) => facts.findIndex((one) => one.source.url === source.url && one.asOf === asOf) === at,
  );
  return (
    <p className="text-meta text-text-3">
      {_('journey.taxi.sources')}{' '}
      {sources.map(({ id, source, asOf }, at) => (
        <Fragment key={id}>
          {at === 0 ? null : ' · '}
          <a href={source.url} rel="external" className="text-link">
            <bdi>{source.name}</bdi>
          </a>{' '}
          <bdi>({format.asOf(asOf)})</bdi>
        </Fragment>
      ))}
    </p>
  );
}
