import { useLingui } from '@lingui/react';
import { Ltr } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import type { HomeOffer } from '../../queries/home-offers.ts';
import { type FactRow, FactsPanel } from '../../ui/facts-panel.tsx';
import { useOfferTexts } from './offer-texts.ts';

/** Everything the advertiser states about a home. What is not stated has no row. */
export function OfferFacts({ offer, isStale }: { offer: HomeOffer; isStale: boolean }) {
  const { _ } = useLingui();
  const format = useFormat();
  const texts = useOfferTexts();
  const { furnishing, cheques, serviceChargeSqft, broker, orn, brn, neighbourhood } = offer;
  const rows: (FactRow | null)[] = [
    { label: _('real-estate.offer.price'), value: texts.price(offer), note: texts.perFoot(offer) },
    { label: _('real-estate.offer.permit'), value: <Ltr>{offer.permit}</Ltr> },
    {
      label: _('real-estate.offer.availability'),
      value: _(`real-estate.offer.availability.${offer.availability}`),
      note: texts.confirmed(offer, isStale),
    },
    {
      label: _('real-estate.offer.type'),
      value: _(`real-estate.offer.type.${offer.type}`),
      note: _('real-estate.offer.bedroomCount', { count: offer.bedrooms }),
    },
    { label: _('real-estate.offer.sizeName'), value: texts.size(offer) },
    neighbourhood && { label: _('real-estate.offer.area'), value: _(`guide.neighbourhood.${neighbourhood}`) },
    furnishing && { label: _('real-estate.offer.furnishing'), value: _(`real-estate.offer.furnishing.${furnishing}`) },
    cheques === null ? null : { label: _('real-estate.offer.cheques'), value: format.number(cheques) },
    serviceChargeSqft === null
      ? null
      : { label: _('real-estate.offer.serviceCharge'), value: texts.serviceCharge(serviceChargeSqft) },
    broker && { label: _('real-estate.offer.broker'), value: <bdi>{broker}</bdi> },
    orn && { label: _('real-estate.offer.orn'), value: <Ltr>{orn}</Ltr> },
    brn && { label: _('real-estate.offer.brn'), value: <Ltr>{brn}</Ltr> },
  ].map((row) => row || null);
  return (
    <div className="max-w-measure">
      <FactsPanel title={_('real-estate.offer.facts')} rows={rows.filter((row) => row !== null)} />
    </div>
  );
}
