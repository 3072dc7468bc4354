import { pageAccess } from '@dalil/domain/accounts/page-access.ts';
import { data } from 'react-router';
import { loadPage } from '../../data/load-page.ts';
import { guard } from '../../features/session/load-private-page.ts';
import { sessionQuery } from '../../queries/accounts.ts';

/** ROUTE-7: an address kept for members comes without a page yet; who may not open it learns so all the same. */
const load = loadPage([], async (page) => {
  if (pageAccess(page.path) !== 'public') guard(page, await page.refresh(sessionQuery(page.api)));
  throw data(null, 404);
});

export { load as clientLoader, load as loader };

/** ROUTE-3: every address without a page ends here; the error page of the root is what shows. */
export default function NotFound() {
  return null;
}
