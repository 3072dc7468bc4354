import { pageMeta } from '../../data/page-meta.ts';
import { loadPrivatePage } from '../../features/session/load-private-page.ts';
import { NotificationsPage } from './notifications-page.tsx';

const load = loadPrivatePage(['guide-lists', 'notifications'], async ({ translate }) => ({
  title: translate('notifications.all'),
  description: translate('notifications.promise'),
  isUnlisted: true,
}));

export { load as clientLoader, load as loader, pageMeta as meta };

export default function Notifications() {
  return <NotificationsPage />;
}
