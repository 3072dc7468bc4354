import { useLoaderData } from 'react-router';
import { loadPage, type PageMeta } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { eventsQuery } from '../../queries/guide.ts';
import { eventsSearch } from './events-address.ts';
import { EventsPage } from './events-page.tsx';

/** As with every list: in the browser the page stands even when its events cannot be fetched, and says so itself. */
const load = loadPage(
  ['guide', 'guide-lists', 'guide-calendar', 'events'],
  async ({ api, locale, translate, url, warm }) => {
    const warming = warm(eventsQuery(api, locale, eventsSearch(url.searchParams)));
    await (import.meta.env.SSR ? warming : warming.catch(() => null));
    return { title: translate('events.title'), description: translate('events.promise') };
  },
);

export { load as clientLoader, load as loader, pageMeta as meta };

export default function Events() {
  return <EventsPage origin={useLoaderData<PageMeta>().origin} />;
}
