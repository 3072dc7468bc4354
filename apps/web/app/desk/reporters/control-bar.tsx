import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { isolate } from '../../language/bidi.tsx';
import { type Reporters, setStopped } from '../../queries/reporters.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useChange } from './use-change.ts';

/** STAFF-4: whether reporters may run at all, with the switch that stops every one of them. */
export function ControlBar({ reporters: { isStopped, items, model } }: { reporters: Reporters }) {
  const { _ } = useLingui();
  const api = useApi();
  const { isSending, change } = useChange();
  const [isAsking, setAsking] = useState(false);
  const restart = () => change(() => setStopped(api, false), 'reporters.switched');
  return (
    <div className="flex flex-col gap-3">
      <Notice
        tone={isStopped ? 'danger' : 'info'}
        className="flex-wrap"
        action={
          isStopped ? (
            <Button size="small" aria-disabled={isSending} onClick={restart}>
              {_('reporters.restart')}
            </Button>
          ) : (
            <Button size="small" variant="danger" onClick={() => setAsking(true)}>
              {_('reporters.stop')}
            </Button>
          )
        }
      >
        {isStopped
          ? _('reporters.stopped')
          : _('reporters.allowed', { on: items.filter(({ isOn }) => isOn).length, count: items.length })}
      </Notice>
      {model === null ? (
        <Notice tone="warning">{_('reporters.noModel')}</Notice>
      ) : (
        <p className="text-label text-text-2">{_('reporters.model', { name: isolate(model) })}</p>
      )}
      <Dialog isOpen={isAsking} onOpenChange={setAsking} title={_('reporters.stop')} closeLabel={_('reporters.close')}>
        <div className="flex flex-col gap-4">
          <p className="text-label text-text-2">{_('reporters.stopHint')}</p>
          <div>
            <Button
              variant="danger"
              onClick={() => {
                setAsking(false);
                change(() => setStopped(api, true), 'reporters.switched');
              }}
            >
              {_('reporters.stop')}
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}
