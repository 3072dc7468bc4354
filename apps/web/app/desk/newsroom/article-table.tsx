import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import type { NewsroomArticle } from '../../queries/newsroom.ts';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { editHref } from './articles-search.ts';
import { LanguageState } from './language-state.tsx';
import { ReviewBy } from './review-by.tsx';

/** STAFF-6: a table where there is room for one, else cards. */
export function ArticleTable({ items }: { items: readonly NewsroomArticle[] }) {
  const { _ } = useLingui();
  return (
    <>
      <div className="hidden wide:block">
        <DataTable caption={_('newsroom.articles.order')} columns={columnsOf(_)} rows={items} keyOf={({ id }) => id} />
      </div>
      <ul aria-label={_('newsroom.tab.articles')} className="flex flex-col gap-3 wide:hidden">
        {items.map((article) => (
          <li
            key={article.id}
            className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4 text-label high-contrast:border-2"
          >
            <TitleLink article={article} />
            <LanguageStates article={article} />
            <span className="flex flex-wrap items-center gap-2 text-meta text-text-2">
              {_(`newsroom.method.${article.method}`)} ·{' '}
              {article.category ? _(`guide.category.${article.category}`) : '–'} · <ReviewBy of={article} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function columnsOf(translate: (key: string) => string): TableColumn<NewsroomArticle>[] {
  return [
    { id: 'title', header: translate('newsroom.text.title'), cell: (article) => <TitleLink article={article} /> },
    {
      id: 'languages',
      header: translate('newsroom.languages'),
      cell: (article) => <LanguageStates article={article} />,
    },
    { id: 'made', header: translate('newsroom.made'), cell: ({ method }) => translate(`newsroom.method.${method}`) },
    {
      id: 'category',
      header: translate('newsroom.category'),
      cell: ({ category }) => (category ? translate(`guide.category.${category}`) : '–'),
    },
    {
      id: 'review',
      header: translate('newsroom.reviewBy'),
      isNumeric: true,
      cell: (article) => <ReviewBy of={article} />,
    },
  ];
}

function TitleLink({ article: { id, title, titleLocale } }: { article: NewsroomArticle }) {
  return (
    <Link to={editHref(id, titleLocale)} className="text-link inline-block min-h-6 font-semibold">
      <bdi lang={titleLocale} className="font-sans">
        {title}
      </bdi>
    </Link>
  );
}

/** Each language with its state: which are missing or behind is visible in the row. */
function LanguageStates({ article: { id, languages } }: { article: NewsroomArticle }) {
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-2">
      {languages.map((language) => (
        <li key={language.locale}>
          <Link
            to={editHref(id, language.locale)}
            className="flex min-h-6 items-center gap-1 text-meta hover:underline"
          >
            <LanguageState {...language} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
