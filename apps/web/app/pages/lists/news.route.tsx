import { ARTICLE_LISTING } from '@dalil/domain/guide/sections.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { articlesQuery } from '../../queries/guide.ts';
import { loadList } from './load-list.ts';
import { NewsPage } from './news-page.tsx';

const load = loadList({
  rules: ARTICLE_LISTING,
  words: { title: 'guide.news.title', promise: 'guide.news.promise' },
  feed: 'news',
  query: ({ api, locale }, search) => articlesQuery(api, locale, search),
});

export { load as clientLoader, load as loader, pageMeta as meta };

export default function News() {
  return <NewsPage />;
}
