import { tabStorage } from '../../data/page-storage.ts';

const RELOADED_AT = 'dalil.reloaded-at';
const PAUSE_MS = 60_000;

/**
 * Reloads the document when a part of the site could not be loaded: after an update of the site its old parts are removed, and a
 * new document names the new ones. At most once a minute, so that a broken part does not cause endless reloads, and never without
 * a connection, which would lose the open page. Returns whether it reloaded.
 */
export function reloadOnce(now: number = Date.now(), reload: () => void = () => location.reload()): boolean {
  if (!navigator.onLine) return false;
  if (now - Number(tabStorage.getItem(RELOADED_AT)) < PAUSE_MS) return false;
  // A tab that forgets the time would reload without end.
  if (!tabStorage.setItem(RELOADED_AT, String(now))) return false;
  reload();
  return true;
}
