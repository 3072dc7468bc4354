import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { announce } from '../../features/announcer/announce.ts';
import { SearchField } from '../../features/search/search-field.tsx';
import { useRecordSearch } from '../../features/search/use-record-search.ts';
import { isolate } from '../../language/bidi.tsx';
import { FRAME_IDS } from '../../shell/frame-ids.ts';
import { focusHeading } from '../../shell/use-page-arrival.ts';
import { useRecentSearchesAtHand } from './recent-searches.tsx';
import { SearchResults } from './search-results.tsx';
import { SearchStart } from './search-start.tsx';
import { type Search, useSearch } from './use-search.ts';

/** The whole of search: the field, what was found, or where to begin. */
export function SearchPage() {
  const { _ } = useLingui();
  const search = useSearch();
  const { query } = search.request;
  const heading = useHeading(search);
  useNews(query, heading);
  useRecentSearchesAtHand();
  useRecordSearch(query, search.data?.total.count ?? null);
  return (
    <div className="page-width flex flex-col gap-5 pt-2 pb-14 wide:pt-4">
      <header className="flex flex-col gap-4">
        <h1 className="headline text-lead wide:text-title">{heading}</h1>
        {query === '' ? <p className="measure text-ui text-text-2">{_('search-page.promise')}</p> : null}
        <div id={FRAME_IDS.search} tabIndex={-1} className="max-w-measure print:hidden">
          <SearchField placement="page" query={query} />
        </div>
      </header>
      {query === '' ? <SearchStart /> : <SearchResults search={search} />}
    </div>
  );
}

/** "38 results for beach"; of what was meant, when there is nothing for what was typed. */
function useHeading({ request, data }: Search): string {
  const { _ } = useLingui();
  if (request.query === '') return _('search-page.title');
  if (!data) return _('search-page.titleOf', { query: isolate(request.query) });
  const { count, isMore } = data.total;
  const query = isolate(data.meant?.isUsed ? data.meant.query : request.query);
  return _(isMore ? 'search-page.foundMore' : 'search-page.found', { count, query });
}

/** After another query the reading position is at the heading, which says how much there is; after a filter it is said. */
function useNews(query: string, heading: string): void {
  const { search } = useLocation();
  const shown = useRef({ search, query });
  const tell = useEffectEvent(() => {
    const before = shown.current;
    shown.current = { search, query };
    if (before.search === search) return;
    if (before.query === query) announce(heading);
    else focusHeading();
  });
  useEffect(() => tell(), [search]);
}
