import { describeArticle } from '@dalil/domain/guide/structured-data/describe-article.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { useApi } from '../../data/use-api.ts';
import { factsById, plainText } from '../../features/facts/fact-text.ts';
import { useLocale } from '../../language/use-locale.ts';
import { articleQuery } from '../../queries/guide.ts';
import { ArticlePage } from './article-page.tsx';
import type { ArticleView } from './item-view.ts';

const load = loadPage(['guide', 'item'], async ({ api, locale, params, warm, translate, describedPage }) => {
  const article = await warm(articleQuery(api, locale, params.id ?? ''));
  const { id, area, title, summary, facts, publishedAt, updatedAt } = article;
  const seeSource = (source: string) => translate('item.fact.see-source', { source });
  const description = plainText(summary, factsById(facts), seeSource);
  const image = { area, id };
  return {
    title,
    description,
    image,
    article: { publishedAt, updatedAt },
    structuredData: import.meta.env.SSR ? [describeArticle({ ...article, description }, describedPage(image))] : [],
    feed: 'news',
  };
});

export { load as clientLoader, load as loader, pageMeta as meta };

export default function ArticleRoute() {
  const { id = '' } = useParams();
  const { data } = useSuspenseQuery(articleQuery(useApi(), useLocale(), id));
  return <ArticlePage article={data as ArticleView} />;
}
