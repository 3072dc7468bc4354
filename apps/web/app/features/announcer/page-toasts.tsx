import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { toasts } from './toasts.ts';

/** ERR-5: the one place of toasts. A message that waits for an answer ends with the page it was about. */
export function PageToasts() {
  const { _ } = useLingui();
  const { pathname } = useLocation();
  useEffect(() => () => dismissWaiting(), [pathname]);
  return <ToastRegion queue={toasts} label={_('shell.toast.region')} closeLabel={_('shell.toast.dismiss')} />;
}

function dismissWaiting(): void {
  const shown = toasts.current();
  if (shown && (shown.tone === 'error' || shown.action)) toasts.dismiss(shown.id);
}
