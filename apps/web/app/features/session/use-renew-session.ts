import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { sessionQuery } from '../../queries/accounts.ts';
import { announceSessionEvent } from './session-events.ts';

/** After a change of the user's own account: this tab requests the session again, and every other tab is notified. */
export function useRenewSession(): () => Promise<void> {
  const api = useApi();
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: sessionQuery(api).queryKey });
    announceSessionEvent('USER_UPDATED');
  };
}
