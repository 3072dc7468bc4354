import { useLingui } from '@lingui/react';
import type { Monitoring } from '../../queries/staff-monitoring.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { AlertRow } from './alert-row.tsx';

/** Open alerts, and below them those that are resolved. */
export function AlertList({ alerts }: Pick<Monitoring, 'alerts'>) {
  const { _ } = useLingui();
  const open = alerts.filter(({ resolvedAt }) => resolvedAt === null);
  const resolved = alerts.filter(({ resolvedAt }) => resolvedAt !== null);
  return (
    <>
      {open.length === 0 ? (
        <p className="text-label text-text-2">{_('monitoring.alerts.none')}</p>
      ) : (
        <ul className="flex flex-col">
          {open.map((alert) => (
            <AlertRow key={alert.number} alert={alert} />
          ))}
        </ul>
      )}
      {resolved.length === 0 ? null : (
        <Disclosure title={_('monitoring.alerts.resolved', { count: resolved.length })}>
          <ul className="flex flex-col">
            {resolved.map((alert) => (
              <AlertRow key={alert.number} alert={alert} />
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}
