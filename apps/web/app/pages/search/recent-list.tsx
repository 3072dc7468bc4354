import { normalizeQuery } from '@dalil/search/normalize-query.ts';
import { useLingui } from '@lingui/react';
import { History, X } from 'lucide-react';
import { Link } from 'react-router';
import { searchPath } from '../../features/search/search-path.ts';
import { useRecentSearches } from '../../features/search/use-recent-searches.ts';
import { isolate } from '../../language/bidi.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

/** SEARCH-5: the user's recent searches, which can be repeated or deleted. */
export function RecentList() {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const { searches, remove, removeAll } = useRecentSearches();
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="recent-searches" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="recent-searches" className="text-section font-strong">
          {_('search-page.recent')}
        </h2>
        <Button size="small" onClick={removeAll}>
          {_('search-page.recent.removeAll')}
        </Button>
      </div>
      <ul className="border-t border-line">
        {searches.map((search) => (
          <li key={normalizeQuery(search.query)} className="flex items-center gap-3 border-b border-line">
            <History aria-hidden className="icon text-text-3" />
            <Link
              to={toLocale(searchPath(search.query))}
              className="flex min-h-11 min-w-0 grow items-center text-label font-medium hover:underline"
            >
              <bdi className="min-w-0 wrap-anywhere">{search.query}</bdi>
            </Link>
            <IconButton
              label={_('search.recent.remove', { query: isolate(search.query) })}
              icon={<X aria-hidden className="icon" />}
              onClick={() => remove(search)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
