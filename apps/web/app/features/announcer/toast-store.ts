import { type Clock, SYSTEM_CLOCK } from './clock.ts';

/** ERR-5 */
const VISIBLE_MS = 5000;

/** A transient message in the page's language. One with the `id` of an earlier one replaces it. */
export type ToastMessage = {
  id: string;
  tone: 'info' | 'success' | 'error';
  title: string;
  text?: string;
  action?: { label: string; run: () => void };
  /** The user closed it, which is an answer if the toast asks a question. */
  onDismiss?: () => void;
  /** The action is also available elsewhere, so the toast need not wait for it. */
  isPassing?: boolean;
  /** Displayed during the navigation to another page, to which it belongs. */
  isOfNextPage?: boolean;
  /** Stays until it is dismissed or the user leaves the page: it confirms what cannot be undone. */
  isLasting?: boolean;
};

export type ToastStore = {
  show: (toast: ToastMessage) => void;
  dismiss: (id: string) => void;
  /** The pointer or focus is on the toast: the timer is paused until `resume`. */
  pause: () => void;
  resume: () => void;
  /** The user navigated to another page: toasts that wait for an answer are removed. */
  leavePage: () => void;
  current: () => ToastMessage | null;
  subscribe: (listener: () => void) => () => void;
};

/**
 * Displays one toast at a time, the newest. A plain one disappears after five seconds. An error or one with an action stays until
 * it is dismissed, and returns after a newer one covered it (WCAG 2.2.1). While `doStay` says so, every toast stays.
 */
export function createToastStore(clock: Clock, doStay = () => false): ToastStore {
  const listeners = new Set<() => void>();
  let stack: ToastMessage[] = [];
  let remaining = VISIBLE_MS;
  let startedAt = 0;
  let stop: (() => void) | undefined;
  let isPaused = false;
  const lasts = (toast: ToastMessage) => doStay() || isLasting(toast);

  function change(next: ToastMessage[]): void {
    const before = stack.at(-1);
    stack = next;
    if (stack.at(-1) !== before) {
      halt();
      remaining = VISIBLE_MS;
      run();
    }
    for (const listener of listeners) listener();
  }

  function dismiss(id: string): void {
    change(stack.filter((toast) => toast.id !== id));
  }

  function run(): void {
    const toast = stack.at(-1);
    if (!toast || isPaused || lasts(toast)) return;
    startedAt = clock.now();
    stop = clock.after(remaining, () => dismiss(toast.id));
  }

  function halt(): void {
    stop?.();
    stop = undefined;
  }

  return {
    show: (toast) => change([...stack.filter((other) => other.id !== toast.id && lasts(other)), toast]),
    dismiss,
    pause() {
      if (isPaused) return;
      isPaused = true;
      if (stop) remaining -= clock.now() - startedAt;
      halt();
    },
    resume() {
      if (!isPaused) return;
      isPaused = false;
      run();
    },
    leavePage() {
      const left = stack.filter((toast) => toast.isOfNextPage || !lasts(toast));
      change(left.map((toast) => (toast.isOfNextPage ? { ...toast, isOfNextPage: false } : toast)));
    },
    current: () => stack.at(-1) ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function isLasting(toast: ToastMessage): boolean {
  return toast.isLasting === true || toast.tone === 'error' || (toast.action !== undefined && !toast.isPassing);
}

/** The toasts of this tab. Only the browser displays any, so nothing leaks between users on the server. */
export const toasts = createToastStore(SYSTEM_CLOCK, () => document.documentElement.dataset.toasts === 'stay');
