import { MAX_READ_ITEMS } from '@dalil/domain/bookmarks/reading-history.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useToast } from '../../features/announcer/use-toast.ts';
import { STORAGE_KEYS } from '../../data/storage-keys.ts';
import { bookmarkStore } from '../../features/bookmarks/bookmark-store.ts';
import { historyStore } from '../../features/history/history-store.ts';
import { useHistory } from '../../features/history/use-history.ts';
import { forgetOpened } from '../../features/offline-guide/guide-download.ts';
import { notifyPreferencesChanged } from '../../features/preferences/stored-preferences.ts';
import { useUnsent } from '../../features/unsent/use-unsent.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/modal.tsx';
import { Switch } from '../../ui/switch.tsx';

const OWN_PREFIX = 'dalil.';

/** Data stored only on this device: the reading history, and a button to delete everything. */
export function DeviceGroup() {
  const { _ } = useLingui();
  const showToast = useToast();
  const { isOn } = useHistory();

  function turn(next: boolean): void {
    if (!historyStore.turn(next)) showToast({ id: 'history', tone: 'error', title: _('settings.history.not-kept') });
  }

  return (
    <section id="device" aria-labelledby="device-title" className="measure" data-needs-script="">
      <h2 id="device-title" className="border-b border-line pb-3 text-section font-strong">
        {_('settings.group.device')}
      </h2>
      <div className="border-b border-line py-3">
        <Switch
          label={_('settings.history.name')}
          hint={_('settings.history.hint', { count: MAX_READ_ITEMS })}
          checked={isOn}
          onChange={(event) => turn(event.currentTarget.checked)}
        />
      </div>
      <ClearDevice />
    </section>
  );
}

function ClearDevice() {
  const { _ } = useLingui();
  const showToast = useToast();
  const [isConfirming, setConfirming] = useState(false);
  const { waitingCount, rejectedCount } = useUnsent();
  const unsent = waitingCount + rejectedCount;

  async function clear(): Promise<void> {
    setConfirming(false);
    // A browser without a database has nothing to delete.
    forgetOpened().catch(() => undefined);
    if (await clearDevice()) showToast({ id: 'cleared', tone: 'success', title: _('settings.clear.done') });
    else showToast({ id: 'cleared', tone: 'error', title: _('settings.clear.failed') });
  }

  return (
    <div className="flex flex-col items-start gap-3 pt-5">
      <p className="text-label text-text-2">{_('settings.clear.text')}</p>
      <Button onClick={() => setConfirming(true)}>{_('settings.clear')}</Button>
      <Dialog
        isOpen={isConfirming}
        onOpenChange={setConfirming}
        title={_('settings.clear.title')}
        description={_('settings.clear.text')}
        closeLabel={_('settings.clear.keep')}
        actions={
          <>
            <Button variant="danger" onClick={() => void clear()}>
              {_('settings.clear.confirm')}
            </Button>
            <Button onClick={() => setConfirming(false)}>{_('settings.clear.keep')}</Button>
          </>
        }
      >
        {unsent > 0 ? (
          <p className="text-label font-semibold text-danger">{_('settings.clear.unsent', { count: unsent })}</p>
        ) : null}
      </Dialog>
    </div>
  );
}

/** Deletes the data on this device, except the signed-in state. False when the browser does not allow it. */
async function clearDevice(): Promise<boolean> {
  try {
    // A change on its way to the database would return the list to it.
    await bookmarkStore.whenSaved();
    const { clearQueue } = await import('../../features/offline-sync/page-queue.ts');
    await clearQueue();
    for (const storage of [localStorage, sessionStorage]) {
      const names = Object.keys(storage).filter((key) => key.startsWith(OWN_PREFIX) && key !== STORAGE_KEYS.auth);
      for (const name of names) storage.removeItem(name);
    }
  } catch {
    return false;
  }
  // Every part of the page with stored data reads it again, as after a change in another tab.
  dispatchEvent(new StorageEvent('storage', { key: null }));
  notifyPreferencesChanged();
  return true;
}
