import { SEARCH_GROUPS } from '@dalil/search/search-request.ts';
import type { SearchPage, SearchResult } from '@dalil/search/search-views.ts';
import { useLingui } from '@lingui/react';
import { memo, useId } from 'react';
import { Link } from 'react-router';
import { useOnline } from '../../features/connection/use-online.ts';
import { FoundEntries } from '../../features/directory/directory-entries.tsx';
import { FactGrade } from '../../features/facts/fact-grade.tsx';
import { FactPanel } from '../../features/facts/fact-panel.tsx';
import { FactSource } from '../../features/facts/fact-source.tsx';
import { FactValue } from '../../features/facts/fact-value.tsx';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { LanguageTag, useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { IgnoredNote } from '../../features/listing/ignored-note.tsx';
import '../../features/listing/listing.css';
import { MarkedText } from '../../features/search/marked-text.tsx';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Kicker } from '../../ui/kicker.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AyyanStar } from '../../ui/star-mark.tsx';
import { MetaLine } from '../../ui/story-card.tsx';
import { BrowseLinks } from './browse-links.tsx';
import { NamedPages } from './named-pages.tsx';
import { ResultMap } from './result-map.tsx';
import { ResultPages } from './result-pages.tsx';
import { ResultSkeleton } from './result-skeleton.tsx';
import { countFilters, WITHOUT_FILTERS } from './filters.ts';
import { RecentSearches } from './recent-searches.tsx';
import { SearchFilterButton, SearchFilterRail } from './search-filters.tsx';
import { useCountLabel } from './use-count-label.ts';
import type { RequestedSearch, SearchState } from './use-search.ts';

/** The results by kind, with filters and pagination. */
export function SearchResults({ search }: { search: SearchState }) {
  const { _ } = useLingui();
  const { requested, data, isLoading, isPreparing, hasFailed } = search;
  const panelId = useId();
  return (
    <>
      <IgnoredNote parts={requested.ignored} />
      {data ? <Spelling search={requested} found={data} /> : null}
      {data ? <Unmet words={data.unmet} /> : null}
      {data ? <ResultChips search={requested} found={data} panelId={panelId} /> : null}
      {data ? <Kinds search={requested} found={data} /> : null}
      {hasFailed ? <SearchProblem onRetry={search.retry} /> : null}
      <div className="wide:flex wide:flex-row-reverse wide:items-start wide:gap-10">
        {data ? <SearchFilterRail search={requested} found={data} panelId={panelId} /> : null}
        <section aria-label={_('search-page.results')} className="min-w-0 grow" aria-busy={isLoading}>
          <div className="relative min-h-32">
            {data ? <Found search={requested} found={data} /> : null}
            {isPreparing ? (
              <p role="status" className="mb-4 text-ui text-text-2">
                {_('search-page.preparing')}
              </p>
            ) : null}
            {isLoading ? <ResultSkeleton rows={data?.results.length ?? 0} /> : null}
          </div>
          {data ? <ResultPages search={requested} found={data} coming={search.coming} /> : null}
          {data?.page === 1 && !isLoading ? <FoundEntries query={data.query} /> : null}
        </section>
      </div>
    </>
  );
}

/** Memoized parts do not render while other results load, because that would delay the results on a phone. */
type FoundProps = { search: RequestedSearch; found: SearchPage };

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

/** Filters, map and the pages that the query names, in one row, so that the results begin on the first screen. */
const ResultChips = memo(function ResultChips({ search, found, panelId }: FoundProps & { panelId: string }) {
  if (found.results.length === 0 && found.pages.length === 0 && countFilters(search.request) === 0) return null;
  return (
    <div className="listing-chips print:hidden">
      <SearchFilterButton search={search} found={found} panelId={panelId} />
      <ResultMap results={found.results} />
      <NamedPages pages={found.pages} />
    </div>
  );
});

/** The words that no result has, because the results are otherwise taken for those of the whole query. */
const Unmet = memo(function Unmet({ words }: { words: readonly string[] }) {
  const { _ } = useLingui();
  if (words.length === 0) return null;
  return <p className="measure text-ui text-text-2">{_('search-page.unmet', { words: isolate(words.join(' ')) })}</p>;
});

const Kinds = memo(function Kinds({ search, found }: FoundProps) {
  const { _ } = useLingui();
  const countLabel = useCountLabel();
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
    note: countLabel(count),
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
  const { results, page } = found;
  const answer = page === 1 ? found.answer : null;
  // The fact that answers the query is displayed above and is not repeated.
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
    </div>
  );
});

