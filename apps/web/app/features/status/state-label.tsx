import type { HealthState } from '@dalil/domain/monitoring/health.ts';
import { useLingui } from '@lingui/react';
import { CircleAlert, CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';

const LOOKS = {
  healthy: { Icon: CircleCheck, look: 'text-success' },
  degraded: { Icon: TriangleAlert, look: 'text-warning' },
  unhealthy: { Icon: CircleAlert, look: 'text-danger' },
  none: { Icon: CircleHelp, look: 'text-text-3' },
} as const;

/** The state of a part in words, with an icon. Null where it is not known. */
export function StateLabel({ state }: { state: HealthState | null }) {
  const { _ } = useLingui();
  const { Icon, look } = LOOKS[state ?? 'none'];
  return (
    <span className="inline-flex items-center gap-2 text-label">
      <Icon aria-hidden className={classNames('icon', look)} />
      {_(`status.state.${state ?? 'none'}`)}
    </span>
  );
}
