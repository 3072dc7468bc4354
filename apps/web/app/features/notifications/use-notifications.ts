import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { useLocale } from '../../language/use-locale.ts';
import { notificationsQuery } from '../../queries/notifications.ts';
import { useIsSignedIn } from '../session/use-is-signed-in.ts';

/** The newest notifications of the account. A guest has none, and the server is not asked. */
export function useNotifications() {
  const isSignedIn = useIsSignedIn();
  return useQuery({ ...notificationsQuery(useApi(), useLocale()), enabled: isSignedIn });
}
