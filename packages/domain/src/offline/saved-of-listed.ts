import type { BookmarkKind } from '../bookmarks/bookmark.ts';
import type { SavedItem } from '../bookmarks/saved-item.ts';
import type { ListedItem } from '../guide/choose-listing.ts';
import type { ArticleCard, PlaceCard, ServiceCard } from '../guide/views.ts';
import type { ListedEventSource } from './listed-sources.ts';

type Listed = ListedItem<PlaceCard | ArticleCard | ServiceCard> | ListedEventSource;

/** An item of a user's list by its data in the lists, without the next date of an event. */
export function savedOfListed(kind: BookmarkKind, listed: Listed): SavedItem {
  const { card } = listed;
  const common = {
    kind,
    itemId: card.id,
    href: card.href,
    locale: card.locale,
    area: 'area' in card ? card.area : ('government' as const),
    title: card.title,
    summary: card.summary,
    next: null,
  };
  if ('heldAt' in listed)
    return { ...common, neighbourhood: listed.neighbourhoods[0] ?? null, position: listed.heldAt };
  const position = 'position' in card ? { lat: card.position.lat, lon: card.position.lon } : null;
  return { ...common, neighbourhood: listed.values.neighbourhood?.[0] ?? null, position };
}
