import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/**
 * The device's time, updated every minute and when the user returns to the page. Null on the server and while hydrating: a page
 * that is the same for every user contains nothing that depends on the minute it was rendered in.
 */
export function useNow(): Date | null {
  const minute = useSyncExternalStore(subscribe, currentMinute, () => null);
  return minute === null ? null : new Date(minute * MINUTE_MS);
}

/** A number, so that two reads within a minute are equal. */
function currentMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS);
}

function subscribe(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const renew = () => {
    listener();
    timer = setTimeout(renew, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  timer = setTimeout(renew, MINUTE_MS - (Date.now() % MINUTE_MS));
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}
