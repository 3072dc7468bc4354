import { pageMeta } from '../../data/page-meta.ts';
import { loadPage } from '../../data/load-page.ts';
import { PrivacyRequestPage } from './privacy-request-page.tsx';

const load = loadPage(['rights', 'account'], async ({ translate }) => ({
  title: translate('rights.guest.title'),
  description: translate('rights.guest.promise'),
  isUnlisted: true,
}));

export { load as clientLoader, load as loader, pageMeta as meta };

export default function PrivacyRequest() {
  return <PrivacyRequestPage />;
}
