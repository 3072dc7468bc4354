import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { useFormat } from '../../language/use-format.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../announcer/use-toast.ts';

const TOAST = 'sync';

type Figures = { synced: number; waiting: number; failed: number };

/** PWA-8: the figures of the queue, and a button that starts a sync run immediately. */
export function SyncFooter({ synced, waiting, failed }: Figures) {
  const { _ } = useLingui();
  const format = useFormat();
  const { isSending, send } = useSyncNow();
  const count = (figure: number) => ({ count: format.number(figure) });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-t border-line px-5 py-3">
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-meta text-text-3">
        <li>{_('unsent.stats.synced', count(synced))}</li>
        <li>{_('unsent.stats.waiting', count(waiting))}</li>
        <li>{_('unsent.stats.failed', count(failed))}</li>
      </ul>
      {waiting > 0 ? (
        <Button size="small" disabled={isSending} onClick={() => void send()}>
          {_('unsent.sync')}
        </Button>
      ) : null}
    </div>
  );
}

/** Status codes with a message of their own. For any other the number is displayed. */
const STATUSES = [401, 408, 425, 429, 500, 502, 503, 504];

/** ERR-5, ERR-6: a toast reports the result, with the server's response if there was one. */
function useSyncNow() {
  const { _ } = useLingui();
  const api = useApi();
  const showToast = useToast();
  const [isSending, setSending] = useState(false);
  const statusText = (code: number) => _(`unsent.sync.status.${STATUSES.includes(code) ? code : 'other'}`, { code });
  const announceFailure = (status = 0) => {
    const title = status ? _('unsent.sync.failed.with', { status: statusText(status) }) : _('unsent.sync.failed');
    showToast({ id: TOAST, tone: 'error', title, text: _('unsent.sync.failed.text') });
  };
  const announceOffline = () =>
    showToast({ id: TOAST, tone: 'error', title: _('unsent.sync.cannot'), text: _('unsent.sync.cannot.text') });

  async function send(): Promise<void> {
    if (!navigator.onLine) return announceOffline();
    setSending(true);
    try {
      const { syncRun } = await import('../offline-sync/sync-run.ts');
      const { state, failedWith } = await syncRun(api);
      if (state === 'done') showToast({ id: TOAST, tone: 'info', title: _('unsent.sync.completed') });
      else announceFailure(failedWith);
    } catch {
      announceFailure();
    }
    setSending(false);
  }

  return { isSending, send };
}
