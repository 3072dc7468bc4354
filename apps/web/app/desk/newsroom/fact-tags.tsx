import { LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import type { DeskFact } from '../../queries/newsroom.ts';
import { Tag } from '../../ui/tag.tsx';

const TONES = { current: 'ok', due: 'warn', hidden: 'neutral', expired: 'bad' } as const;

/** Whether users see the value of a fact, whether something speaks against it, and the languages whose words wait. */
export function FactTags({ fact: { status, problem, waiting } }: { fact: DeskFact }) {
  const { _ } = useLingui();
  return (
    <>
      {problem === null ? null : <Tag tone="bad">{_(`newsroom.fact.problem.${problem}`)}</Tag>}
      {waiting.length === 0 ? null : (
        <Tag tone="warn">
          {_('newsroom.fact.waiting')}{' '}
          <span className="font-system">{waiting.map(({ locale }) => LOCALE_INFO[locale].nativeName).join(' · ')}</span>
        </Tag>
      )}
      <Tag tone={TONES[status]}>{_(`newsroom.fact.status.${status}`)}</Tag>
    </>
  );
}
