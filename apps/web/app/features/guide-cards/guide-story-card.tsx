import type { ArticleCard } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { StoryCard } from '../../ui/story-card.tsx';
import { Tag } from '../../ui/tag.tsx';
import { CardBookmark } from '../bookmarks/bookmark-button.tsx';
import { savedArticle } from '../bookmarks/saved-item-of.ts';
import { artworkImage } from './artwork-image-props.ts';
import { RouterLink } from './router-link.tsx';
import { LanguageTag, useTextLanguage } from './text-language.tsx';

const IMAGE_SIZES = { lead: 'hero', card: 'card', row: 'square' } as const;

type GuideStoryCardProps = {
  story: ArticleCard;
  layout?: 'lead' | 'card' | 'row';
  level?: 2 | 3;
  hasSummary?: boolean;
};

/** An article, with the date of its information. It does not say "checked", because no editor checked it on that day. */
export function GuideStoryCard({ story, layout = 'card', level, hasSummary = false }: GuideStoryCardProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const toLocale = useLocalePath();
  const language = useTextLanguage(story.locale);
  return (
    <StoryCard
      href={toLocale(story.href)}
      title={story.title}
      area={story.area}
      areaLabel={_(`guide.category.${story.category}`)}
      summary={
        hasSummary ? (
          layout === 'row' ? (
            <span className="line-clamp-2">{story.summary}</span>
          ) : (
            story.summary
          )
        ) : undefined
      }
      meta={[
        <span key="date">{_('guide.story.asOf', { date: format.asOf(story.asOf) })}</span>,
        ...(story.isOverdue
          ? [
              <Tag key="overdue" tone="warn">
                {_('guide.story.overdue')}
              </Tag>,
            ]
          : []),
        // A row is narrow: with both, the line would break or not by the width of a digit.
        ...(layout === 'row'
          ? []
          : [<span key="minutes">{_('guide.story.minutes', { count: story.readingMinutes })}</span>]),
        ...(language.lang ? [<LanguageTag key="language" locale={story.locale} />] : []),
      ]}
      image={artworkImage(story, IMAGE_SIZES[layout])}
      action={<CardBookmark item={savedArticle(story)} />}
      layout={layout}
      level={level}
      linkComponent={RouterLink}
      {...language}
    />
  );
}
