import { CATEGORIES, type Category } from '@dalil/domain/guide/category.ts';
import { isLocale, type Locale } from '@dalil/domain/language/locale.ts';
import {
  ARTICLE_SORTS,
  type ArticleSort,
  firstDirection,
  type SortDirection,
} from '@dalil/domain/newsroom/article-order.ts';
import { TEXT_STATES, type TextState } from '@dalil/domain/newsroom/workflow.ts';
import { cutText } from '@dalil/domain/language/cut-text.ts';

/** The state of the tab of articles, all of it in the address. */
export type ArticlesSearch = {
  search: string;
  state: TextState | null;
  category: Category | null;
  missing: Locale | null;
  view: 'overdue' | 'unapproved' | null;
  sort: ArticleSort;
  direction: SortDirection;
  page: number;
};

/** What of the tab is open: the list, the form of a new article, or an article in one language. */
export type ArticlesPart = { kind: 'list' } | { kind: 'create' } | { kind: 'edit'; id: string; locale: Locale };

const SLUG = /^[a-z0-9-]{1,80}$/;
const MAX_SEARCH = 100;
const FIRST_SORT = 'changed';

export function readArticlesPart(search: URLSearchParams, pageLocale: Locale): ArticlesPart {
  const id = search.get('edit') ?? '';
  const language = search.get('language');
  if (SLUG.test(id)) return { kind: 'edit', id, locale: isLocale(language) ? language : pageLocale };
  return { kind: search.get('action') === 'create' ? 'create' : 'list' };
}

export function readArticlesSearch(search: URLSearchParams): ArticlesSearch {
  const missing = search.get('missing');
  const view = search.get('view');
  const page = Number(search.get('page'));
  const sort = ARTICLE_SORTS.find((one) => one === search.get('sort')) ?? FIRST_SORT;
  const direction = search.get('direction');
  return {
    search: cutText((search.get('q') ?? '').trim(), MAX_SEARCH),
    state: TEXT_STATES.find((state) => state === search.get('state')) ?? null,
    category: CATEGORIES.find((category) => category === search.get('category')) ?? null,
    missing: isLocale(missing) ? missing : null,
    sort,
    direction: direction === 'up' || direction === 'down' ? direction : firstDirection(sort),
    view: view === 'overdue' || view === 'unapproved' ? view : null,
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  };
}

export function writeArticlesSearch({
  search,
  page,
  sort = FIRST_SORT,
  direction,
  ...rest
}: Partial<ArticlesSearch>): string {
  const given = {
    tab: 'articles',
    q: search,
    ...rest,
    sort: sort === FIRST_SORT ? undefined : sort,
    direction: direction === firstDirection(sort) ? undefined : direction,
    page: page === 1 ? undefined : page,
  };
  const pairs = Object.entries(given).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return `?${new URLSearchParams(pairs).toString()}`;
}

export const editHref = (id: string, locale: Locale) => `?tab=articles&edit=${id}&language=${locale}`;

/** Sorts by a column: first in its own direction, then in the other. */
export function sortedBy(search: ArticlesSearch, sort: ArticleSort): { href: string; now: SortDirection | null } {
  const isNow = search.sort === sort;
  const other = search.direction === 'up' ? 'down' : 'up';
  const direction = isNow ? other : firstDirection(sort);
  return { href: writeArticlesSearch({ ...search, sort, direction, page: 1 }), now: isNow ? search.direction : null };
}

/** The filters as the API takes them. */
export function articlesFilter(locale: Locale, { search, page, ...given }: ArticlesSearch) {
  const { state, category, missing, view, sort, direction } = given;
  return {
    locale,
    sort,
    direction,
    page: String(page),
    ...(search !== '' && { search }),
    ...(state && { state }),
    ...(category && { category }),
    ...(missing && { missing }),
    ...(view && { view }),
  };
}
