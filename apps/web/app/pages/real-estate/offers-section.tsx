import { readOfferFilter, writeOfferFilter } from '@dalil/domain/real-estate/home-offer.ts';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { HandbookSection } from '../../features/handbook/handbook-section.tsx';
import { homeOffersQuery } from '../../queries/home-offers.ts';
import { buttonClass } from '../../ui/button.tsx';
import { OfferCard } from './offer-card.tsx';
import { OfferFilters } from './offer-filters.tsx';

/** The homes on offer for a page's filter. Undefined until they are known, and on a device that has none. */
export function useOffers() {
  const search = writeOfferFilter(readOfferFilter(new URLSearchParams(useLocation().search)));
  return useQuery({ ...homeOffersQuery(useApi(), search), retry: false }).data;
}

/** Homes on offer, where the operator has given any. Without a file the page has no such section. */
export function OffersSection() {
  const { _ } = useLingui();
  const filter = readOfferFilter(new URLSearchParams(useLocation().search));
  const offers = useOffers();
  if (!offers?.hasOffers) return null;
  const { items, total, pages, hidden } = offers;
  const pageLink = (page: number, key: string, rel: string) =>
    page < 1 || page > pages ? null : (
      <Link to={`${writeOfferFilter({ ...filter, page }) || '?'}#offers`} rel={rel} className={buttonClass()}>
        {_(key)}
      </Link>
    );
  return (
    <HandbookSection id="offers" title={_('real-estate.offers')}>
      <p className="max-w-measure text-label text-text-2">{_('real-estate.offers.note')}</p>
      <OfferFilters filter={filter} />
      <p role="status" className="text-label font-semibold">
        {total === 0 ? _('real-estate.offer.none') : _('real-estate.offer.count', { count: total })}
      </p>
      {items.length > 0 ? (
        <ul className="grid gap-4 medium:grid-cols-2">
          {items.map((offer) => (
            <OfferCard key={offer.id} offer={offer} />
          ))}
        </ul>
      ) : null}
      {hidden > 0 ? <p className="text-meta text-text-3">{_('real-estate.offer.hidden', { count: hidden })}</p> : null}
      {pages > 1 ? (
        <nav aria-label={_('real-estate.offer.pages')} className="flex flex-wrap gap-3">
          {pageLink(filter.page - 1, 'real-estate.offer.previous', 'prev')}
          {pageLink(filter.page + 1, 'real-estate.offer.next', 'next')}
        </nav>
      ) : null}
    </HandbookSection>
  );
}
