import { lazyPart } from '../lazy-loading/lazy-part.tsx';
import { useIsSignedIn } from '../session/use-is-signed-in.ts';

const NotificationBell = lazyPart(async () => (await import('./notification-bell.tsx')).NotificationBell);

/** LAYOUT-1: the bell of a signed-in user. Its place is reserved; a guest's page loads nothing of it. */
export function NotificationCorner() {
  const isSignedIn = useIsSignedIn();
  return (
    <div data-for="members" className="size-11 shrink-0">
      {isSignedIn ? <NotificationBell /> : null}
    </div>
  );
}
