import { pageAccess } from '@dalil/domain/accounts/page-access.ts';
import { data } from 'react-router';
import { type LoaderArgs, loadPage } from '../../data/load-page.ts';
import { requestSession, guard } from '../../features/session/load-private-page.ts';

/**
 * ROUTE-7: some addresses are reserved for members before they have a page. A user without access is rejected in the same way.
 */
const reject = loadPage([], async (page) => {
  if (pageAccess(page.path) !== 'public') guard(page, await requestSession(page));
  throw data(null, 404);
});

/** The first part of an unknown address is not a language, even in the position of one. */
function load(args: LoaderArgs) {
  return reject({ ...args, params: {} });
}

export { load as clientLoader, load as loader };

/** ROUTE-3: every address without a page is matched here; the error page of the root is displayed. */
export default function NotFound() {
  return null;
}
