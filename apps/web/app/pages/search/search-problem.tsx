import { useLingui } from '@lingui/react';
import { useOnline } from '../../features/connection/use-online.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RecentSearches } from './recent-searches.tsx';

/** The search could not be made: without a connection that is said, and the searches made before stay in reach. */
export function SearchProblem({ onRetry }: { onRetry: () => void }) {
  const { _ } = useLingui();
  const isOnline = useOnline();
  return (
    <>
      <Notice
        tone="warning"
        role="alert"
        title={_(isOnline ? 'search-page.problem.title' : 'search-page.offline.title')}
        action={<Button onClick={onRetry}>{_('search-page.problem.retry')}</Button>}
      >
        {_(isOnline ? 'search-page.problem.hint' : 'search-page.offline.hint')}
      </Notice>
      {isOnline ? null : <RecentSearches />}
    </>
  );
}
