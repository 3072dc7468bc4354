/** Those who follow a store on the device. */
export type StoreListeners = { tell: () => void; subscribe: (listener: () => void) => () => void };

/** `tell` reaches every listener, as does a change another tab makes to what the device keeps. */
export function createStoreListeners(): StoreListeners {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    tell,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) addEventListener('storage', tell);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', tell);
      };
    },
  };
}
