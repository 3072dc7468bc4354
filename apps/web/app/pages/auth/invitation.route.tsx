import { pageMeta } from '../../data/page-meta.ts';
import { loadPrivatePage } from '../../features/session/load-private-page.ts';
import { InvitationPage } from './invitation-page.tsx';

const load = loadPrivatePage(['account', 'members'], async ({ translate }) => ({
  title: translate('account.invitation'),
  description: translate('account.invitation.promise'),
  isUnlisted: true,
}));

export { load as clientLoader, load as loader, pageMeta as meta };

/** STAFF-7: where the link of an invitation to the staff leads. */
export default function Invitation() {
  return <InvitationPage />;
}
