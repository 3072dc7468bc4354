import { data } from 'react-router';
import { loadPage } from '../../data/load-page.ts';

const load = loadPage([], async () => {
  throw data(null, 404);
});

export { load as clientLoader, load as loader };

/** ROUTE-3: every address without a page ends here; the error page of the root is what shows. */
export default function NotFound() {
  return null;
}
