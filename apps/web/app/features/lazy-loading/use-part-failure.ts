import { useLingui } from '@lingui/react';
import { useToast } from '../announcer/use-toast.ts';
import { reloadOnce } from './reload-once.ts';

/** What follows when a part of the page did not arrive: after an update of the site a fresh document, otherwise a word. */
export function usePartFailure(): () => void {
  const { _ } = useLingui();
  const showToast = useToast();
  return () => {
    if (reloadOnce()) return;
    showToast({ id: 'part-not-loaded', tone: 'error', title: _('shell.error.loading'), text: _('shell.part.failed') });
  };
}
