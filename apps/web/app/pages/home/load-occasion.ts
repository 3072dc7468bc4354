import type { OccasionId } from '@dalil/domain/guide/occasions.ts';
import { describeChoices } from '@dalil/domain/guide/structured-data/describe-choices.ts';
import { loadPage } from '../../data/load-page.ts';
import { getOccasion, listCollections } from '../../endpoints/guide.ts';

/** The loader of a page of choices with the areas of its words. */
export function loadOccasion(occasion: OccasionId, { areas }: { areas: Parameters<typeof loadPage>[0] }) {
  return loadPage(areas, async ({ locale, prefetch, translate, describedPage }) => {
    const [{ groups }] = await Promise.all([
      prefetch(getOccasion({ locale, occasion })),
      prefetch(listCollections({ locale })).catch(() => null),
    ]);
    const title = translate(`occasions.title.${occasion}`);
    const picks = groups.flatMap((group) => group.picks);
    return {
      title,
      description: translate(`occasions.promise.${occasion}`),
      structuredData: import.meta.env.SSR ? describeChoices(title, picks, describedPage({})) : [],
    };
  });
}
