import type { AuthorityId, IdeaState } from '@dalil/domain/quality/idea.ts';
import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';
import { Tag } from '../../ui/tag.tsx';

const TONES = { received: 'info', answered: 'ok', forwarded: 'ok', closed: 'neutral' } as const;

type StateTagProps = { state: IdeaState; authority: AuthorityId | null; changedOn: string };

/** How far an idea has come, since when, and to whom it was passed on. */
export function StateTag({ state, authority, changedOn }: StateTagProps) {
  const { _ } = useLingui();
  const format = useFormat();
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Tag tone={TONES[state]}>{_(`mayor.state.${state}`)}</Tag>
      <span className="text-meta text-text-3">
        {authority ? `${_(`mayor.authority.${authority}`)} · ` : null}
        {_('mayor.idea.changed', { date: format.shortDate(changedOn) })}
      </span>
    </span>
  );
}
