import { useSearchParams } from 'react-router';
import { pageMeta } from '../../data/page-meta.ts';
import { loadPrivatePage } from '../../features/session/load-private-page.ts';
import { ConfirmAddress } from './confirm-address.tsx';
import { ProviderReturn } from './provider-return.tsx';

const load = loadPrivatePage(['account'], async ({ translate, url }) => ({
  title: translate(isOfProvider(url.searchParams) ? 'account.callback' : 'account.confirm'),
  description: translate(isOfProvider(url.searchParams) ? 'account.callback.promise' : 'account.confirm.promise'),
  isUnlisted: true,
}));

export { load as clientLoader, load as loader, pageMeta as meta };

/** ROUTE-5: ends the sign-in with a provider, and the confirmation of an address by the link of a mail. */
export default function Callback() {
  const [search] = useSearchParams();
  return isOfProvider(search) ? <ProviderReturn /> : <ConfirmAddress />;
}

/** A provider returns with a page to open or an error. A link of a mail has only a fragment, which the server does not receive. */
function isOfProvider(search: URLSearchParams): boolean {
  return search.has('returnTo') || search.has('error');
}
