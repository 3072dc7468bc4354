import { useLingui } from '@lingui/react';
import type { ReporterRun } from '../../queries/reporters.ts';
import { Tag, type Tone } from '../../ui/tag.tsx';

const TONES: Record<ReporterRun['state'], Tone> = {
  running: 'info',
  drafted: 'ok',
  nothing: 'neutral',
  blocked: 'bad',
  failed: 'bad',
  skipped: 'warn',
};

/** How a run ended. */
export function RunStateTag({ state }: Pick<ReporterRun, 'state'>) {
  const { _ } = useLingui();
  return <Tag tone={TONES[state]}>{_(`reporters.state.${state}`)}</Tag>;
}
