import type { NotificationView } from '@dalil/domain/notifications/notification.ts';
import { useLingui } from '@lingui/react';
import { type ReactElement, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useLocalePath } from '../../language/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { Popover } from '../../ui/popover.tsx';
import { useOnline } from '../connection/use-online.ts';
import { DueReminders } from '../reminders/due-reminders.tsx';
import { useRemindersText } from '../reminders/reminders-text.ts';
import { useIsSignedIn } from '../session/use-is-signed-in.ts';
import { NotificationItem } from './notification-item.tsx';
import { useNotificationActions } from './use-notification-actions.ts';
import { useNotifications } from './use-notifications.ts';

/** NOTIF-2: the queue of notifications. Process opens the newest unread one and marks it as read, Clear deletes all. */
export function NotificationPopover({ trigger, dir }: { trigger: ReactElement; dir: 'ltr' | 'rtl' }) {
  const { _ } = useLingui();
  const [isOpen, setOpen] = useState(true);
  const isSignedIn = useIsSignedIn();
  const hasReminders = useRemindersText() !== '';
  return (
    <Popover
      trigger={trigger}
      title={_('notifications.title')}
      closeLabel={_('notifications.close')}
      dir={dir}
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      {hasReminders ? <DueReminders onLeave={() => setOpen(false)} /> : null}
      {isSignedIn ? <Queue onLeave={() => setOpen(false)} /> : null}
    </Popover>
  );
}

function Queue({ onLeave }: { onLeave: () => void }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const navigate = useNavigate();
  const isOnline = useOnline();
  const { data, isError, isPending, refetch } = useNotifications();
  const { process, clear, isClearing } = useNotificationActions();
  const list = data?.notifications ?? [];
  const next = list.find(({ readAt }) => readAt === null);

  function openOne(notification: NotificationView): void {
    process(notification);
    onLeave();
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="grow text-meta text-text-2">
          {data ? _('notifications.unread', { count: data.unread }) : null}
        </p>
        {next ? (
          <Button
            size="small"
            disabled={!isOnline}
            onClick={() => {
              openOne(next);
              void navigate(toLocale(next.href));
            }}
          >
            {_('notifications.process')}
          </Button>
        ) : null}
        {list.length > 0 ? (
          <Button size="small" variant="ghost" disabled={!isOnline || isClearing} onClick={clear}>
            {_('notifications.clear')}
          </Button>
        ) : null}
      </div>
      {isOnline ? null : <p className="text-meta text-warning">{_('notifications.offline')}</p>}
      {isPending && isOnline ? (
        <p aria-busy className="text-label text-text-2">
          {_('notifications.loading')}
        </p>
      ) : null}
      {isError && !data && isOnline ? (
        <div className="flex flex-wrap items-center gap-3">
          <p role="alert" className="grow text-label">
            {_('notifications.failed')}
          </p>
          <Button size="small" onClick={() => void refetch()}>
            {_('notifications.retry')}
          </Button>
        </div>
      ) : null}
      {data && list.length === 0 ? <p className="text-label text-text-2">{_('notifications.empty')}</p> : null}
      {list.length > 0 ? (
        <ul className="notification-list -mx-4 overflow-y-auto border-t border-line">
          {list.map((notification) => (
            <NotificationItem key={notification.id} notification={notification} onOpen={openOne} />
          ))}
        </ul>
      ) : null}
      <div className="flex flex-wrap gap-x-5 gap-y-1 text-label">
        <Link to={toLocale('/notifications')} onClick={onLeave} className="text-link">
          {_('notifications.all')}
        </Link>
        <Link to={`${toLocale('/settings')}#notifications`} onClick={onLeave} className="text-link">
          {_('notifications.settings')}
        </Link>
      </div>
    </div>
  );
}
