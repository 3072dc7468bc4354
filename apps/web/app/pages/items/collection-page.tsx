import { referenceKey } from '@dalil/domain/bookmarks/bookmark.ts';
import type { Area } from '@dalil/domain/guide/area.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { PageBookmark } from '../../features/bookmarks/bookmark-button.tsx';
import { savedCollection } from '../../features/bookmarks/saved-item-of.ts';
import { SavedItemCard } from '../../features/guide-cards/saved-item-card.tsx';
import { TextIn } from '../../features/prose/text-language.tsx';
import { ShareButton } from '../../features/share/share-button.tsx';
import { useLocale } from '../../language/use-locale.ts';
import { itemsQuery } from '../../queries/bookmarks.ts';
import type { CollectionView } from '../../queries/guide.ts';
import { ActionRow } from '../../ui/action-row.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ItemFoot } from './item-foot.tsx';
import { ItemFrame } from './item-frame.tsx';
import { ItemTitle } from './item-title.tsx';

type CollectionPageProps = { collection: CollectionView; area: Area };

/** STAFF-2: items that a curator put together, in their order. What is no longer published is left out. */
export function CollectionPage({ collection, area }: CollectionPageProps) {
  const { _ } = useLingui();
  const { id, locale, title, summary, provenance } = collection;
  const references = collection.items.map(referenceKey);
  const { data: items } = useSuspenseQuery(itemsQuery(useApi(), useLocale(), references));
  const inOrder = references.flatMap((reference) => items.filter((item) => referenceKey(item) === reference));
  const item = { kind: 'collection', id } as const;
  return (
    <ItemFrame
      item={item}
      picture={{ area, id }}
      head={
        <>
          <ItemTitle locale={locale} area={area} kind={_('item.collection.kind')} title={title} />
          <ActionRow>
            <PageBookmark item={savedCollection(collection, area)} />
            <ShareButton title={title} />
          </ActionRow>
        </>
      }
      keys={[]}
      foot={<ItemFoot item={item} provenance={provenance} hasFacts={false} isWhole />}
    >
      <TextIn locale={locale}>
        <p data-read="" data-part="summary" className="max-w-measure font-reading text-body-article">
          {summary}
        </p>
      </TextIn>
      {inOrder.length === 0 ? (
        <EmptyState title={_('item.collection.none')}>{_('item.collection.noneHint')}</EmptyState>
      ) : (
        <section aria-label={_('item.collection.count', { count: inOrder.length })} className="flex flex-col gap-4">
          <p className="text-label text-text-2">{_('item.collection.count', { count: inOrder.length })}</p>
          <ol className="flex flex-col gap-3">
            {inOrder.map((one) => (
              <li key={referenceKey(one)}>
                <SavedItemCard item={one} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </ItemFrame>
  );
}
