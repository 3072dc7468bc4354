import type { ArticleCard, ServiceCard } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { GuideServiceRow } from '../guide-cards/guide-service-row.tsx';
import { GuideStoryCard } from '../guide-cards/guide-story-card.tsx';
import { HandbookSection } from './handbook-section.tsx';

type RelatedCardsProps = { services: readonly ServiceCard[]; articles: readonly ArticleCard[] };

/** Related pages: services of an authority and articles. */
export function RelatedCards({ services, articles }: RelatedCardsProps) {
  const { _ } = useLingui();
  return (
    <HandbookSection id="more" title={_('handbook.more')}>
      <ul className="border-t border-line medium:grid medium:grid-cols-2 medium:gap-x-8 print:hidden">
        {services.map((service) => (
          <li key={service.id}>
            <GuideServiceRow service={service} />
          </li>
        ))}
      </ul>
      <ul className="grid gap-x-8 gap-y-5 medium:grid-cols-2 print:hidden">
        {articles.map((story) => (
          <li key={story.id}>
            <GuideStoryCard story={story} layout="row" />
          </li>
        ))}
      </ul>
    </HandbookSection>
  );
}
