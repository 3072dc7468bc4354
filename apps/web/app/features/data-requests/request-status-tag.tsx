import type { RequestStatus } from '@dalil/domain/privacy/data-request.ts';
import { useLingui } from '@lingui/react';
import { Tag, type Tone } from '../../ui/tag.tsx';

const TONES: Record<RequestStatus, Tone> = {
  pending: 'info',
  in_review: 'info',
  waiting_for_user: 'warn',
  completed: 'ok',
  rejected: 'bad',
  failed: 'bad',
  cancelled: 'neutral',
};

export function RequestStatusTag({ status }: { status: RequestStatus }) {
  const { _ } = useLingui();
  return <Tag tone={TONES[status]}>{_(`rights.status.${status}`)}</Tag>;
}
