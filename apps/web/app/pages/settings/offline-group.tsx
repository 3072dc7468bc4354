import { useLingui } from '@lingui/react';
import { OfflinePanel } from '../../features/offline-guide/offline-panel.tsx';
import { useSecureContext } from '../../features/connection/use-secure-context.ts';

export function OfflineGroup() {
  const { _ } = useLingui();
  const isSecure = useSecureContext();
  return (
    <section id="offline" aria-labelledby="offline-title" className="measure" data-needs-script="">
      <h2 id="offline-title" className="border-b border-line pb-3 text-section font-strong">
        {_('settings.group.offline')}
      </h2>
      {isSecure ? <OfflinePanel /> : <p className="pt-3 text-label text-text-2">{_('offline-guide.insecure')}</p>}
    </section>
  );
}
