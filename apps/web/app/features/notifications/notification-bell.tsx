import { badgeOf } from '@dalil/domain/notifications/notification.ts';
import { useLingui } from '@lingui/react';
import { Bell } from 'lucide-react';
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { activateMessages, directionOf } from '../../language/messages.ts';
import { useLocale } from '../../language/use-locale.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { menuButton } from '../display/menu-button.ts';
import { useOnIntent } from '../lazy-loading/use-on-intent.ts';
import { useDueReminders } from '../reminders/due-reminders.tsx';
import { useRemindersText } from '../reminders/reminders-text.ts';
import { useAlarms } from '../reminders/use-alarms.ts';
import './notifications.css';
import { useNotifications } from './use-notifications.ts';

/** NOTIF-2: the bell with its badge. The list is loaded when it is opened. */
export function NotificationBell() {
  const hasMessages = useMessages();
  const locale = useLocale();
  const { part, open, intent } = useOnIntent(() => import('./notification-popover.tsx'));
  if (!hasMessages) return null;
  return (
    <>
      <Alarms />
      {part ? (
        <part.NotificationPopover trigger={<BellButton />} dir={directionOf(locale)} />
      ) : (
        <BellButton {...menuButton(open)} {...intent} />
      )}
    </>
  );
}

/** A part of its own: what it stores is written in the messages, which are loaded first. */
function Alarms() {
  useAlarms();
  return null;
}

function BellButton(props: ComponentProps<'button'>) {
  const { _ } = useLingui();
  const unread = (useNotifications().data?.unread ?? 0) + useDueReminders().length;
  const badge = badgeOf(unread);
  const icon = (
    <span className="relative">
      <Bell aria-hidden className="icon" />
      {badge === '' ? null : (
        <bdi
          aria-hidden
          dir="ltr"
          className="notification-badge absolute rounded-pill bg-danger text-meta font-strong text-bg"
        >
          {badge}
        </bdi>
      )}
    </span>
  );
  return <IconButton {...props} label={_('notifications.bell', { count: unread })} icon={icon} />;
}

/** The messages are files of their own: only those with a bell load them, and only those with reminders the second. */
function useMessages(): boolean {
  const { i18n } = useLingui();
  const locale = useLocale();
  const hasReminders = useRemindersText() !== '';
  const wanted = `${locale} ${hasReminders}`;
  const [loaded, setLoaded] = useState<string | null>(null);
  // Loading messages renders every part of the page that uses any.
  const load = useEffectEvent(() =>
    activateMessages(i18n, locale, hasReminders ? ['notifications', 'reminders'] : ['notifications']),
  );
  useEffect(() => {
    let isCurrent = true;
    load().then(
      () => isCurrent && setLoaded(wanted),
      () => undefined, // The bell stays away until the next page; the settings work without it.
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  return loaded === wanted;
}
