import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import type { ToastMessage, ToastQueue } from './toast-queue.ts';

const SHOWN_FOR_MS = 5000;
const ICONS = { info: Info, success: CircleCheck, error: CircleAlert };
const COLOURS = { info: 'text-info', success: 'text-success', error: 'text-danger' };

/** Plain messages leave by themselves; an error or an action waits for the reader. */
function leavesByItself(toast: ToastMessage): boolean {
  return toast.tone !== 'error' && toast.action === undefined;
}

/** ERR-5: takes the toast away 5 s after it appeared; time spent on it with pointer or focus does not count. */
function useExpiry(toast: ToastMessage | undefined, isPaused: boolean, onExpire: (id: number) => void): void {
  const left = useRef(SHOWN_FOR_MS);
  const id = toast?.id;
  const isTimed = toast !== undefined && leavesByItself(toast);
  useEffect(() => {
    if (id !== undefined) left.current = SHOWN_FOR_MS;
  }, [id]);
  useEffect(() => {
    if (id === undefined || !isTimed || isPaused) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => onExpire(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [id, isTimed, isPaused, onExpire]);
}

export type ToastRegionProps = { queue: ToastQueue; label: string; closeLabel: string };

/** The place of toasts: top, where lines end. F6 moves into it, Escape dismisses. Both live regions stay mounted. */
export function ToastRegion({ queue, label, closeLabel }: ToastRegionProps) {
  const toast = useSyncExternalStore(queue.subscribe, queue.current, () => undefined);
  const [isHeld, setHeld] = useState(false);
  const region = useRef<HTMLElement>(null);
  useExpiry(toast, isHeld, queue.dismiss);
  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || queue.current() === undefined) return;
      event.preventDefault();
      region.current?.focus();
    };
    document.addEventListener('keydown', focusRegion);
    return () => document.removeEventListener('keydown', focusRegion);
  }, [queue]);
  const card = toast === undefined ? null : <ToastCard toast={toast} closeLabel={closeLabel} onClose={() => queue.dismiss(toast.id)} />;
  return (
    <section
      ref={region}
      aria-label={label}
      tabIndex={-1}
      className="layer-toast fixed inset-x-4 top-header mt-2 medium:start-auto medium:w-full medium:max-w-drawer"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && toast !== undefined) queue.dismiss(toast.id);
      }}
    >
      <div role="status">{toast?.tone === 'error' ? null : card}</div>
      <div role="alert">{toast?.tone === 'error' ? card : null}</div>
    </section>
  );
}

function ToastCard({ toast, closeLabel, onClose }: { toast: ToastMessage; closeLabel: string; onClose: () => void }) {
  const Icon = ICONS[toast.tone];
  const { action } = toast;
  return (
    <div key={toast.id} className="flex animate-enter items-start gap-3 rounded-card bg-surface ps-4 pe-2 py-2 text-text shadow-floating forced-colors:border">
      <Icon aria-hidden className={`icon mt-3 ${COLOURS[toast.tone]}`} />
      <div className="flex min-w-0 grow flex-col items-start gap-1 py-2">
        <strong className="text-ui font-semibold">{toast.title}</strong>
        {toast.text === undefined ? null : <p className="text-label text-text-2">{toast.text}</p>}
        {action === undefined ? null : (
          <Button
            size="small"
            onClick={() => {
              action.onSelect();
              onClose();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton label={closeLabel} icon={<X aria-hidden className="icon" />} onClick={onClose} />
    </div>
  );
}
