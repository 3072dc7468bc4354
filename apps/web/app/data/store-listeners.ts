/** Those who follow a store on the device. */
export type StoreListeners = { notify: () => void; subscribe: (listener: () => void) => () => void };

/** `tell` reaches every listener, as does a change another tab makes to what the device keeps. */
export function createStoreListeners(): StoreListeners {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    notify,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) addEventListener('storage', notify);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', notify);
      };
    },
  };
}
