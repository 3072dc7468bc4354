import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { listTrending } from '../../endpoints/search.ts';
import { announce } from '../../features/announcer/announce.ts';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { SearchField } from '../../features/search/search-field.tsx';
import { searchPath } from '../../features/search/search-path.ts';
import { useRecordSearch } from '../../features/search/use-record-search.ts';
import { isolate } from '../../language/bidi.tsx';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { LAYOUT_IDS } from '../../shell/layout-ids.ts';
import { focusHeading } from '../../shell/use-page-arrival.ts';
import { LinkChip } from '../../ui/chip.tsx';
import { BrowseLinks } from './browse-links.tsx';
import { RecentSearches, useRecentSearchesAtHand } from './recent-searches.tsx';
import { SearchResults } from './search-results.tsx';
import { type SearchState, useSearch } from './use-search.ts';

/** The search page: the field, and the results or the start page. */
export function SearchPage() {
  const { _ } = useLingui();
  const search = useSearch();
  const { query } = search.request;
  const heading = useHeading(search);
  useNews(query, heading);
  useRecentSearchesAtHand();
  useRecordSearch(query, search.data?.total.count ?? null);
  return (
    <div className="page-width flex flex-col gap-3 pt-1 pb-14 wide:gap-5 wide:pt-4">
      <header className="flex flex-col gap-2 wide:gap-4">
        <h1 className={`headline wide:text-title ${query === '' ? 'text-title' : 'text-card-title'}`}>{heading}</h1>
        {query === '' ? <p className="measure text-ui text-text-2">{_('search-page.promise')}</p> : null}
        <div id={LAYOUT_IDS.search} tabIndex={-1} className="max-w-measure print:hidden">
          <SearchField placement="page" query={query} />
        </div>
      </header>
      {query === '' ? <SearchStart /> : <SearchResults search={search} />}
    </div>
  );
}

/** "38 results for beach". Uses the corrected query when the typed query has no results. */
function useHeading({ request, data }: SearchState): string {
  const { _ } = useLingui();
  if (request.query === '') return _('search-page.title');
  if (!data) return _('search-page.titleOf', { query: isolate(request.query) });
  const { count, isMore } = data.total;
  const query = isolate(data.meant?.isUsed ? data.meant.query : request.query);
  return _(isMore ? 'search-page.foundMore' : 'search-page.found', { count, query });
}

/**
 * After a new query the focus moves to the heading, which states the number of results. After a filter change the heading is
 * announced.
 */
function useNews(query: string, heading: string): void {
  const { search } = useLocation();
  const visible = useRef({ search, query });
  const notify = useEffectEvent(() => {
    const before = visible.current;
    visible.current = { search, query };
    if (before.search === search) return;
    if (before.query === query) announce(heading);
    else focusHeading();
  });
  useEffect(() => notify(), [search]);
}

/** Displayed before a search: example searches, links to browse, and recent searches. */
function SearchStart() {
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
  const { data = [] } = useQuery({
    ...listTrending({ locale: useLocale() }),
    select: ({ suggestions }) => suggestions,
    retry: false,
    retryOnMount: false,
  });
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
