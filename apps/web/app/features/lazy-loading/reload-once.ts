const RELOADED_AT = 'dalil.reloaded-at';
const PAUSE_MS = 60_000;

/**
 * Loads the document again when a part of the site could not be loaded: after an update of the site its old parts are
 * gone, and a fresh document names the new ones. At most once a minute, so that a part that stays broken does not
 * reload for ever, and never without a connection, which would take the open page away. Tells whether it did.
 */
export function reloadOnce(now: number = Date.now(), reload: () => void = () => location.reload()): boolean {
  if (!navigator.onLine) return false;
  try {
    if (now - Number(sessionStorage.getItem(RELOADED_AT)) < PAUSE_MS) return false;
    sessionStorage.setItem(RELOADED_AT, String(now));
  } catch {
    return false;
  }
  reload();
  return true;
}
