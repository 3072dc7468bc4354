import { useLingui } from '@lingui/react';
import { OfflinePanel } from '../../features/offline-guide/offline-panel.tsx';
import { PageSection } from '../../features/page-sections/page-section.tsx';
import { useSecureContext } from '../../features/connection/use-secure-context.ts';

export function OfflineGroup() {
  const { _ } = useLingui();
  const isSecure = useSecureContext();
  return (
    <PageSection id="offline" title={_('settings.group.offline')} needsScript>
      {isSecure ? <OfflinePanel /> : <p className="pt-3 text-label text-text-2">{_('offline-guide.insecure')}</p>}
    </PageSection>
  );
}
