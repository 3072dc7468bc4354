import type { OccasionId } from '@dalil/domain/guide/occasions.ts';
import { describeChoices } from '@dalil/domain/guide/structured-data/describe-choices.ts';
import { loadPage } from '../../data/load-page.ts';
import { occasionQuery } from '../../queries/guide.ts';

/** The loader of a page of choices. */
export function loadOccasion(occasion: OccasionId) {
  return loadPage(
    ['guide', 'occasions', 'guide-home', 'guide-calendar', 'events'],
    async ({ api, locale, prefetch, translate, describedPage }) => {
      const { groups } = await prefetch(occasionQuery(api, locale, occasion));
      const title = translate(`occasions.title.${occasion}`);
      const picks = groups.flatMap((group) => group.picks);
      return {
        title,
        description: translate(`occasions.promise.${occasion}`),
        structuredData: import.meta.env.SSR ? describeChoices(title, picks, describedPage({})) : [],
      };
    },
  );
}
