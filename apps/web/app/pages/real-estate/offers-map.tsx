import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listOffers } from '../../endpoints/offers.ts';
import type { MapPlace } from '../../features/city-map/map-place.ts';
import { OpenMapButton } from '../../features/city-map/open-map-button.tsx';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import type { HomeOffer } from '../../queries/home-offers.ts';
import { useOfferTexts } from './offer-texts.ts';

type OffersMapProps = { search: string; placed: number; total: number };

/** Opens the large map with the homes of all pages whose point is stated. They are requested when the user reaches for it. */
export function OffersMap({ search, placed, total }: OffersMapProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const [isWanted, setWanted] = useState(false);
  const { data } = useQuery({ ...listOffers({ search, extent: 'map' }), enabled: isWanted });
  const pinOf = usePins();
  if (placed === 0) return null;
  const places = data?.items.flatMap(pinOf) ?? [];
  return (
    <div data-needs-script="" className="flex flex-wrap items-center gap-3 print:hidden">
      <OpenMapButton title={_('real-estate.offer.map')} places={places} onIntent={() => setWanted(true)} />
      <p className="text-meta text-text-2">
        {_('real-estate.offer.mapKnown', { shown: format.number(placed), total: format.number(total) })}
      </p>
    </div>
  );
}

function usePins(): (offer: HomeOffer) => MapPlace[] {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const texts = useOfferTexts();
  return (offer) => {
    const { id, title, lat, lon, permit } = offer;
    if (lat === null || lon === null) return [];
    const kind = `${texts.price(offer)} · ${_('real-estate.offer.permitOf', { number: isolate(permit) })}`;
    return [{ id, title, href: toLocale(`/real-estate/${id}`), kind, lat, lon }];
  };
}
