import { formatSearch, parseSearch } from '@dalil/search/search-request.ts';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { getSearchPage, listTrending } from '../../endpoints/search.ts';
import { isolate } from '../../language/bidi.tsx';
import { isIndexMissing } from '../../queries/search.ts';
import { SearchPage } from './search-page.tsx';

const load = loadPage(['guide', 'item', 'search', 'search-page'], async ({ locale, translate, url, prefetch }) => {
  const request = parseSearch(url.searchParams);
  const name = translate('search-page.title');
  const head = { description: translate('search-page.promise'), breadcrumb: { title: name }, isUnlisted: true };
  if (request.query === '') {
    // SEARCH-6: the rest of the page works without trending searches.
    await prefetch(listTrending({ locale })).catch(() => undefined);
    return { ...head, title: name };
  }
  const prefetching = prefetch(getSearchPage({ locale, search: formatSearch(request) }));
  await prefetching.catch((error: unknown) => {
    if (import.meta.env.SSR && !isIndexMissing(error)) throw error;
  });
  return { ...head, title: translate('search-page.titleOf', { query: isolate(request.query) }) };
});

export { load as clientLoader, load as loader, pageMeta as meta };

export default function Search() {
  return <SearchPage />;
}
