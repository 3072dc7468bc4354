import type { SavedItem } from '@dalil/domain/bookmarks/saved-item.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useLocalePath } from '../../language/use-locale.ts';
import { ArtworkImage } from '../../ui/artwork-image.tsx';
import { artworkImage } from './artwork-image-props.ts';
import { useEventLabels } from './event-labels.ts';
import { RouterLink } from './router-link.tsx';
import { LanguageTag, useTextLanguage } from './text-language.tsx';
import { CardBookmark } from '../bookmarks/bookmark-button.tsx';

type SavedItemCardProps = {
  item: SavedItem;
  /** Why it stands here, in place of its summary. */
  reason?: { text: string; locale: Locale };
};

/** An item of any kind: its picture, name and summary, its next date or its neighbourhood, and the button that saves it. */
export function SavedItemCard({ item, reason }: SavedItemCardProps) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const { dates } = useEventLabels();
  const language = useTextLanguage(item.locale);
  const ofReason = useTextLanguage(reason?.locale ?? item.locale);
  return (
    <article className="group relative flex items-center gap-4 rounded-card border border-line bg-surface p-3">
      <ArtworkImage
        {...artworkImage({ area: item.area, id: item.itemId }, 'square')}
        area={item.area}
        className="aspect-square max-w-18 shrink-0 medium:max-w-24"
      />
      <div className="flex min-w-0 grow flex-col gap-0.5">
        <h3 className="text-name font-semibold" {...language}>
          <RouterLink href={toLocale(item.href)} className="stretched-link underline-offset-4 group-hover:underline">
            {item.title}
          </RouterLink>
        </h3>
        <p className={`text-label text-text-2 ${reason ? '' : 'line-clamp-2'}`} {...(reason ? ofReason : language)}>
          {reason?.text ?? item.summary}
        </p>
        <p className="flex flex-wrap gap-x-3 text-meta text-text-3 empty:hidden">
          {item.next ? (
            <span className="font-medium text-text-2">{dates({ ...item.next, otherStart: null })}</span>
          ) : null}
          {item.neighbourhood ? <span>{_(`guide.neighbourhood.${item.neighbourhood}`)}</span> : null}
          <LanguageTag locale={item.locale} />
        </p>
      </div>
      <CardBookmark item={item} />
    </article>
  );
}
