import { useLingui } from '@lingui/react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureMessage } from '../../features/account-forms/auth-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';

type LoadedPanelProps<Data> = { query: UseQueryResult<Data>; children: (data: Data) => ReactNode };

/** What is loaded beside a list: its skeleton, its failure with a retry, or its content. */
export function LoadedPanel<Data>({ query, children }: LoadedPanelProps<Data>) {
  const { _ } = useLingui();
  if (query.isError) {
    const { key, values } = failureMessage(query.error, 'newsroom.failed');
    return (
      <Notice
        role="alert"
        tone="danger"
        action={
          <Button size="small" onClick={() => void query.refetch()}>
            {_('newsroom.retry')}
          </Button>
        }
      >
        {_(key, values)}
      </Notice>
    );
  }
  if (query.data === undefined) {
    return (
      <SkeletonRegion label={_('newsroom.loading')}>
        <Skeleton className="min-h-32" />
      </SkeletonRegion>
    );
  }
  return children(query.data);
}
