import { DIGITAL_SOURCE_TYPES } from '../../provenance/digital-source-types.ts';
import type { ProvenanceMethod } from '../content-item.ts';
import type { ArticleCard } from '../views.ts';
import type { Correction } from '../tombstone.ts';
import { describeImages, type Pictured } from './describe-image.ts';
import { asDocument, type DescribedPage, pageUrl, publisher, type StructuredData } from './structured-data.ts';

type Article = Pick<ArticleCard, 'title' | 'locale' | 'isEvergreen'> &
  Pictured & {
    /** Plain text, with its facts written in. */
    description: string;
    provenance: { method: ProvenanceMethod };
    publishedAt: string | null;
    updatedAt: string;
    corrections: readonly Correction[];
  };

/** News is about a day and was published on one. A permanent guide is an article. */
export function describeArticle(article: Article, page: DescribedPage): StructuredData {
  const isNews = !article.isEvergreen && article.publishedAt !== null;
  return asDocument({
    '@type': isNews ? 'NewsArticle' : 'Article',
    headline: article.title,
    description: article.description,
    image: describeImages(page, article),
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    ...(article.corrections.length > 0 && {
      correction: article.corrections.map(({ at, note }) => ({
        '@type': 'CorrectionComment',
        text: note,
        datePublished: at,
      })),
    }),
    inLanguage: article.locale,
    author: publisher(page.origin),
    publisher: publisher(page.origin),
    mainEntityOfPage: pageUrl(page),
    isAccessibleForFree: true,
    digitalSourceType: DIGITAL_SOURCE_TYPES[article.provenance.method],
  });
}
