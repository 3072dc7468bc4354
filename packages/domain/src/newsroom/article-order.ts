/** By what the articles of the desk are sorted. `work`: what needs work first. */
export const ARTICLE_SORTS = ['work', 'title', 'author', 'changed', 'review'] as const;
export type ArticleSort = (typeof ARTICLE_SORTS)[number];

export const SORT_DIRECTIONS = ['up', 'down'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/** The direction in which a column is first sorted: the last change first, else the beginning of the alphabet or calendar. */
export function firstDirection(sort: ArticleSort): SortDirection {
  return sort === 'changed' ? 'down' : 'up';
}
