import type { ToastQueue } from '../../ui/toast-queue.ts';
import { toasts } from './toasts.ts';

/** Shows a toast, in words of the page's language. Call it from handlers and effects, never while rendering. */
export function useToast(): ToastQueue['show'] {
  return toasts.show;
}
