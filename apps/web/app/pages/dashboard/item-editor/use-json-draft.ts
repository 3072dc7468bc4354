import { useEffect, useState } from 'react';

const nameOf = (key: string) => `dalil.editor.${key}`;

function stored(key: string): { base: number; value: unknown } | null {
  try {
    return JSON.parse(localStorage.getItem(nameOf(key)) ?? 'null') as { base: number; value: unknown } | null;
  } catch {
    // Storage that is blocked or damaged holds no draft.
    return null;
  }
}

function store(key: string, draft: unknown): void {
  try {
    if (draft === null) localStorage.removeItem(nameOf(key));
    else localStorage.setItem(nameOf(key), JSON.stringify(draft));
  } catch {
    // The server takes what the device cannot store.
  }
}

/**
 * STAFF-1: a form being filled, which survives a closed tab on the device of its user. `base` is the version of the server it was
 * made to; a draft to an older version is dropped, because its user could not save it.
 */
export function useJsonDraft<Value>(key: string, base: number, initial: Value) {
  const [saved, setSaved] = useState(initial);
  const [value, setValue] = useState(initial);
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    const found = stored(key);
    if (!found) return;
    if (found.base === base) {
      setValue(found.value as Value);
      setRestored(true);
    } else store(key, null);
  }, [key, base]);
  return {
    value,
    isRestored,
    isChanged: JSON.stringify(value) !== JSON.stringify(saved),
    change: (next: Value) => {
      setValue(next);
      store(key, { base, value: next });
    },
    discard: () => {
      store(key, null);
      setValue(saved);
      setRestored(false);
    },
    markSaved: () => {
      store(key, null);
      setSaved(value);
      setRestored(false);
    },
  };
}
