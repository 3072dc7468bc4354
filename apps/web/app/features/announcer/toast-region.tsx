import { useLingui } from '@lingui/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Toast, toastPlaceClass } from '../../ui/toast.tsx';
import { type ToastMessage, toasts } from './toast-store.ts';

/**
 * ERR-5: the only toast region. The two live regions are always in the document, because a region added together with its text is
 * not announced. F6 moves the focus here and Escape dismisses. The timer is paused while the user is here.
 */
export function ToastRegion() {
  const { _ } = useLingui();
  const region = useRef<HTMLElement>(null);
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, () => null);
  const { pathname } = useLocation();
  useEffect(() => toasts.leavePage, [pathname]);
  useToastKeys(region);
  const card = toast && <ToastCard key={toast.id} toast={toast} />;
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={_('shell.toast.region')}
      className={toastPlaceClass}
      onPointerEnter={toasts.pause}
      onPointerLeave={toasts.resume}
      onFocus={toasts.pause}
      onBlur={toasts.resume}
    >
      <div role="status">{toast?.tone === 'error' ? null : card}</div>
      <div role="alert">{toast?.tone === 'error' ? card : null}</div>
    </section>
  );
}

function ToastCard({ toast }: { toast: ToastMessage }) {
  const { _ } = useLingui();
  const { id, tone, title, text, action } = toast;
  // A toast that is removed under the pointer fires no event for the pointer leaving.
  useEffect(() => toasts.resume, []);
  return (
    <Toast
      tone={tone}
      title={title}
      closeLabel={_('shell.toast.dismiss')}
      onClose={() => close(toast)}
      action={
        action && (
          <Button
            size="small"
            onClick={() => {
              action.run();
              toasts.dismiss(id);
            }}
          >
            {action.label}
          </Button>
        )
      }
    >
      {text}
    </Toast>
  );
}

function close({ id, onDismiss }: ToastMessage): void {
  toasts.dismiss(id);
  onDismiss?.();
}

function useToastKeys(region: { current: HTMLElement | null }): void {
  useEffect(() => {
    let cameFrom: Element | null = null;
    function onKeyDown(event: KeyboardEvent): void {
      const toast = toasts.current();
      if (!toast) return;
      const isInside = region.current?.contains(document.activeElement) ?? false;
      if (event.key === 'F6' && !isInside) {
        event.preventDefault();
        cameFrom = document.activeElement;
        region.current?.querySelector('button')?.focus();
      } else if (event.key === 'Escape' && isInside) {
        close(toast);
        if (cameFrom instanceof HTMLElement) cameFrom.focus();
      }
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [region]);
}
