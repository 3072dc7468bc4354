import { useLingui } from '@lingui/react';
import { OfflinePanel } from '../../features/offline-guide/offline-panel.tsx';

export function OfflineGroup() {
  const { _ } = useLingui();
  return (
    <section id="offline" aria-labelledby="offline-title" className="measure" data-needs-script="">
      <h2 id="offline-title" className="border-b border-line pb-3 text-section font-strong">
        {_('settings.group.offline')}
      </h2>
      <OfflinePanel />
    </section>
  );
}
