import { LOCALES } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import type { Formatters } from '../../language/format.ts';
import type { NewsroomArticle } from '../../queries/newsroom.ts';
import { AyyanStar } from '../../ui/star-mark.tsx';
import { type DeskColumn, DeskTable } from '../kit/desk-table.tsx';
import { LanguageHeads, LanguageMarks, StateWithName } from '../kit/language-marks.tsx';
import { type ArticlesSearch, editHref, sortedBy } from './articles-search.ts';
import { ReviewBy } from './review-by.tsx';

export const ARTICLE_TABLE = 'articles';

type ArticleTableProps = { items: readonly NewsroomArticle[]; columns: readonly DeskColumn<NewsroomArticle>[] };

/** STAFF-6: a table where there is room for one, else cards. */
export function ArticleTable({ items, columns }: ArticleTableProps) {
  const { _ } = useLingui();
  return (
    <>
      <div className="desk-fill hidden wide:block">
        <DeskTable
          id={ARTICLE_TABLE}
          caption={_('newsroom.tab.articles')}
          isCaptionHidden
          columns={columns}
          rows={items}
          keyOf={({ id }) => id}
        />
      </div>
      <ul aria-label={_('newsroom.tab.articles')} className="flex flex-col wide:hidden">
        {items.map((article) => (
          <li key={article.id} className="flex flex-col gap-1 border-b border-line py-2 text-meta">
            <TitleLink article={article} />
            <span className="flex flex-wrap items-center gap-x-3 text-text-2">
              <StateWithName state={article.state} />
              <Languages article={article} />
              <ReviewBy of={article} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

type Given = { translate: (key: string) => string; format: Formatters; search: ArticlesSearch };

export function articleColumns({ translate, format, search }: Given): DeskColumn<NewsroomArticle>[] {
  return [
    {
      id: 'title',
      header: translate('newsroom.text.title'),
      sort: sortedBy(search, 'title'),
      cell: (article) => <TitleLink article={article} />,
    },
    {
      id: 'state',
      header: translate('newsroom.state'),
      isNarrow: true,
      choice: 'shown',
      cell: ({ state }) => <StateWithName state={state} />,
    },
    {
      id: 'languages',
      header: <LanguageHeads locales={LOCALES} />,
      isNarrow: true,
      cell: (article) => <Languages article={article} />,
    },
    {
      id: 'author',
      header: translate('newsroom.author'),
      isNarrow: true,
      choice: 'shown',
      sort: sortedBy(search, 'author'),
      cell: (article) => <Author article={article} />,
    },
    {
      id: 'category',
      header: translate('newsroom.category'),
      isNarrow: true,
      choice: 'shown',
      cell: ({ category }) => (category ? translate(`guide.category.${category}`) : '–'),
    },
    {
      id: 'made',
      header: translate('newsroom.made'),
      isNarrow: true,
      choice: 'hidden',
      cell: ({ method }) => translate(`newsroom.method.${method}`),
    },
    {
      id: 'address',
      header: translate('newsroom.address'),
      isNarrow: true,
      choice: 'hidden',
      cell: ({ id }) => <bdi dir="ltr">{id}</bdi>,
    },
    {
      id: 'changed',
      header: translate('newsroom.changed'),
      isNumeric: true,
      isNarrow: true,
      choice: 'shown',
      sort: sortedBy(search, 'changed'),
      cell: ({ changedAt }) => <time dateTime={changedAt}>{format.shortDate(changedAt)}</time>,
    },
    {
      id: 'review',
      header: translate('newsroom.reviewBy'),
      isNumeric: true,
      isNarrow: true,
      choice: 'shown',
      sort: sortedBy(search, 'review'),
      cell: (article) => <ReviewBy of={article} />,
    },
  ];
}

function TitleLink({ article: { id, title, titleLocale } }: { article: NewsroomArticle }) {
  return (
    <Link
      to={editHref(id, titleLocale)}
      className="inline-flex min-h-11 items-center wide:min-h-6 font-medium text-text no-underline hover:underline"
    >
      <bdi lang={titleLocale} className="desk-clip font-sans">
        {title}
      </bdi>
    </Link>
  );
}

/** Each language with its state: which are missing or behind is visible in the row. */
function Languages({ article: { id, languages } }: { article: NewsroomArticle }) {
  return <LanguageMarks languages={languages} hrefOf={(locale) => editHref(id, locale)} />;
}

/** Who wrote it last, or that no person of the staff did. */
function Author({ article: { author, method } }: { article: NewsroomArticle }) {
  const { _ } = useLingui();
  if (author !== null) return <bdi>{author}</bdi>;
  if (method !== 'machine-drafted') return <span className="text-text-3">–</span>;
  return (
    <span className="flex items-center gap-1">
      <AyyanStar />
      {_('newsroom.author.machine')}
    </span>
  );
}
