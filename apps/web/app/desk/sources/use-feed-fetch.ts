import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { failureMessage } from '../../features/account-forms/auth-messages.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { type FeedSource, feedSourcesQuery, requestFeedFetch } from '../../queries/headlines.ts';
import { useResultText } from './use-result-text.ts';

const PAUSE_MS = 1500;
const MAX_WAITS = 40;

/** Has a source fetched by the server, and waits for the result, a minute at most. */
export function useFeedFetch({ id }: Pick<FeedSource, 'id'>) {
  const { _ } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const resultText = useResultText();
  const [isFetching, setFetching] = useState(false);

  async function send(): Promise<void> {
    setFetching(true);
    try {
      const { fetchedAt } = await requestFeedFetch(api, id);
      const result = await waitForResult(fetchedAt);
      const isAnswered = result === 'ok';
      const title = result === null ? _('sources.fetchLate') : resultText(result);
      showToast({ id: 'source', tone: isAnswered ? 'success' : 'error', title });
    } catch (error) {
      const failure = failureMessage(error, 'sources.failed');
      showToast({ id: 'source', tone: 'error', title: _(failure.key, failure.values) });
    } finally {
      setFetching(false);
    }
  }

  /** The result of a fetch later than the last one, or null when there is none after a minute. */
  async function waitForResult(lastFetchedAt: string | null): Promise<string | null> {
    for (let waits = 0; waits < MAX_WAITS; waits += 1) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      const { items } = await queryClient.fetchQuery({ ...feedSourcesQuery(api), staleTime: 0 });
      const source = items.find((known) => known.id === id);
      if (source && source.fetchedAt !== lastFetchedAt) return source.result;
    }
    return null;
  }

  return { isFetching, fetchNow: () => void (isFetching ? undefined : send()) };
}
