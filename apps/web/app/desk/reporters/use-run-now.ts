import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { failureMessage } from '../../features/account-forms/auth-messages.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { useLocale } from '../../language/use-locale.ts';
import { type Reporter, requestRun, runQuery } from '../../queries/reporters.ts';
import { writeRun } from './reporters-search.ts';

const PAUSE_MS = 1500;
const MAX_WAITS = 60;

/** Has a reporter run on the server, waits for the end of the run and opens it. */
export function useRunNow({ id }: Pick<Reporter, 'id'>) {
  const { _ } = useLingui();
  const api = useApi();
  const locale = useLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const [isRunning, setRunning] = useState(false);

  async function send(): Promise<void> {
    setRunning(true);
    try {
      const { runId } = await requestRun(api, id);
      const state = await waitForEnd(runId);
      const title =
        state === null ? _('reporters.late') : _('reporters.ended', { state: _(`reporters.state.${state}`) });
      showToast({ id: 'reporter', tone: state === 'failed' ? 'error' : 'success', title });
      await queryClient.invalidateQueries({ queryKey: ['reporters'] });
      if (state !== null) await navigate(writeRun(runId), { preventScrollReset: true });
    } catch (error) {
      const failure = failureMessage(error, 'reporters.failed');
      showToast({ id: 'reporter', tone: 'error', title: _(failure.key, failure.values) });
    } finally {
      setRunning(false);
    }
  }

  async function waitForEnd(runId: number): Promise<string | null> {
    for (let waits = 0; waits < MAX_WAITS; waits += 1) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      const { state } = await queryClient.fetchQuery({ ...runQuery(api, runId, locale), staleTime: 0 });
      if (state !== 'running') return state;
    }
    return null;
  }

  return { isRunning, runNow: () => void (isRunning ? undefined : send()) };
}
