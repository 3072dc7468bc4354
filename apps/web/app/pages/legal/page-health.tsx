import { type PageState, pageHealth } from '@dalil/domain/monitoring/page-health.ts';
import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { countPageViews } from '../../features/measuring/page-views.ts';
import { countErrors } from '../../shell/error-report.ts';
import { FactsPanel } from '../../ui/facts-panel.tsx';

const MEGABYTE = 1024 * 1024;

/** MON-1, PRIV-3: what the open page knows of its own state. Nothing of it is sent. */
export function PageHealth() {
  const { _ } = useLingui();
  const [state, setState] = useState<PageState | null>(null);
  useEffect(() => setState(readState()), []);
  if (!state) return null;
  const health = pageHealth(state);
  const rows = [
    {
      label: _('device.health.analytics'),
      value: _(`device.state.${health.analytics}`),
      note: _('device.health.waiting', { count: state.waitingViews }),
    },
    { label: _('device.health.frontend'), value: _(`device.state.${health.frontend}`) },
    {
      label: _('device.health.monitoring'),
      value: _(`device.state.${health.monitoring}`),
      note: _('device.health.errors', { count: state.errors }),
    },
  ];
  return (
    <div className="max-w-measure">
      <FactsPanel title={_('device.health')} rows={rows} />
    </div>
  );
}

function readState(): PageState {
  const [entry] = performance.getEntriesByType('navigation');
  const { memory } = performance as { memory?: { usedJSHeapSize: number } };
  return {
    waitingViews: countPageViews(),
    loadMs: entry && entry.loadEventEnd > 0 ? entry.loadEventEnd : null,
    memoryMegabytes: memory ? memory.usedJSHeapSize / MEGABYTE : null,
    errors: countErrors(),
  };
}
