import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { IncidentList } from '../../features/status/incident-list.tsx';
import { isolate } from '../../language/bidi.tsx';
import { useLocale } from '../../language/use-locale.ts';
import { incidentsQuery, type ServiceIncident } from '../../queries/status.ts';
import { Button } from '../../ui/button.tsx';
import { LoadedPanel } from '../newsroom/loaded-panel.tsx';
import { Panel } from '../quality/panel.tsx';
import { IncidentForm } from './incident-form.tsx';

/** MON-1: incidents as the status page shows them, with what staff can write about them. */
export function IncidentDesk() {
  const { _ } = useLingui();
  const query = useQuery(incidentsQuery(useApi(), useLocale()));
  /** `new`, or the id of the incident that gets an update. */
  const [writing, setWriting] = useState<string | null>(null);
  return (
    <section aria-labelledby="incident-desk" className="flex flex-col gap-4">
      <h2 id="incident-desk" className="text-section font-strong">
        {_('status.incidents')}
      </h2>
      <LoadedPanel query={query}>
        {({ incidents }) => (
          <>
            <IncidentList incidents={incidents} />
            {writing === null ? <IncidentButtons incidents={incidents} onWrite={setWriting} /> : null}
          </>
        )}
      </LoadedPanel>
      {writing === null ? null : (
        <Panel title={_(writing === 'new' ? 'monitoring.incident.open' : 'monitoring.incident.update')}>
          <IncidentForm incident={writing === 'new' ? null : writing} onClose={() => setWriting(null)} />
        </Panel>
      )}
    </section>
  );
}

type ButtonsProps = { incidents: readonly ServiceIncident[]; onWrite: (what: string) => void };

function IncidentButtons({ incidents, onWrite }: ButtonsProps) {
  const { _ } = useLingui();
  return (
    <div className="flex flex-wrap gap-3">
      {incidents
        .filter(({ resolvedAt }) => resolvedAt === null)
        .map(({ id, title }) => (
          <Button key={id} variant="primary" onClick={() => onWrite(id)}>
            {_('monitoring.incident.updateOf', { title: isolate(title.text) })}
          </Button>
        ))}
      <Button onClick={() => onWrite('new')}>{_('monitoring.incident.open')}</Button>
    </div>
  );
}
