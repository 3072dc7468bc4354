import { type ToastMessage, toasts } from './toast-store.ts';

/** Shows a toast. Call it from handlers and effects, never while rendering. */
export function useToast(): (toast: ToastMessage) => void {
  return toasts.show;
}