/** One result: kind, location, title and the matching excerpt. */
function ResultRow({ result }: { result: SearchResult }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const { kind, area, neighbourhood, title, titleMarks, excerpt, excerptMarks, href, locale, next, fact } = result;
  const language = useTextLanguage(locale);
  const place = neighbourhood && kind !== 'neighbourhood' ? _(`guide.neighbourhood.${neighbourhood}`) : undefined;
  const name = <MarkedText text={title} marks={titleMarks} />;
  return (
    <article className="group relative flex flex-col gap-1">
      <h2 className="headline text-card-title" {...language}>
        {href === null ? (
          name
        ) : (
          <RouterLink href={toLocale(href)} className="stretched-link underline-offset-4 group-hover:underline">
            {name}
          </RouterLink>
        )}
      </h2>
      <Kicker className="order-first" area={area} label={_(`search.kind.${kind}`)} place={place} />
      {fact ? <FactLine fact={fact} /> : null}
      {!fact && excerpt !== '' ? (
        <p className="measure text-label text-text-2" {...language}>
          <MarkedText text={excerpt} marks={excerptMarks} />
        </p>
      ) : null}
      {next ? <EventLine next={next} /> : null}
      <p className="empty:hidden">
        <LanguageTag locale={locale} />
      </p>
    </article>
  );
}

/** A value always has its source and how well it is known. */
function FactLine({ fact }: { fact: NonNullable<SearchResult['fact']> }) {
  return (
    <>
      <p className="above-link w-fit text-ui font-semibold">
        <FactValue fact={fact} />
      </p>
      <p className="above-link flex w-fit flex-wrap items-center gap-x-3 text-meta text-text-3">
        <FactGrade fact={fact} />
        <FactSource fact={fact} />
      </p>
    </>
  );
}

const WHEN = {
  announced: 'search-page.when.announced',
  moon: 'search-page.when.moon',
  unconfirmed: 'search-page.when.unconfirmed',
  weekly: 'search-page.when.weekly',
} as const;

function EventLine({ next: { start, end, certainty } }: { next: NonNullable<SearchResult['next']> }) {
  const { _ } = useLingui();
  const format = useFormat();
  const days =
    start === end
      ? format.weekdayDate(start)
      : _('search-page.when.range', { from: format.weekdayDate(start), to: format.weekdayDate(end) });
  return (
    <MetaLine
      pieces={[
        <span key="days" className="font-medium text-text-2">
          {days}
        </span>,
        ...(certainty === 'confirmed' ? [] : [_(WHEN[certainty])]),
      ]}
    />
  );
}

/** The fact that answers the query: its value with source and date, and a link to the page with details. */
function SearchAnswer({ answer: { fact, href } }: { answer: NonNullable<SearchPage['answer']> }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <div className="flex flex-col items-start gap-1">
      <div className="w-full">
        <FactPanel facts={[fact]} title={_('search-page.answer.title')} />
      </div>
      {href === null ? null : (
        <RouterLink href={toLocale(href)} className="inline-flex min-h-11 items-center text-label text-link">
          {_('search-page.answer.more')}
        </RouterLink>
      )}
    </div>
  );
}

const AREAS_OFFERED = 3;

/** No results: possible reasons and alternatives. */
function NoResults({ search }: { search: RequestedSearch }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const isFiltered = search.request.group !== null || countFilters(search.request) > 0;
  return (
    <div className="flex flex-col gap-8">
      <EmptyState
        title={_('search-page.none.title')}
        actions={
          isFiltered ? (
            <RouterLink
              href={search.hrefOf({ ...WITHOUT_FILTERS, group: null })}
              className={buttonClass({ variant: 'primary' })}
            >
              {_('search-page.none.clear')}
            </RouterLink>
          ) : (
            <Link
              to={`${toLocale('/chat')}?${new URLSearchParams({ q: search.request.query })}`}
              className={buttonClass()}
            >
              <AyyanStar />
              {_('search-page.none.ask')}
            </Link>
          )
        }
      >
        {_(isFiltered ? 'search-page.none.filtered' : 'search-page.none.hint')}
      </EmptyState>
      <BrowseLinks most={AREAS_OFFERED} />
    </div>
  );
}

/** The search failed. Without a connection a message says so, and recent searches remain available. */
function SearchProblem({ onRetry }: { onRetry: () => void }) {
  const { _ } = useLingui();
  const isOnline = useOnline();
  return (
    <>
      <Notice
        tone="warning"
        role="alert"
        title={_(isOnline ? 'search-page.problem.title' : 'search-page.offline.title')}
        action={<Button onClick={onRetry}>{_('search-page.problem.retry')}</Button>}
      >
        {_(isOnline ? 'search-page.problem.hint' : 'search-page.offline.hint')}
      </Notice>
      {isOnline ? null : <RecentSearches />}
    </>
  );
}
