import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/modal.tsx';
import { useToast } from '../announcer/use-toast.ts';
import { useUnsent } from '../unsent/use-unsent.ts';
import { clearDevice } from './clear-device.ts';

/** ERR-5: deletes what this device stores, after a question that names what would be lost. */
export function ClearDeviceButton({ onCleared }: { onCleared?: () => void }) {
  const { _ } = useLingui();
  const showToast = useToast();
  const [isConfirming, setConfirming] = useState(false);
  const { waitingCount, rejectedCount } = useUnsent();
  const unsent = waitingCount + rejectedCount;

  async function clear(): Promise<void> {
    setConfirming(false);
    const isCleared = await clearDevice();
    if (isCleared) showToast({ id: 'cleared', tone: 'success', title: _('device.clear.done') });
    else showToast({ id: 'cleared', tone: 'error', title: _('device.clear.failed') });
    onCleared?.();
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-label text-text-2">{_('device.clear.text')}</p>
      <Button data-needs-script="" onClick={() => setConfirming(true)}>
        {_('device.clear')}
      </Button>
      <Dialog
        isOpen={isConfirming}
        onOpenChange={setConfirming}
        title={_('device.clear.title')}
        description={_('device.clear.text')}
        closeLabel={_('device.clear.keep')}
        actions={
          <>
            <Button variant="danger" onClick={() => void clear()}>
              {_('device.clear.confirm')}
            </Button>
            <Button onClick={() => setConfirming(false)}>{_('device.clear.keep')}</Button>
          </>
        }
      >
        {unsent > 0 ? (
          <p className="text-label font-semibold text-danger">{_('device.clear.unsent', { count: unsent })}</p>
        ) : null}
      </Dialog>
    </div>
  );
}
