import type { Card } from '@dalil/assistant/answer.ts';
import { referenceKey } from '@dalil/domain/bookmarks/bookmark.ts';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { useApi } from '../../data/use-api.ts';
import { useLocale } from '../../language/use-locale.ts';
import { itemsQuery } from '../../queries/bookmarks.ts';
import { SavedItemCard } from '../guide-cards/saved-item-card.tsx';

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
          <SavedItemCard item={item} />
        </li>
      ))}
    </ul>
  );
}
