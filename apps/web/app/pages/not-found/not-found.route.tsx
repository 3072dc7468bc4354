import { pageAccess } from '@dalil/domain/accounts/page-access.ts';
import { data } from 'react-router';
import { loadPage } from '../../data/load-page.ts';
import { guard } from '../../features/session/load-private-page.ts';
import { sessionQuery } from '../../queries/accounts.ts';

/** An address that is kept for a page of the staff is guarded before there is a page: who may not open it learns that. */
const load = loadPage([], async (page) => {
  if (pageAccess(page.path) !== 'public') guard(page, await page.refresh(sessionQuery(page.api)));
  throw data(null, 404);
});

export { load as clientLoader, load as loader };

/** ROUTE-3: every address without a page ends here; the error page of the root is what shows. */
export default function NotFound() {
  return null;
}
