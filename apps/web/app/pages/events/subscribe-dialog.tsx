import { useLingui } from '@lingui/react';
import { Copy } from 'lucide-react';
import { useCopy } from '../../features/share/use-copy.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Dialog } from '../../ui/modal.tsx';
import type { SubscribeAddresses } from './subscribe-addresses.ts';

const WAYS = ['calendar', 'feed'] as const;

/** The addresses of the calendar and of the feed, to copy into a program. */
export function SubscribeDialog({ addresses, onClose }: { addresses: SubscribeAddresses; onClose: () => void }) {
  const { _ } = useLingui();
  const copy = useCopy();
  return (
    <Dialog
      title={_('events.calendar.addresses')}
      description={_('events.calendar.addresses.note')}
      closeLabel={_('events.calendar.close')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <ul className="flex flex-col gap-4">
        {WAYS.map((way) => (
          <li key={way} className="flex items-end gap-2">
            <div className="min-w-0 grow">
              <TextField
                label={_(`events.calendar.address.${way}`)}
                dir="ltr"
                readOnly
                value={addresses[way]}
                onFocus={(event) => event.target.select()}
              />
            </div>
            <Button
              aria-label={_(`events.calendar.copy.${way}`)}
              onClick={() =>
                void copy(addresses[way], {
                  id: 'subscribe',
                  copied: _('events.calendar.copied'),
                  failed: _('events.calendar.copy-failed'),
                })
              }
            >
              <Copy aria-hidden className="icon" />
              {_('events.calendar.copy')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
