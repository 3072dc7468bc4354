import type { DoorId } from '@dalil/domain/guide/doors.ts';
import { describeChoices } from '@dalil/domain/guide/structured-data/describe-choices.ts';
import { loadPage } from '../../data/load-page.ts';
import { doorQuery } from '../../queries/guide.ts';

/** The loader of a page of choices. */
export function loadDoor(door: DoorId) {
  return loadPage(
    ['guide', 'doors', 'guide-home', 'guide-calendar', 'events'],
    async ({ api, locale, prefetch, translate, describedPage }) => {
      const { groups } = await prefetch(doorQuery(api, locale, door));
      const title = translate(`doors.title.${door}`);
      const picks = groups.flatMap((group) => group.picks);
      return {
        title,
        description: translate(`doors.promise.${door}`),
        structuredData: import.meta.env.SSR ? describeChoices(title, picks, describedPage({})) : [],
      };
    },
  );
}
