import { useLingui } from '@lingui/react';
import type { DeskFact } from '../../../queries/newsroom.ts';
import { Tag } from '../../../ui/tag.tsx';

const TONES = { current: 'ok', due: 'warn', hidden: 'neutral', expired: 'bad' } as const;

/** Whether users see the value of a fact, in words. */
export function FactStatusTag({ status }: { status: DeskFact['status'] }) {
  const { _ } = useLingui();
  return <Tag tone={TONES[status]}>{_(`newsroom.fact.status.${status}`)}</Tag>;
}
