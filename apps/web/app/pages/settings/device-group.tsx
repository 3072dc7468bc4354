import { MAX_READ_ITEMS } from '@dalil/domain/bookmarks/reading-history.ts';
import { DEVICE_STORAGE_PATH } from '@dalil/domain/privacy/legal-document.ts';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { useToast } from '../../features/announcer/use-toast.ts';
import { ClearDeviceButton } from '../../features/device-storage/clear-device-button.tsx';
import { historyStore } from '../../features/history/history-store.ts';
import { useHistory } from '../../features/history/use-history.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { PageSection } from '../../features/page-sections/page-section.tsx';
import { Switch } from '../../ui/switch.tsx';
import { RefusedNotice } from '../../features/device-storage/refused-notice.tsx';

/** Data stored only on this device: the reading history, and a button to delete everything. */
export function DeviceGroup() {
  const { _ } = useLingui();
  const showToast = useToast();
  const toLocale = useLocalePath();
  const { isOn } = useHistory();

  function turn(next: boolean): void {
    if (!historyStore.turn(next)) showToast({ id: 'history', tone: 'error', title: _('settings.history.not-kept') });
  }

  return (
    <PageSection id="device" title={_('settings.group.device')} needsScript>
      <div className="empty:hidden">
        <RefusedNotice />
      </div>
      <div className="border-b border-line py-3">
        <Switch
          label={_('settings.history.name')}
          hint={_('settings.history.hint', { count: MAX_READ_ITEMS })}
          checked={isOn}
          onChange={(event) => turn(event.currentTarget.checked)}
        />
      </div>
      <div className="flex flex-col gap-3">
        <ClearDeviceButton />
        <Link to={toLocale(DEVICE_STORAGE_PATH)} className="text-link self-start text-label">
          {_('device.title')}
        </Link>
      </div>
    </PageSection>
  );
}
