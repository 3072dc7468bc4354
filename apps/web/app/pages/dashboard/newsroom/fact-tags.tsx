import { useLingui } from '@lingui/react';
import type { DeskFact } from '../../../queries/newsroom.ts';
import { Tag } from '../../../ui/tag.tsx';

const TONES = { current: 'ok', due: 'warn', hidden: 'neutral', expired: 'bad' } as const;

/** Whether users see the value of a fact, and whether something speaks against it, in words. */
export function FactTags({ fact: { status, problem } }: { fact: DeskFact }) {
  const { _ } = useLingui();
  return (
    <>
      {problem === null ? null : <Tag tone="bad">{_(`newsroom.fact.problem.${problem}`)}</Tag>}
      <Tag tone={TONES[status]}>{_(`newsroom.fact.status.${status}`)}</Tag>
    </>
  );
}
