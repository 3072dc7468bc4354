import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureMessage } from '../../features/account-forms/auth-messages.ts';
import { useToast } from '../../features/announcer/use-toast.ts';

/** Sends one change at a time, says what came of it, and has the reporters fetched again. */
export function useChange() {
  const { _ } = useLingui();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const [isSending, setSending] = useState(false);

  async function send(work: () => Promise<unknown>, done: string): Promise<void> {
    setSending(true);
    try {
      await work();
      showToast({ id: 'reporter', tone: 'success', title: _(done) });
      await queryClient.invalidateQueries({ queryKey: ['reporters'] });
    } catch (error) {
      const failure = failureMessage(error, 'reporters.failed');
      showToast({ id: 'reporter', tone: 'error', title: _(failure.key, failure.values) });
    } finally {
      setSending(false);
    }
  }

  return {
    isSending,
    change: (work: () => Promise<unknown>, done: string) => void (isSending ? undefined : send(work, done)),
  };
}
