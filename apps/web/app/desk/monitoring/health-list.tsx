import { HEALTH_PARTS } from '@dalil/domain/monitoring/health.ts';
import { useLingui } from '@lingui/react';
import { StateLabel } from '../../features/status/state-label.tsx';
import type { Monitoring } from '../../queries/staff-monitoring.ts';

/** The state of each part, the worst over all processes. A part that is not set up has none. */
export function HealthList({ parts, setUpParts }: Pick<Monitoring, 'parts' | 'setUpParts'>) {
  const { _ } = useLingui();
  if (parts === null) return <p className="text-label text-text-2">{_('status.never')}</p>;
  return (
    <ul className="flex flex-col">
      {HEALTH_PARTS.map((part) => (
        <li key={part} className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2">
          <span className="text-label">{_(`status.part.${part}`)}</span>
          {setUpParts.includes(part) ? (
            <StateLabel state={parts[part]} />
          ) : (
            <span className="text-label text-text-3">{_('status.notSetUp')}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
