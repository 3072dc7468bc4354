import { useLingui } from '@lingui/react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The list could not be fetched. What was on the page before stays. */
export function ListingProblem({ onRetry }: { onRetry: () => void }) {
  const { _ } = useLingui();
  return (
    <Notice
      tone="warning"
      role="alert"
      title={_('guide.problem.title')}
      action={<Button onClick={onRetry}>{_('guide.problem.retry')}</Button>}
    >
      {_('guide.problem.hint')}
    </Notice>
  );
}
