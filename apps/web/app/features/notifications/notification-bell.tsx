import { badgeOf } from '@dalil/domain/notifications/notification.ts';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { activateMessages, directionOf } from '../../language/messages.ts';
import { useLocale } from '../../language/use-locale.ts';
import { notificationsQuery } from '../../queries/notifications.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { menuButton } from '../display/menu-button.ts';
import { useOnIntent } from '../lazy-loading/use-on-intent.ts';
import './notifications.css';

/** NOTIF-2: the bell with its badge. The list is loaded when it is opened. */
export function NotificationBell() {
  const hasMessages = useMessages();
  const locale = useLocale();
  const { part, open, intent } = useOnIntent(() => import('./notification-popover.tsx'));
  if (!hasMessages) return null;
  if (!part) return <BellButton {...menuButton(open)} {...intent} />;
  return <part.NotificationPopover trigger={<BellButton />} dir={directionOf(locale)} />;
}

function BellButton(props: ComponentProps<'button'>) {
  const { _ } = useLingui();
  const { data } = useQuery(notificationsQuery(useApi(), useLocale()));
  const unread = data?.unread ?? 0;
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

/** The messages are a file of their own, which only signed-in users load. */
function useMessages(): boolean {
  const { i18n } = useLingui();
  const locale = useLocale();
  const [loaded, setLoaded] = useState<string | null>(null);
  // Loading messages renders every part of the page that uses any.
  const load = useEffectEvent(() => activateMessages(i18n, locale, ['notifications']));
  useEffect(() => {
    let isCurrent = true;
    load().then(
      () => isCurrent && setLoaded(locale),
      () => undefined, // The bell stays away until the next page; the settings work without it.
    );
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  return loaded === locale;
}
