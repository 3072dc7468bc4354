import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { sessionQuery } from '../../queries/accounts.ts';
import { Notice } from '../../ui/notice.tsx';

/** AUTH-9, AUTH-13: why whoever comes here has to sign in again, for the browser whose session ended. */
export function SessionEnded() {
  const { _ } = useLingui();
  const { state } = useLocation() as { state: { isEverywhere?: boolean } | null };
  const { data: session } = useQuery({ ...sessionQuery(useApi()), enabled: false });
  if (state?.isEverywhere) return <Notice tone="success">{_('account.everywhere')}</Notice>;
  if (!session?.ended) return null;
  const { reason, role } = session.ended;
  return <Notice>{_(`account.ended.${reason}`, { role })}</Notice>;
}
