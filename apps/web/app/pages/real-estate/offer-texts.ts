import { writeDirhams } from '@dalil/domain/guide/dirham.ts';
import { pricePerSquareFoot } from '@dalil/domain/real-estate/home-offer.ts';
import { useLingui } from '@lingui/react';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocale } from '../../language/use-locale.ts';
import type { HomeOffer } from '../../queries/home-offers.ts';

/** The figures of an offer in the page's language. */
export function useOfferTexts() {
  const { _ } = useLingui();
  const format = useFormat();
  const locale = useLocale();
  const dirhams = (value: number) => isolate(writeDirhams(value, locale));
  return {
    price: ({ purpose, priceAed }: HomeOffer) =>
      purpose === 'rent' ? _('real-estate.offer.perYear', { price: dirhams(priceAed) }) : dirhams(priceAed),
    perFoot: (offer: HomeOffer) => {
      const key = offer.purpose === 'rent' ? 'real-estate.offer.perFootYear' : 'real-estate.offer.perFoot';
      return _(key, { price: dirhams(pricePerSquareFoot(offer)) });
    },
    serviceCharge: (charge: number) => _('real-estate.offer.perFootYear', { price: dirhams(charge) }),
    size: ({ sizeSqft }: HomeOffer) => _('real-estate.offer.size', { value: format.number(Math.round(sizeSqft)) }),
    confirmed: ({ verifiedAt }: HomeOffer, isStale: boolean) =>
      _(isStale ? 'real-estate.offer.stale' : 'real-estate.offer.verified', { date: format.shortDate(verifiedAt) }),
  };
}
