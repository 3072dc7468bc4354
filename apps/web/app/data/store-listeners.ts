/** The subscribers of a store on the device. */
export type StoreListeners = { notify: () => void; subscribe: (listener: () => void) => () => void };

/** `notify` calls every listener. So does a change that another tab makes to the device's storage. */
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
