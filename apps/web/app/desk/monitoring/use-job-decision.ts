import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureMessage } from '../../features/account-forms/auth-messages.ts';
import { useToast } from '../../features/announcer/use-toast.ts';

type Decision = {
  run: () => Promise<unknown>;
  done: 'monitoring.jobs.started' | 'monitoring.jobs.discarded' | 'monitoring.rows.retried';
};

/** Sends what staff decide about a job, says how it went and reads the page's data again. */
export function useJobDecision() {
  const { _ } = useLingui();
  const showToast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ run }: Decision) => run(),
    onSuccess: (_answer, { done }) => showToast({ id: 'job', tone: 'success', title: _(done) }),
    onError: (error) => {
      const { key, values } = failureMessage(error, 'newsroom.failed');
      showToast({ id: 'job', tone: 'error', title: _(key, values) });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['monitoring', 'overview'] }),
  });
}
