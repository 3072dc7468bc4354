import { referenceKey } from '@dalil/domain/bookmarks/bookmark.ts';
import type { Area } from '@dalil/domain/guide/area.ts';
import { areaOfCollection } from '@dalil/domain/guide/area-of-collection.ts';
import { type SectionId, SECTIONS } from '@dalil/domain/guide/sections.ts';
import { describeEvent } from '@dalil/domain/guide/structured-data/describe-event.ts';
import { describePlace } from '@dalil/domain/guide/structured-data/describe-place.ts';
import type { DescribedPage, StructuredData } from '@dalil/domain/guide/structured-data/structured-data.ts';
import { localePath } from '@dalil/domain/language/locale.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { redirect, useParams } from 'react-router';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { getContent } from '../../endpoints/guide.ts';
import { factsById, plainText } from '../../features/facts/fact-text.ts';
import { lazyPart } from '../../features/lazy-loading/lazy-part.tsx';
import { loadWeatherAreas } from '../../features/live/load-conditions.ts';
import { orTombstone, withTombstone } from '../../features/withdrawn/or-tombstone.tsx';
import { useLocale } from '../../language/use-locale.ts';
import { itemsQuery } from '../../queries/bookmarks.ts';
import type { EventView } from '../../queries/guide.ts';
import { EventPage } from './event-page.tsx';
import { NeighbourhoodPage } from './neighbourhood-page.tsx';
import { PlacePage } from './place-page.tsx';

// A kind that few pages have: the others do not load it.
const CollectionPage = lazyPart(async () => (await import('./collection-page.tsx')).CollectionPage);

/** Items whose kind has no address of its own. A place that has one is redirected permanently (ROUTE-1). */
const load = loadPage(['guide', 'guide-calendar', 'item', 'item-place', 'events', 'neighbourhood'], async (page) => {
  const { api, locale, params, path, translate, prefetch, describedPage } = page;
  const content = await prefetch(getContent({ locale, id: params.id ?? '' }));
  switch (content.kind) {
    case 'event': {
      const { id, title, summary, facts, area } = content.event;
      const seeSource = (source: string) => translate('item.fact.see-source', { source });
      const description = plainText(summary, factsById(facts), seeSource);
      const image = { area, id };
      const described = import.meta.env.SSR ? describedEvent(content.event, description, describedPage(image)) : null;
      return {
        title,
        description,
        breadcrumb: { parent: '/events' },
        image,
        structuredData: described ? [described] : [],
      };
    }
    case 'place': {
      const { id, title, summary, href, area, section } = content.place;
      if (href !== path) throw redirect(localePath(locale, href), 301);
      const image = { area, id };
      return {
        title,
        description: summary,
        breadcrumb: { parent: listOf(area, section) },
        image,
        structuredData: import.meta.env.SSR ? [describePlace(content.place, describedPage(image))] : [],
      };
    }
    case 'collection': {
      const { id, title, summary, items, sections } = content.collection;
      await prefetch(itemsQuery(api, locale, items.map(referenceKey)));
      const area = areaOfCollection({ sections });
      return {
        title,
        description: summary,
        breadcrumb: { parent: listOf(area, sections[0] ?? null) },
        image: { area, id },
      };
    }
    case 'neighbourhood': {
      const { id, title, summary } = content.neighbourhood;
      await loadWeatherAreas({ prefetch });
      return { title, description: summary, breadcrumb: { parent: '/living' }, image: { area: 'living', id } };
    }
  }
});

const loadItem = orTombstone(load);

export { loadItem as clientLoader, loadItem as loader, pageMeta as meta };

function ContentRoute() {
  const { id = '' } = useParams();
  const { data } = useSuspenseQuery(getContent({ locale: useLocale(), id }));
  switch (data.kind) {
    case 'event':
      return <EventPage event={data.event} />;
    case 'place':
      return <PlacePage place={data.place} />;
    case 'collection':
      return <CollectionPage collection={data.collection} area={areaOfCollection(data.collection)} />;
    case 'neighbourhood':
      return <NeighbourhoodPage neighbourhood={data.neighbourhood} />;
  }
}

/** The list a place belongs to, which its address does not contain: a café belongs to `/eatanddrink`. */
function listOf(area: Area, section: SectionId | null): string | undefined {
  if (section) return SECTIONS[section].path;
  return Object.values(SECTIONS).find((section) => section.area === area)?.path;
}

/** Only a confirmed date, or the weekdays of a programme, are for search engines: schema.org has no expected dates. */
function describedEvent(event: EventView, description: string, page: DescribedPage): StructuredData | null {
  const certain = event.occurrences.find(({ certainty }) => certainty === 'confirmed' || certainty === 'weekly');
  return describeEvent(
    {
      name: event.title,
      description,
      startDate: certain?.start,
      endDate: certain?.end,
      weekly: event.weekly,
      status: event.isCancelled ? 'cancelled' : 'scheduled',
      venue: event.venue ? { name: event.venue, position: event.place?.position } : null,
      organiser: event.organiser ?? undefined,
      method: event.provenance.method,
    },
    page,
  );
}

export default withTombstone(ContentRoute);
