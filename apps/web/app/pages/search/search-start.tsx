import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useApi } from '../../data/use-api.ts';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { searchPath } from '../../features/search/search-path.ts';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { trendingQuery } from '../../queries/search.ts';
import { LinkChip } from '../../ui/chip.tsx';
import { BrowseLinks } from './browse-links.tsx';
import { RecentSearches } from './recent-searches.tsx';

/** Before anything is searched for: searches to try, where to look around, and what one searched for before. */
export function SearchStart() {
  return (
    <div className="flex flex-col gap-8 pt-3 wide:flex-row wide:gap-10">
      <div className="flex min-w-0 flex-1 flex-col gap-8">
        <Trending />
        <BrowseLinks />
      </div>
      <div className="min-w-0 flex-1">
        <RecentSearches />
      </div>
    </div>
  );
}

function Trending() {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const { data = [] } = useQuery({ ...trendingQuery(useApi(), useLocale()), retry: false, retryOnMount: false });
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="trending-searches" className="flex flex-col gap-3">
      <h2 id="trending-searches" className="text-section font-strong">
        {_('search.group.trending')}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {data.map(({ id, text, href }) => (
          <li key={id}>
            <LinkChip
              href={toLocale(href ?? searchPath(text))}
              icon={<Search aria-hidden className="icon-small" />}
              linkComponent={RouterLink}
              className="min-h-11"
            >
              <bdi>{text}</bdi>
            </LinkChip>
          </li>
        ))}
      </ul>
    </section>
  );
}
