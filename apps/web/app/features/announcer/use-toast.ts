import { type ToastStore, toasts } from './toast-store.ts';

/** Displays a toast. Call it from handlers and effects, never while rendering. */
export function useToast(): ToastStore['show'] {
  return toasts.show;
}
