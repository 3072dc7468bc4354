import { pageAccess } from '@dalil/domain/accounts/page-access.ts';
import { data } from 'react-router';
import { type LoaderArgs, loadPage } from '../../data/load-page.ts';
import { requestSession, guard } from '../../features/session/load-private-page.ts';

/** ROUTE-7: some addresses are kept for members before they have a page; who may not open one learns so all the same. */
const reject = loadPage([], async (page) => {
  if (pageAccess(page.path) !== 'public') guard(page, await requestSession(page));
  throw data(null, 404);
});

/** The first part of an unknown address is no language, though it stands where one would. */
function load(args: LoaderArgs) {
  return reject({ ...args, params: {} });
}

export { load as clientLoader, load as loader };

/** ROUTE-3: every address without a page ends here; the error page of the root is what shows. */
export default function NotFound() {
  return null;
}
