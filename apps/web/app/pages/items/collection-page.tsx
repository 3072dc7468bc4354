import { referenceKey } from '@dalil/domain/bookmarks/bookmark.ts';
import type { SavedItem } from '@dalil/domain/bookmarks/saved-item.ts';
import type { Area } from '@dalil/domain/guide/area.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { PageBookmark } from '../../features/bookmarks/bookmark-button.tsx';
import { savedCollection } from '../../features/bookmarks/saved-item-of.ts';
import { FactRows } from '../../features/facts/fact-rows.tsx';
import { useEventLabels } from '../../features/guide-cards/event-labels.ts';
import { SavedItemCard } from '../../features/guide-cards/saved-item-card.tsx';
import { PageSection } from '../../features/page-sections/page-section.tsx';
import { TextIn } from '../../features/prose/text-language.tsx';
import { ShareButton } from '../../features/share/share-button.tsx';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { itemsQuery } from '../../queries/bookmarks.ts';
import type { CollectionView } from '../../queries/guide.ts';
import { ActionRow } from '../../ui/action-row.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HourByHour } from './hour-by-hour.tsx';
import { ItemFoot } from './item-foot.tsx';
import { ItemFrame } from './item-frame.tsx';
import { ItemTitle } from './item-title.tsx';
import { Points } from './points.tsx';

type CollectionPageProps = { collection: CollectionView; area: Area };

/** STAFF-2: items that a curator put together, in their order. What is no longer published is left out. */
export function CollectionPage({ collection, area }: CollectionPageProps) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const labels = useEventLabels();
  const { id, locale, title, summary, lead, event, facts, tips, wayHome, provenance } = collection;
  const isPlan = lead !== null;
  const references = collection.items.map(referenceKey);
  const { data: items } = useSuspenseQuery(itemsQuery(useApi(), useLocale(), references));
  const inOrder = references.flatMap((reference) => items.filter((item) => referenceKey(item) === reference));
  const reasonOf = (one: SavedItem) => {
    const text = collection.items.find((entry) => referenceKey(entry) === referenceKey(one))?.reason;
    return text ? { reason: { text, locale } } : {};
  };
  const item = { kind: 'collection', id } as const;
  return (
    <ItemFrame
      item={item}
      picture={{ area, id, title }}
      head={
        <>
          <ItemTitle
            locale={locale}
            area={area}
            kind={_(isPlan ? 'item.plan.kind' : 'item.collection.kind')}
            title={title}
          />
          {event?.next ? <p className="text-name font-semibold">{labels.dates(event.next)}</p> : null}
          <ActionRow>
            <PageBookmark item={savedCollection(collection, area)} />
            {event ? (
              <Link to={toLocale(event.href)} className={buttonClass()}>
                <CalendarDays aria-hidden className="icon" />
                {_('item.plan.event')}
              </Link>
            ) : null}
            <ShareButton title={title} />
          </ActionRow>
        </>
      }
      keys={[]}
      foot={<ItemFoot item={item} provenance={provenance} hasFacts={facts.length > 0} isWhole />}
    >
      <TextIn locale={locale}>
        <p
          data-read=""
          data-part={lead === null ? 'summary' : 'lead'}
          className="max-w-measure font-reading text-body-article"
        >
          {lead ?? summary}
        </p>
      </TextIn>
      {inOrder.length === 0 ? (
        <EmptyState title={_('item.collection.none')}>{_('item.collection.noneHint')}</EmptyState>
      ) : (
        <section aria-label={_('item.collection.count', { count: inOrder.length })} className="flex flex-col gap-4">
          {isPlan ? (
            <h2 className="text-section font-strong">{_('item.plan.choices')}</h2>
          ) : (
            <p className="text-label text-text-2">{_('item.collection.count', { count: inOrder.length })}</p>
          )}
          <ol className="flex flex-col gap-3">
            {inOrder.map((one) => (
              <li key={referenceKey(one)}>
                <SavedItemCard item={one} {...reasonOf(one)} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <HourByHour plan={collection} />
      <Points part="tips" title={_('item.place.tips')} points={tips} locale={locale} />
      <Points part="wayHome" title={_('item.plan.wayHome')} points={wayHome} locale={locale} />
      {facts.length > 0 ? (
        <PageSection id="facts" title={_('item.plan.facts')}>
          <FactRows facts={facts} title={title} />
        </PageSection>
      ) : null}
    </ItemFrame>
  );
}
