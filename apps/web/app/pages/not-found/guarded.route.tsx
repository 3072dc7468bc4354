import { data } from 'react-router';
import { loadPrivatePage } from '../../features/session/load-private-page.ts';

const load = loadPrivatePage([], async () => {
  throw data(null, 404);
});

export { load as clientLoader, load as loader };

/** ROUTE-7: guarded, and without a page yet. */
export default function Guarded() {
  return null;
}
