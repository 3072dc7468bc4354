import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { RemindersPage } from './reminders-page.tsx';

const load = loadPage(['reminders', 'notifications'], async ({ translate }) => ({
  title: translate('reminders.title'),
  description: translate('reminders.promise'),
  isUnlisted: true,
}));

export { load as clientLoader, load as loader, pageMeta as meta };

export default function Reminders() {
  return <RemindersPage />;
}
