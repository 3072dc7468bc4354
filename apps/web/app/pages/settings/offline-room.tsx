import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useRoom } from '../../features/offline-guide/use-room.ts';
import { Button } from '../../ui/button.tsx';
import { useSizeWords } from './use-size-words.ts';

/** How much room the guide takes, and whether the browser will keep it when room is short. */
export function OfflineRoom({ bytes }: { bytes: number }) {
  const { _ } = useLingui();
  const sizeOf = useSizeWords();
  const { room, persist } = useRoom(bytes);
  const [isRefused, setRefused] = useState(false);
  const guide = sizeOf(bytes);
  return (
    <div className="flex flex-col items-start gap-2 border-b border-line py-4">
      <h3 className="text-label font-semibold">{_('offline-guide.room')}</h3>
      <p className="text-meta text-text-2">
        {room
          ? _('offline-guide.room.used', { guide, used: sizeOf(room.used), quota: sizeOf(room.quota) })
          : _('offline-guide.room.guide', { guide })}
      </p>
      {room && room.quota > 0 ? (
        <meter aria-hidden className="h-2 w-full" min={0} max={room.quota} value={room.used} />
      ) : null}
      {room ? (
        <p className="text-meta text-text-2">
          {_(room.isPersistent ? 'offline-guide.persistent' : 'offline-guide.not-persistent')}
        </p>
      ) : null}
      {room && !room.isPersistent ? (
        <Button
          onClick={() => {
            persist()
              .then((isKept) => setRefused(!isKept))
              .catch(() => setRefused(true));
          }}
        >
          {_('offline-guide.persist')}
        </Button>
      ) : null}
      <p role="status" className="text-meta text-text-2">
        {isRefused ? _('offline-guide.persist.refused') : null}
      </p>
    </div>
  );
}
