import { NOTIFICATION_TOPICS } from '@dalil/domain/accounts/preferences.ts';
import { type NotificationFilter, writeNotificationFilter } from '@dalil/domain/notifications/notification.ts';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { useLocalePath } from '../../language/use-locale.ts';
import { chipClass } from '../../ui/chip-class.ts';

/** Which notifications are listed. The choice is in the address, so that it can be reloaded. */
export function NotificationFilters({ filter }: { filter: NotificationFilter }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const chip = (label: string, change: Partial<NotificationFilter>, isOn: boolean) => (
    <li key={label}>
      <Link
        preventScrollReset
        to={toLocale('/notifications') + writeNotificationFilter({ ...filter, page: 1, ...change })}
        aria-current={isOn ? 'true' : undefined}
        className={chipClass(isOn)}
      >
        {label}
      </Link>
    </li>
  );
  return (
    <nav aria-label={_('notifications.filter')} className="flex flex-col gap-3">
      <ul className="flex flex-wrap gap-2">
        {chip(_('notifications.show.all'), { isUnread: false }, !filter.isUnread)}
        {chip(_('notifications.show.unread'), { isUnread: true }, filter.isUnread)}
      </ul>
      <ul className="flex flex-wrap gap-2">
        {chip(_('notifications.topic.all'), { topic: null }, filter.topic === null)}
        {NOTIFICATION_TOPICS.map((topic) =>
          chip(_(`notifications.setting.${topic}`), { topic }, filter.topic === topic),
        )}
      </ul>
    </nav>
  );
}
