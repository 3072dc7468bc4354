import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useApi } from '../../data/use-api.ts';
import { Ltr } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { claimReview, type TextKey } from '../../queries/newsroom.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/**
 * STAFF-3: tells others that one has this text open. While another person has it, that person is named and the decision is shown
 * after taking over. If that cannot be found out, the decision is shown: the rules of the workflow hold in any case.
 */
export function ReviewerGuard({ textKey, children }: { textKey: TextKey; children: ReactNode }) {
  const { _ } = useLingui();
  const format = useFormat();
  const api = useApi();
  const { kind, id, locale } = textKey;
  const {
    mutate,
    data: claim,
    isPending,
  } = useMutation({
    mutationFn: (isTakingOver: boolean) => claimReview(api, { kind, id, locale }, isTakingOver),
  });
  useEffect(() => mutate(false), [mutate, kind, id, locale]);
  if (claim === undefined || claim.isOwn) return children;
  return (
    <Notice
      role="status"
      action={
        <Button size="small" disabled={isPending} onClick={() => mutate(true)}>
          {_('newsroom.reviewer.takeOver')}
        </Button>
      }
    >
      <p>
        {_('newsroom.reviewer', { name: claim.reviewer ?? _('newsroom.formerStaff') })}{' '}
        <Ltr>{format.time(claim.since)}</Ltr>
      </p>
    </Notice>
  );
}
