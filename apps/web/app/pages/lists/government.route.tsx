import { formatListing } from '@dalil/domain/guide/listing.ts';
import { SERVICE_LISTING } from '@dalil/domain/guide/sections.ts';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { pageMeta } from '../../data/page-meta.ts';
import { listServices } from '../../endpoints/guide.ts';
import { GuideServiceRow } from '../../features/guide-cards/guide-service-row.tsx';
import { ListingPage } from '../../features/listing/listing-page.tsx';
import { useLoadedListing } from '../../features/listing/use-loaded-listing.ts';
import { useListing } from '../../features/listing/use-listing.ts';
import { PracticalTabs } from '../../features/practical-tabs/practical-tabs.tsx';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { Notice } from '../../ui/notice.tsx';
import { loadList } from './load-list.ts';

const load = loadList({
  rules: SERVICE_LISTING,
  labels: { title: 'shell.nav.practical', promise: 'guide.government.promise' },
  query: ({ locale }, search) => listServices({ locale, search }),
});

export { load as clientLoader, load as loader, pageMeta as meta };

/** The services for dealing with the city's authorities. */
export default function GovernmentPage() {
  const { _ } = useLingui();
  const listing = useListing(SERVICE_LISTING);
  const found = useLoadedListing(listServices({ locale: useLocale(), search: formatListing(listing.current) }));
  return (
    <>
      <div className="list-width pb-4">
        <PracticalTabs current="services" />
      </div>
      <ListingPage
        listing={listing}
        found={found}
        countOf={(count) => _('guide.count.services', { count })}
        listName={_('guide.list.services')}
        title={_('shell.nav.practical')}
        promise={_('guide.government.promise')}
        below={<UnofficialNotice />}
        shape="service"
      >
        {(services) => (
          <ul className="border-t border-line">
            {services.map((service) => (
              <li key={service.id}>
                <GuideServiceRow service={service} hasAuthority />
              </li>
            ))}
          </ul>
        )}
      </ListingPage>
    </>
  );
}

function UnofficialNotice() {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <Notice className="mt-8 items-center" title={_('guide.unofficial.title')}>
      <p>
        {_('guide.unofficial.body')}{' '}
        <Link to={toLocale('/legal/content-policy')} className="underline underline-offset-4">
          {_('guide.unofficial.policy')}
        </Link>
      </p>
    </Notice>
  );
}
