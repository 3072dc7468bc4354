import type { Card } from '@dalil/assistant/answer.ts';
import { referenceKey } from '@dalil/domain/bookmarks/bookmark.ts';
import type { SavedItem } from '@dalil/domain/bookmarks/saved-item.ts';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { useApi } from '../../data/use-api.ts';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { itemsQuery } from '../../queries/bookmarks.ts';
import { ArtworkImage } from '../../ui/artwork-image.tsx';
import { CardBookmark } from '../bookmarks/bookmark-button.tsx';
import { artworkImage } from '../guide-cards/artwork-image-props.ts';
import { useEventLabels } from '../guide-cards/event-labels.ts';
import { RouterLink } from '../guide-cards/router-link.tsx';
import { LanguageTag, useTextLanguage } from '../guide-cards/text-language.tsx';

/** The places and events an answer names, with their data from the guide. Unpublished ones are omitted. */
export function AnswerCards({ cards }: { cards: readonly Card[] }) {
  const references = cards.map(({ kind, id }) => `${kind}:${id}`);
  const { data, isPending } = useQuery({ ...itemsQuery(useApi(), useLocale(), references), retry: false });
  if (isPending)
    return <div aria-hidden className="answer-cards-room" style={{ '--cards': cards.length } as CSSProperties} />;
  if (!data || data.length === 0) return null;
  const inOrder = references.flatMap((reference) => data.filter((item) => referenceKey(item) === reference));
  return (
    <ul className="flex flex-col gap-3">
      {inOrder.map((item) => (
        <li key={referenceKey(item)}>
          <AnswerCard item={item} />
        </li>
      ))}
    </ul>
  );
}

function AnswerCard({ item }: { item: SavedItem }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const { dates } = useEventLabels();
  const language = useTextLanguage(item.locale);
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
        <p className="line-clamp-2 text-label text-text-2" {...language}>
          {item.summary}
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
