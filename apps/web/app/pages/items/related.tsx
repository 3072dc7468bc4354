import type { ArticleCard, ServiceCard } from '@dalil/domain/guide/views.ts';
import { GuideServiceRow } from '../../features/guide-cards/guide-service-row.tsx';
import { GuideStoryCard } from '../../features/guide-cards/guide-story-card.tsx';
import { Section } from './section.tsx';

type RelatedStoriesProps = { title: string; stories: readonly ArticleCard[]; isAside?: boolean };

/** Related articles: stacked beside the item, otherwise side by side where they fit. */
export function RelatedStories({ title, stories, isAside = false }: RelatedStoriesProps) {
  if (stories.length === 0) return null;
  return (
    <Section title={title} isAside={isAside} className="print:hidden">
      <ul className={isAside ? 'flex flex-col gap-5' : 'grid gap-x-8 gap-y-5 medium:grid-cols-2'}>
        {stories.map((story) => (
          <li key={story.id}>
            <GuideStoryCard story={story} layout="row" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

type RelatedServicesProps = { title: string; services: readonly ServiceCard[]; isAside?: boolean };

export function RelatedServices({ title, services, isAside = false }: RelatedServicesProps) {
  if (services.length === 0) return null;
  return (
    <Section title={title} isAside={isAside} className="print:hidden">
      <ul className="border-t border-line">
        {services.map((service) => (
          <li key={service.id}>
            <GuideServiceRow service={service} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
