export type ToastMessage = {
  id: number;
  tone: 'info' | 'success' | 'error';
  title: string;
  text?: string;
  action?: { label: string; onSelect: () => void };
};

export type ToastQueue = {
  /** Puts a message at the end of the queue; a message that is still waiting or shown is not queued twice. */
  show(message: Omit<ToastMessage, 'id'>): void;
  dismiss(id: number): void;
  /** The one message to show now. */
  current(): ToastMessage | undefined;
  subscribe(listener: () => void): () => void;
};

/** Waiting toasts. One is shown at a time (ERR-5). */
export function createToastQueue(): ToastQueue {
  let messages: readonly ToastMessage[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly ToastMessage[]) => {
    messages = next;
    for (const listener of listeners) listener();
  };
  return {
    show(message) {
      if (messages.some((waiting) => waiting.title === message.title && waiting.text === message.text)) return;
      lastId += 1;
      change([...messages, { ...message, id: lastId }]);
    },
    dismiss: (id) => change(messages.filter((message) => message.id !== id)),
    current: () => messages[0],
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
