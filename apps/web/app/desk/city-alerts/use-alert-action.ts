import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureMessage } from '../../features/account-forms/auth-messages.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { STAFF_ALERTS_KEY } from '../../queries/city-alerts.ts';

/** Does one thing at a time to an alert, says what came of it, and has the list fetched again. */
export function useAlertAction() {
  const { _ } = useLingui();
  const queries = useQueryClient();
  const showToast = useToast();
  const [isActing, setActing] = useState(false);

  async function act(work: () => Promise<void>, done: string): Promise<void> {
    if (isActing) return;
    setActing(true);
    try {
      await work();
      showToast({ id: 'city-alert', tone: 'success', title: _(done) });
    } catch (error) {
      const { key, values } = failureMessage(error, 'alert-desk.failed');
      showToast({ id: 'city-alert', tone: 'error', title: _(key, values) });
    } finally {
      setActing(false);
      // After a failure too: another person may have changed it.
      await queries.invalidateQueries({ queryKey: [STAFF_ALERTS_KEY] });
    }
  }

  return { act, isActing };
}
