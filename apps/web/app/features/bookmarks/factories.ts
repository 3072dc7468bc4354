/** A storage that is emptied with the test. */
export function memoryStorage(saved: Record<string, string> = {}): Storage {
  const values = new Map(Object.entries(saved));
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (at) => [...values.keys()][at] ?? null,
    removeItem: (key) => values.delete(key),
    setItem: (key, value) => values.set(key, value),
  };
}
