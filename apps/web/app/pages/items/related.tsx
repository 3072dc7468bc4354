import type { ArticleCard, ServiceCard } from '@dalil/domain/guide/views.ts';
import { GuideServiceRow } from '../../features/guide-cards/guide-service-row.tsx';
import { GuideStoryCard } from '../../features/guide-cards/guide-story-card.tsx';
import { Section } from './section.tsx';

export function RelatedStories({ title, stories }: { title: string; stories: readonly ArticleCard[] }) {
  if (stories.length === 0) return null;
  return (
    <Section title={title} className="print:hidden">
      <ul className="flex flex-col gap-5">
        {stories.map((story) => (
          <li key={story.id}>
            <GuideStoryCard story={story} layout="row" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function RelatedServices({ title, services }: { title: string; services: readonly ServiceCard[] }) {
  if (services.length === 0) return null;
  return (
    <Section title={title} className="print:hidden">
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
