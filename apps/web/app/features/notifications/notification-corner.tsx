import { lazyPart } from '../lazy-loading/lazy-part.tsx';
import { useRemindersText } from '../reminders/reminders-text.ts';
import { useIsSignedIn } from '../session/use-is-signed-in.ts';

const NotificationBell = lazyPart(async () => (await import('./notification-bell.tsx')).NotificationBell);

/** LAYOUT-1: the bell of a signed-in user, or of a device with reminders. Its place is reserved; other pages load nothing of it. */
export function NotificationCorner() {
  const isSignedIn = useIsSignedIn();
  const hasReminders = useRemindersText() !== '';
  return (
    <div data-for="bell" className="size-11 shrink-0">
      {isSignedIn || hasReminders ? <NotificationBell /> : null}
    </div>
  );
}
