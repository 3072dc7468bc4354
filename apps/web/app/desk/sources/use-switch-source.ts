import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { failureMessage } from '../../features/account-forms/auth-messages.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { type FeedSource, feedSourcesQuery, switchFeedSource } from '../../queries/headlines.ts';

/** Switches a source on or off. The switch moves when the server has confirmed. */
export function useSwitchSource({ id }: Pick<FeedSource, 'id'>) {
  const { _ } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const [isSwitching, setSwitching] = useState(false);

  async function send(isOn: boolean): Promise<void> {
    setSwitching(true);
    try {
      await switchFeedSource(api, id, isOn);
      showToast({ id: 'source', tone: 'success', title: _(isOn ? 'sources.nowOn' : 'sources.nowOff') });
      await queryClient.invalidateQueries(feedSourcesQuery(api));
    } catch (error) {
      const failure = failureMessage(error, 'sources.failed');
      showToast({ id: 'source', tone: 'error', title: _(failure.key, failure.values) });
    } finally {
      setSwitching(false);
    }
  }

  return { isSwitching, change: (isOn: boolean) => void send(isOn) };
}
