import { type OfferFilter, readOfferFilter, writeOfferFilter } from '@dalil/domain/real-estate/home-offer.ts';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { listOffers } from '../../endpoints/offers.ts';
import { HandbookSection } from '../../features/handbook/handbook-section.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { OfferCard } from './offer-card.tsx';
import { OfferFilters } from './offer-filters.tsx';
import { OffersMap } from './offers-map.tsx';

/** The homes on offer for a page's filter. A device has those of the filters that were opened on it. */
export function useOffers() {
  const search = writeOfferFilter(readOfferFilter(new URLSearchParams(useLocation().search)));
  return useQuery({ ...listOffers({ search }), retry: false });
}

/** Homes on offer, where the operator has given any. Without a file the page has no such section. */
export function OffersSection() {
  const { _ } = useLingui();
  const filter = readOfferFilter(new URLSearchParams(useLocation().search));
  const { data: offers, isError } = useOffers();
  const search = writeOfferFilter(filter);
  if (isError && !offers && search !== '') return <MissingOffers filter={filter} />;
  if (!offers?.hasOffers) return null;
  const { items, total, pages, hidden, placed } = offers;
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
      <OffersMap search={search} placed={placed} total={total} />
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

/** Homes of a filter that could not be fetched and are not on the device. The filter stays, so that another can be tried. */
function MissingOffers({ filter }: { filter: OfferFilter }) {
  const { _ } = useLingui();
  return (
    <HandbookSection id="offers" title={_('real-estate.offers')}>
      <OfferFilters filter={filter} />
      <p role="status" className="max-w-measure text-label text-text-2">
        {_('real-estate.offer.missing')}
      </p>
    </HandbookSection>
  );
}
