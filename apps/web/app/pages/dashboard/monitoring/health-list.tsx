import { HEALTH_PARTS } from '@dalil/domain/monitoring/health.ts';
import { useLingui } from '@lingui/react';
import { StateLabel } from '../../../features/status/state-label.tsx';
import type { Monitoring } from '../../../queries/staff-monitoring.ts';

/** The state of each part, the worst over all processes. */
export function HealthList({ parts }: Pick<Monitoring, 'parts'>) {
  const { _ } = useLingui();
  if (parts === null) return <p className="text-label text-text-2">{_('status.never')}</p>;
  return (
    <ul className="flex flex-col">
      {HEALTH_PARTS.map((part) => (
        <li key={part} className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2">
          <span className="text-label">{_(`status.part.${part}`)}</span>
          <StateLabel state={parts[part]} />
        </li>
      ))}
    </ul>
  );
}
