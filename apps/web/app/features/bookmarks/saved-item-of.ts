import type { SavedItem } from '@dalil/domain/bookmarks/saved-item.ts';
import type { Area } from '@dalil/domain/guide/area.ts';
import type { ArticleCard, EventCard, PlaceCard, ServiceCard } from '@dalil/domain/guide/views.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';

/** What a device stores of a displayed item: enough to display the list without a connection. */
export function savedPlace(place: PlaceCard): SavedItem {
  const { id, href, locale, area, title, summary, neighbourhood, position } = place;
  const { lat, lon } = position;
  const at = { neighbourhood: neighbourhood || null, position: { lat, lon } };
  return { kind: 'place', itemId: id, href, locale, area, title, summary, ...at, next: null };
}

export function savedArticle({ id, href, locale, area, title }: Omit<ArticleCard, 'summary'>): SavedItem {
  return { ...NOWHERE, kind: 'article', itemId: id, href, locale, area, title };
}

export function savedService({
  id,
  href,
  locale,
  title,
}: Pick<ServiceCard, 'id' | 'href' | 'locale' | 'title'>): SavedItem {
  return { ...NOWHERE, kind: 'service', itemId: id, href, locale, area: 'government', title };
}

export function savedEvent(event: Pick<EventCard, 'id' | 'href' | 'locale' | 'title' | 'next'>): SavedItem {
  const { id, href, locale, title, next } = event;
  const date = next && {
    start: next.start,
    end: next.end,
    startTime: next.startTime,
    endTime: next.endTime,
    certainty: next.certainty,
  };
  return { ...NOWHERE, kind: 'event', itemId: id, href, locale, area: 'events', title, next: date };
}

type Neighbourhood = {
  id: string;
  locale: Locale;
  title: string;
  summary: string;
  position: { lat: number; lon: number };
};

export function savedNeighbourhood({ id, locale, title, summary, position }: Neighbourhood): SavedItem {
  const href = `/content/${id}`;
  return {
    kind: 'neighbourhood',
    itemId: id,
    href,
    locale,
    area: 'living',
    title,
    summary,
    neighbourhood: id,
    position,
    next: null,
  };
}

export function savedQuestion({ id, locale, title }: { id: string; locale: Locale; title: string }): SavedItem {
  return { ...NOWHERE, kind: 'question', itemId: id, href: `/faq#${id}`, locale, area: 'government', title };
}

type Collection = { id: string; locale: Locale; title: string; summary: string };

export function savedCollection({ id, locale, title, summary }: Collection, area: Area): SavedItem {
  return { ...NOWHERE, kind: 'collection', itemId: id, href: `/content/${id}`, locale, area, title, summary };
}

/** Summaries with facts in them are not plain text here. The list requests them from the server. */
const NOWHERE = { summary: '', neighbourhood: null, position: null, next: null };
