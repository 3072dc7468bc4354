import { SEARCH_GROUPS } from '@dalil/search/search-request.ts';
import type { SearchPage } from '@dalil/search/search-views.ts';
import { useLingui } from '@lingui/react';
import { memo } from 'react';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { NoResults } from './no-results.tsx';
import { ResultRow } from './result-row.tsx';
import { ResultSkeleton } from './result-skeleton.tsx';
import { SearchAnswer } from './search-answer.tsx';
import { SearchFilters } from './search-filters.tsx';
import { SearchProblem } from './search-problem.tsx';
import { useCountWords } from './use-count-words.ts';
import type { AskedSearch, Search } from './use-search.ts';

/** What was found, by kind, narrowed and page by page. */
export function SearchResults({ search }: { search: Search }) {
  const { _ } = useLingui();
  const { asked, data, isLoading, hasFailed } = search;
  return (
    <>
      {data ? <Spelling search={asked} found={data} /> : null}
      {data ? <Kinds search={asked} found={data} /> : null}
      {hasFailed ? <SearchProblem onRetry={search.retry} /> : null}
      <div className="wide:flex wide:flex-row-reverse wide:items-start wide:gap-10">
        {data ? <SearchFilters search={asked} found={data} /> : null}
        <section aria-label={_('search-page.results')} className="relative min-h-32 min-w-0 grow" aria-busy={isLoading}>
          {data ? <Found search={asked} found={data} /> : null}
          {isLoading ? <ResultSkeleton /> : null}
        </section>
      </div>
    </>
  );
}

/** The parts below stay as they are while other results come: drawing them once more would make a phone wait for those. */
type FoundProps = { search: AskedSearch; found: SearchPage };

const Spelling = memo(function Spelling({ search, found: { meant, query } }: FoundProps) {
  const { _ } = useLingui();
  if (!meant) return null;
  if (meant.isUsed) {
    return <p className="measure text-ui text-text-2">{_('search-page.meantUsed', { query: isolate(query) })}</p>;
  }
  return (
    <p className="text-ui">
      <RouterLink href={search.hrefOf({ query: meant.query })} className="inline-flex min-h-11 items-center text-link">
        {_('search-page.meant', { query: isolate(meant.query) })}
      </RouterLink>
    </p>
  );
});

const Kinds = memo(function Kinds({ search, found }: FoundProps) {
  const { _ } = useLingui();
  const countWords = useCountWords();
  const { group } = search.request;
  const counted = SEARCH_GROUPS.flatMap((id) => {
    const count = found.groups.find((candidate) => candidate.group === id);
    return count && (count.count > 0 || id === group) ? [{ id, count }] : [];
  });
  if (counted.length === 0) return null;
  const all = { id: 'all', href: search.hrefOf({ group: null }), label: _('search-page.group.all') };
  const tabs = counted.map(({ id, count }) => ({
    id,
    href: search.hrefOf({ group: id }),
    label: _(`search-page.group.${id}`),
    note: countWords(count),
  }));
  return (
    <LinkTabs
      label={_('search-page.tabs')}
      tabs={[all, ...tabs]}
      currentId={group ?? 'all'}
      linkComponent={RouterLink}
    />
  );
});

const Found = memo(function Found({ search, found }: FoundProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const { results, page, pageCount } = found;
  const answer = page === 1 ? found.answer : null;
  // What answers the query stands above, once is enough.
  const listed = results.filter(({ kind, id }) => kind !== 'fact' || id !== answer?.fact.id);
  return (
    <div className="flex flex-col gap-6">
      {answer ? <SearchAnswer answer={answer} /> : null}
      {results.length === 0 ? (
        <NoResults search={search} />
      ) : (
        <ol className="divide-y divide-line">
          {listed.map((result) => (
            <li key={`${result.kind} ${result.id}`} className="py-5 first:pt-0">
              <ResultRow result={result} />
            </li>
          ))}
        </ol>
      )}
      <Pagination
        label={_('search-page.pages')}
        page={page}
        pageCount={pageCount}
        hrefOf={(number) => search.hrefOf({ page: number })}
        pageLabelOf={(number) => _('search-page.page', { page: format.number(number) })}
        previousLabel={_('search-page.previous')}
        nextLabel={_('search-page.next')}
        linkComponent={RouterLink}
      />
    </div>
  );
});
