import { useLingui } from '@lingui/react';
import { isAllowed } from '@dalil/domain/accounts/permissions.ts';
import { CATEGORIES } from '@dalil/domain/guide/category.ts';
import { LOCALE_INFO, LOCALES } from '@dalil/domain/language/locale.ts';
import { TEXT_STATES } from '@dalil/domain/newsroom/workflow.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Form, Link, useSearchParams } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { useLocale } from '../../language/use-locale.ts';
import { newsroomArticlesQuery } from '../../queries/newsroom.ts';
import { sessionQuery } from '../../queries/accounts.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/field.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SelectField } from '../../ui/select.tsx';
import { DeskPage } from '../kit/desk-page.tsx';
import { ArticleTable } from './article-table.tsx';
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
  const { data: page } = useSuspenseQuery(newsroomArticlesQuery(api, articlesFilter(locale, search)));
  const { data: session } = useSuspenseQuery(sessionQuery(api));
  return (
    <DeskPage
      title={_('newsroom.tab.articles')}
      note={_('newsroom.articles.count', { count: page.total })}
      actions={
        isAllowed(session.actor.role, 'newsroom:write:any') ? (
          <Link to="?tab=articles&action=create" className={buttonClass({ variant: 'primary', size: 'small' })}>
            {_('newsroom.create')}
          </Link>
        ) : null
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
        <ArticleTable items={page.items} />
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
      label={_('newsroom.views')}
      currentId={current}
      linkComponent={RouterLink}
      tabs={views.map(({ id, given }) => ({ id, href: writeArticlesSearch(given), label: _(`newsroom.view.${id}`) }))}
    />
  );
}

/** A plain form, so it also works without scripts. */
function Filters({ search }: { search: ArticlesSearch }) {
  const { _ } = useLingui();
  const any = { value: '', label: _('newsroom.any') };
  return (
    <Form
      key={JSON.stringify(search)}
      method="get"
      role="search"
      preventScrollReset
      aria-label={_('newsroom.articles.search')}
      className="flex flex-wrap items-end gap-3"
    >
      <input type="hidden" name="tab" value="articles" />
      {search.view ? <input type="hidden" name="view" value={search.view} /> : null}
      <TextField
        type="search"
        name="q"
        maxLength={100}
        label={_('newsroom.articles.search')}
        defaultValue={search.search}
        className="min-w-0 grow basis-full medium:max-w-field medium:basis-32"
      />
      <SelectField
        name="state"
        label={_('newsroom.state')}
        options={[any, ...TEXT_STATES.map((value) => ({ value, label: _(`newsroom.state.${value}`) }))]}
        defaultValue={search.state ?? ''}
      />
      <SelectField
        name="category"
        label={_('newsroom.category')}
        options={[any, ...CATEGORIES.map((value) => ({ value, label: _(`guide.category.${value}`) }))]}
        defaultValue={search.category ?? ''}
      />
      <SelectField
        name="missing"
        label={_('newsroom.missing')}
        options={[any, ...LOCALES.map((value) => ({ value, label: LOCALE_INFO[value].nativeName }))]}
        defaultValue={search.missing ?? ''}
      />
      <Button type="submit" variant="primary">
        {_('newsroom.find')}
      </Button>
    </Form>
  );
}
