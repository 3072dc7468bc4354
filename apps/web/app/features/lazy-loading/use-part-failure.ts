import { useLingui } from '@lingui/react';
import { useToast } from '../announcer/use-toast.ts';
import { reloadOnce } from './reload-once.ts';

/** Handles a part of the page that did not arrive: a new document after an update of the site, otherwise a message. */
export function usePartFailure(): () => void {
  const { _ } = useLingui();
  const showToast = useToast();
  return () => {
    if (reloadOnce()) return;
    showToast({ id: 'part-not-loaded', tone: 'error', title: _('shell.error.loading'), text: _('shell.part.failed') });
  };
}
