import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureMessage } from '../../features/account-forms/auth-messages.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { STAFF_NEWS_KEY } from '../../queries/operator-news.ts';

/** Does one thing at a time to news, says what came of it, and has the list fetched again. */
export function useNewsAction() {
  const { _ } = useLingui();
  const queries = useQueryClient();
  const showToast = useToast();
  const [isActing, setActing] = useState(false);

  async function act(work: () => Promise<void>, done: string): Promise<void> {
    if (isActing) return;
    setActing(true);
    try {
      await work();
      showToast({ id: 'operator-news', tone: 'success', title: _(done) });
    } catch (error) {
      const { key, values } = failureMessage(error, 'news-desk.failed');
      showToast({ id: 'operator-news', tone: 'error', title: _(key, values) });
    } finally {
      setActing(false);
      // After a failure too: another person may have changed it.
      await queries.invalidateQueries({ queryKey: [STAFF_NEWS_KEY] });
    }
  }

  return { act, isActing };
}
