import { offerAge } from '@dalil/domain/real-estate/home-offer.ts';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { useNow } from '../../features/clock/use-now.ts';
import { useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { isolate } from '../../language/bidi.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import type { HomeOffer } from '../../queries/home-offers.ts';
import { Tag } from '../../ui/tag.tsx';
import { useOfferTexts } from './offer-texts.ts';

/** One home in the list: price, size, permit number, and when it was last confirmed. */
export function OfferCard({ offer }: { offer: HomeOffer }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const language = useTextLanguage(offer.locale);
  const texts = useOfferTexts();
  const now = useNow();
  const isStale = now !== null && offerAge(offer.verifiedAt, now) !== 'fresh';
  return (
    <li className="relative flex flex-col gap-2 rounded-card border border-line bg-surface p-4 high-contrast:border-2">
      <h3>
        <Link to={toLocale(`/real-estate/${offer.id}`)} className="text-link stretched-link text-ui font-semibold">
          <bdi {...language}>{offer.title}</bdi>
        </Link>
      </h3>
      <p className="text-label text-text-2">
        {_(`real-estate.offer.type.${offer.type}`)} · {_('real-estate.offer.bedroomCount', { count: offer.bedrooms })} ·{' '}
        {texts.size(offer)} · <bdi>{offer.area}</bdi>
      </p>
      <p className="text-name font-strong">{texts.price(offer)}</p>
      <p className="text-meta text-text-3">{texts.perFoot(offer)}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-meta text-text-3">
        <span>{_('real-estate.offer.permitOf', { number: isolate(offer.permit) })}</span>
        <Tag tone={isStale ? 'warn' : 'neutral'}>{texts.confirmed(offer, isStale)}</Tag>
        {offer.availability === 'available' ? null : (
          <Tag tone="warn">{_(`real-estate.offer.availability.${offer.availability}`)}</Tag>
        )}
      </p>
    </li>
  );
}
