import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { Incident } from '../../queries/compliance.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IncidentCard } from './incident-card.tsx';
import { IncidentForm } from './incident-form.tsx';

/** Incidents with personal data: reporting one, and each with its clock of 72 hours, its steps and what comes next. */
export function IncidentsPart({ incidents }: { incidents: readonly Incident[] }) {
  const { _ } = useLingui();
  const [isReporting, setReporting] = useState(false);
  return (
    <section aria-labelledby="incidents-title" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="incidents-title" className="text-name font-strong">
          {_('compliance.part.incidents')}
        </h2>
        {isReporting ? null : (
          <Button variant="danger" onClick={() => setReporting(true)}>
            {_('compliance.incident.report')}
          </Button>
        )}
      </div>
      <p className="measure text-label text-text-2">{_('compliance.incident.what')}</p>
      {isReporting ? <IncidentForm onClose={() => setReporting(false)} /> : null}
      {incidents.length === 0 ? (
        <EmptyState title={_('compliance.incident.none')}>{_('compliance.incident.noneText')}</EmptyState>
      ) : (
        incidents.map((incident) => <IncidentCard key={incident.number} incident={incident} />)
      )}
    </section>
  );
}
