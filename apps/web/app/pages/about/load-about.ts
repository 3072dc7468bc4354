import { loadPage } from '../../data/load-page.ts';
import { guideFiguresQuery } from '../../queries/guide.ts';

/** The loader of a page that describes the guide with current figures. */
export function loadAbout(labels: { title: string; promise: string }) {
  return loadPage(['item', 'about'], async ({ api, prefetch, translate }) => {
    await prefetch(guideFiguresQuery(api));
    return { title: translate(labels.title), description: translate(labels.promise) };
  });
}
