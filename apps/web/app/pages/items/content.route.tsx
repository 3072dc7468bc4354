import type { Area } from '@dalil/domain/guide/area.ts';
import { SECTIONS } from '@dalil/domain/guide/sections.ts';
import { localePath } from '@dalil/domain/language/locale.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { redirect, useParams } from 'react-router';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { useApi } from '../../data/use-api.ts';
import { factsById, plainText } from '../../features/facts/fact-text.ts';
import { useLocale } from '../../language/use-locale.ts';
import { contentQuery } from '../../queries/guide.ts';
import { EventPage } from './event-page.tsx';
import type { EventView } from './item-view.ts';
import { NeighbourhoodPage } from './neighbourhood-page.tsx';
import { PlacePage } from './place-page.tsx';

/** What has no address of its own kind. A place that has one is sent on to it for good (ROUTE-1). */
const load = loadPage(
  ['guide', 'item', 'events', 'neighbourhood'],
  async ({ api, locale, params, path, translate, warm }) => {
    const content = await warm(contentQuery(api, locale, params.id ?? ''));
    switch (content.kind) {
      case 'event': {
        const { title, summary, facts } = content.event;
        const seeSource = (source: string) => translate('item.fact.see-source', { source });
        return {
          title,
          description: plainText(summary, factsById(facts), seeSource),
          breadcrumb: { parent: '/events' },
        };
      }
      case 'place': {
        const { title, summary, href, area } = content.place;
        if (href !== path) throw redirect(localePath(locale, href), 301);
        return { title, description: summary, breadcrumb: { parent: listOf(area) } };
      }
      case 'neighbourhood': {
        const { title, summary } = content.neighbourhood;
        return { title, description: summary, breadcrumb: { parent: '/living' } };
      }
    }
  },
);

export { load as clientLoader, load as loader, pageMeta as meta };

export default function ContentRoute() {
  const { id = '' } = useParams();
  const { data } = useSuspenseQuery(contentQuery(useApi(), useLocale(), id));
  switch (data.kind) {
    case 'event':
      return <EventPage event={data.event as EventView} />;
    case 'place':
      return <PlacePage place={data.place} />;
    case 'neighbourhood':
      return <NeighbourhoodPage neighbourhood={data.neighbourhood} />;
  }
}

/** The list a place belongs to, which its address does not name: a café belongs to `/eatanddrink`. */
function listOf(area: Area): string | undefined {
  return Object.values(SECTIONS).find((section) => section.area === area)?.path;
}
