import { loadPage } from '../../data/load-page.ts';
import { getGuideFigures } from '../../endpoints/guide.ts';

/** The loader of a page that describes the guide with current figures. */
export function loadAbout(labels: { title: string; promise: string }) {
  return loadPage(['item', 'about'], async ({ prefetch, translate }) => {
    await prefetch(getGuideFigures());
    return { title: translate(labels.title), description: translate(labels.promise) };
  });
}
