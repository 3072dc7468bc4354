import { useSuspenseQuery } from '@tanstack/react-query';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { useApi } from '../../data/use-api.ts';
import { useLocale } from '../../language/use-locale.ts';
import { itemsQuery } from '../../queries/bookmarks.ts';
import { BookmarksPage } from './bookmarks-page.tsx';

/** What a list can hold, for those who keep nothing yet. */
const EXAMPLES = ['place:souk-al-bahar', 'event:global-village', 'service:emirates-id'];

const load = loadPage(
  ['guide', 'guide-calendar', 'events', 'bookmarks', 'unsent'],
  async ({ api, locale, warm, translate }) => {
    await warm(itemsQuery(api, locale, EXAMPLES));
    return { title: translate('bookmarks.title'), description: translate('bookmarks.promise'), isUnlisted: true };
  },
);

export { load as clientLoader, load as loader, pageMeta as meta };

export default function Bookmarks() {
  const { data } = useSuspenseQuery(itemsQuery(useApi(), useLocale(), EXAMPLES));
  return <BookmarksPage examples={data} />;
}
