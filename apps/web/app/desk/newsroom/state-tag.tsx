import type { TextState } from '@dalil/domain/newsroom/workflow.ts';
import { useLingui } from '@lingui/react';
import { Tag, type Tone } from '../../ui/tag.tsx';

const TONES: Record<TextState | 'outdated' | 'none', Tone> = {
  draft: 'neutral',
  'in-review': 'info',
  'changes-requested': 'warn',
  approved: 'ok',
  scheduled: 'info',
  published: 'ok',
  corrected: 'ok',
  unpublished: 'bad',
  archived: 'neutral',
  outdated: 'warn',
  none: 'neutral',
};

/** STAFF-1: the state of a text, in words. */
export function StateTag({ state }: { state: TextState | 'outdated' | null }) {
  const { _ } = useLingui();
  const shown = state ?? 'none';
  return <Tag tone={TONES[shown]}>{_(`newsroom.state.${shown}`)}</Tag>;
}
