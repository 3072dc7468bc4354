import type { Area } from '@dalil/domain/guide/area.ts';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { useLocalePath } from '../../language/use-locale.ts';
import { nameOf } from '../../shell/site-map.ts';

const AREAS: readonly { path: string; area: Area }[] = [
  { path: '/tourism', area: 'tourism' },
  { path: '/eatanddrink', area: 'dining' },
  { path: '/government', area: 'government' },
  { path: '/events', area: 'events' },
  { path: '/beaches', area: 'beaches' },
  { path: '/nightlife', area: 'nightlife' },
  { path: '/luxurylife', area: 'luxury' },
  { path: '/news', area: 'news' },
];

/** Links to parts of the guide: the first few, or all. */
export function BrowseLinks({ most: max = AREAS.length }: { most?: number }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <section aria-labelledby="browse" className="flex flex-col gap-3">
      <h2 id="browse" className="text-section font-strong">
        {_('search-page.browse')}
      </h2>
      <ul className="grid gap-x-6 border-t border-line medium:grid-cols-2">
        {AREAS.slice(0, max).map(({ path, area }) => (
          <li key={path} className={`area-${area} border-b border-line`}>
            <Link
              to={toLocale(path)}
              className="flex min-h-11 items-center gap-3 text-label font-semibold hover:underline"
            >
              <span aria-hidden data-star="" className="star-clip size-3 shrink-0 bg-area-text" />
              {_(nameOf(path) ?? '')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
