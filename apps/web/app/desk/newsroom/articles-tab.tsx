import { useLingui } from '@lingui/react';
import { isAllowed } from '@dalil/domain/accounts/permissions.ts';
import { CATEGORIES } from '@dalil/domain/guide/category.ts';
import { LOCALE_INFO, LOCALES } from '@dalil/domain/language/locale.ts';
import { TEXT_STATES } from '@dalil/domain/newsroom/workflow.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocale } from '../../language/use-locale.ts';
import { newsroomArticlesQuery } from '../../queries/newsroom.ts';
import { sessionQuery } from '../../queries/accounts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { ColumnsButton } from '../kit/columns-button.tsx';
import { DeskPage } from '../kit/desk-page.tsx';
import { FilterBar, FilterSelect } from '../kit/filter-bar.tsx';
import { KeyLine } from '../kit/key-line.tsx';
import { StateLegend } from '../kit/language-marks.tsx';
import { ARTICLE_TABLE, articleColumns, ArticleTable } from './article-table.tsx';
import {
  type ArticlesSearch,
  articlesFilter,
  readArticlesPart,
  readArticlesSearch,
  writeArticlesSearch,
} from './articles-search.ts';
import { CreateItem } from './create-item.tsx';
import { ArticleEditor } from './article-editor.tsx';

/** STAFF-6: the articles, the form of a new one or an article being edited. The address has the whole state. */
export function ArticlesTab() {
  const [params] = useSearchParams();
  const part = readArticlesPart(params, useLocale());
  if (part.kind === 'create') return <CreateItem kind="article" />;
  if (part.kind === 'edit')
    return <ArticleEditor key={`${part.id} ${part.locale}`} id={part.id} locale={part.locale} />;
  return <ArticleList search={readArticlesSearch(params)} />;
}

function ArticleList({ search }: { search: ArticlesSearch }) {
  const { _ } = useLingui();
  const api = useApi();
  const locale = useLocale();
  const format = useFormat();
  const { data: page } = useSuspenseQuery(newsroomArticlesQuery(api, articlesFilter(locale, search)));
  const { data: session } = useSuspenseQuery(sessionQuery(api));
  const columns = articleColumns({ translate: _, format, search });
  return (
    <DeskPage
      isList
      title={_('newsroom.tab.articles')}
      note={_('newsroom.articles.count', { count: page.total })}
      actions={
        <>
          <ColumnsButton table={ARTICLE_TABLE} columns={columns} />
          {isAllowed(session.actor.role, 'newsroom:write:any') ? (
            <Link to="?tab=articles&action=create" className={buttonClass({ size: 'small' })}>
              {_('newsroom.create')}
            </Link>
          ) : null}
        </>
      }
    >
      <Views search={search} />
      <Filters search={search} />
      {page.items.length === 0 ? (
        <EmptyState
          title={_('newsroom.articles.none')}
          actions={
            <Link to="?tab=articles" className={buttonClass()}>
              {_('newsroom.articles.all')}
            </Link>
          }
        >
          {_('newsroom.articles.noneHint')}
        </EmptyState>
      ) : (
        <ArticleTable items={page.items} columns={columns} />
      )}
      <Pagination
        label={_('newsroom.pages')}
        page={search.page}
        pageCount={Math.ceil(page.total / page.pageSize)}
        hrefOf={(number) => writeArticlesSearch({ ...search, page: number })}
        pageLabelOf={(number) => _('newsroom.page', { number })}
        previousLabel={_('newsroom.previous')}
        nextLabel={_('newsroom.next')}
        linkComponent={RouterLink}
      />
      <KeyLine keys={['move', 'open', 'search']}>
        <StateLegend />
      </KeyLine>
    </DeskPage>
  );
}

/** The questions most often asked of the list, one tap each. */
function Views({ search: { view, state, missing } }: { search: ArticlesSearch }) {
  const { _ } = useLingui();
  const current = view ?? (state === null ? (missing ? 'none' : 'all') : state);
  const views: { id: string; given: Partial<ArticlesSearch> }[] = [
    { id: 'all', given: {} },
    { id: 'draft', given: { state: 'draft' } },
    { id: 'in-review', given: { state: 'in-review' } },
    { id: 'changes-requested', given: { state: 'changes-requested' } },
    { id: 'unapproved', given: { view: 'unapproved' } },
    { id: 'overdue', given: { view: 'overdue' } },
  ];
  return (
    <LinkTabs
      isDense
      label={_('newsroom.views')}
      currentId={current}
      linkComponent={RouterLink}
      tabs={views.map(({ id, given }) => ({ id, href: writeArticlesSearch(given), label: _(`newsroom.view.${id}`) }))}
    />
  );
}

function Filters({ search }: { search: ArticlesSearch }) {
  const { _ } = useLingui();
  const { sort, direction, view } = search;
  const order = writeArticlesSearch({ sort, direction });
  return (
    <FilterBar
      label={_('newsroom.articles.search')}
      search={search.search}
      find={_('newsroom.find')}
      hidden={{ ...Object.fromEntries(new URLSearchParams(order)), view }}
    >
      <FilterSelect
        name="state"
        label={_('newsroom.state')}
        value={search.state ?? ''}
        options={TEXT_STATES.map((value) => ({ value, label: _(`newsroom.state.${value}`) }))}
      />
      <FilterSelect
        name="category"
        label={_('newsroom.category')}
        value={search.category ?? ''}
        options={CATEGORIES.map((value) => ({ value, label: _(`guide.category.${value}`) }))}
      />
      <FilterSelect
        name="missing"
        label={_('newsroom.missing')}
        value={search.missing ?? ''}
        options={LOCALES.map((value) => ({ value, label: LOCALE_INFO[value].nativeName }))}
      />
    </FilterBar>
  );
}
