import { useEffect, useEffectEvent, useRef } from 'react';
import { useOnline } from './use-online.ts';

/** Runs `send` once each time the connection returns while the page is open. */
export function useWhenBackOnline(send: () => void): void {
  const isOnline = useOnline();
  const wasOffline = useRef(false);
  const onBack = useEffectEvent(send);
  useEffect(() => {
    if (isOnline && wasOffline.current) onBack();
    wasOffline.current = !isOnline;
  }, [isOnline]);
}
