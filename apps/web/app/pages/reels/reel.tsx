import type { Area } from '@dalil/domain/guide/area.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { Link } from 'react-router';
import { artworkPicture } from '../../features/guide-cards/artwork-picture.ts';
import { LanguageTag, useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { ShareButton } from '../../features/share/share-button.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';

export type Story = {
  id: string;
  kind: 'article' | 'place';
  href: string;
  area: Area;
  locale: Locale;
  title: string;
  summary: string;
};

/** One story: our picture behind, its words always readable in front. */
export function Reel({ story, isFirst }: { story: Story; isFirst: boolean }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const titleId = useId();
  const language = useTextLanguage(story.locale);
  const href = toLocale(story.href);
  return (
    <li aria-labelledby={titleId} className="reel">
      <picture>
        <source media="(orientation: portrait)" srcSet={artworkPicture(story, 'portrait').src} />
        <Picture
          {...artworkPicture(story, 'hero')}
          area={story.area}
          isLead={isFirst}
          className="reel-picture size-full rounded-none"
        />
      </picture>
      <article className="relative m-4 flex max-w-measure flex-col gap-3 self-end rounded-card border border-line bg-surface p-5 medium:m-8">
        <LanguageTag locale={story.locale} />
        <h2 id={titleId} className="headline text-heading" {...language}>
          {story.title}
        </h2>
        <p className="text-ui text-text-2" {...language}>
          {story.summary}
        </p>
        <div className="flex flex-wrap gap-2">
          <Link to={href} className={buttonClass({ variant: 'primary' })} aria-describedby={titleId}>
            {_(story.kind === 'article' ? 'reels.article' : 'reels.place')}
          </Link>
          <ShareButton title={story.title} path={href} />
        </div>
      </article>
    </li>
  );
}
