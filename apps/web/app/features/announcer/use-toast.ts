import { type ToastStore, toasts } from './toast-store.ts';

/** Shows a toast. Call it from handlers and effects, never while rendering. */
export function useToast(): ToastStore['show'] {
  return toasts.show;
}
