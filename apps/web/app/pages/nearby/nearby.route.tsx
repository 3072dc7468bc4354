import { useLingui } from '@lingui/react';
import { PageTitle } from '../../features/page-title/page-title.tsx';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { useIsHydrated } from '../../features/lazy-loading/use-is-hydrated.ts';
import { NearbyResults } from './nearby-results.tsx';
import { NearbySkeleton } from './nearby-skeleton.tsx';
import { NearbyStart } from './nearby-start.tsx';
import { useCentre } from './use-centre.ts';

const load = loadPage(['guide', 'nearby'], ({ translate }) =>
  Promise.resolve({ title: translate('nearby.title'), description: translate('nearby.description') }),
);

export { load as clientLoader, load as loader, pageMeta as meta };

/**
 * What is around the user or around a place. The page is the same for everyone; the device asks for the squares around the
 * position, which it tells nobody.
 */
export default function Nearby() {
  const { _ } = useLingui();
  const isHydrated = useIsHydrated();
  const chosen = useCentre();
  return (
    <div className="page-width flex flex-col gap-4 pt-2 pb-14 wide:pt-4">
      <PageTitle>
        <h1 className="headline text-title">{_('nearby.title')}</h1>
      </PageTitle>
      <noscript>
        <p className="measure text-ui">{_('nearby.no-script')}</p>
      </noscript>
      <div data-needs-script="" className="flex flex-col gap-4">
        <NearbyStart chosen={chosen} />
        {isHydrated && chosen.centre ? (
          <NearbyResults key={chosen.centre.id} centre={chosen.centre} />
        ) : chosen.problem === 'failed' ? null : (
          <NearbySkeleton />
        )}
      </div>
    </div>
  );
}
