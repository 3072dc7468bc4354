import type { ArticleCard } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { GuideStoryCard } from '../../features/guide-cards/guide-story-card.tsx';

/** One large story and the rest beside it. */
export function TopStories({ stories: [lead, ...others] }: { stories: ArticleCard[] }) {
  const { _ } = useLingui();
  if (!lead) return null;
  return (
    <section
      aria-label={_('guide.home.stories')}
      className="grid gap-6 border-t border-line py-6 wide:grid-cols-12 wide:gap-10 wide:py-10"
    >
      <div className="wide:col-span-7">
        <GuideStoryCard story={lead} layout="lead" level={2} hasSummary />
      </div>
      <ul className="flex flex-col divide-y divide-line wide:col-span-5">
        {others.map((story) => (
          <li key={story.id} className="py-4 wide:first:pt-0">
            <GuideStoryCard story={story} layout="row" level={2} />
          </li>
        ))}
      </ul>
    </section>
  );
}
