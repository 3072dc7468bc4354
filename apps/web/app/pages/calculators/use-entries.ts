import { useEffect, useState } from 'react';
import { type Entries, readEntries, writeEntries } from './address-state.ts';

/**
 * What the user entered, stored in the fragment of the address. Empty on the server and until the page is hydrated; then what the
 * address holds, and what was typed before the page was ready.
 */
export function useEntries(names: readonly string[]): {
  entries: Entries;
  enter: (name: string, text: string) => void;
} {
  const [entries, setEntries] = useState<Entries>({});
  const key = names.join(' ');

  useEffect(() => {
    const adopt = () => setEntries(readEntries(window.location.hash, key.split(' ')));
    const typed = typedBefore(key.split(' '));
    setEntries({ ...readEntries(window.location.hash, key.split(' ')), ...typed });
    window.addEventListener('hashchange', adopt);
    return () => window.removeEventListener('hashchange', adopt);
  }, [key]);

  function enter(name: string, text: string): void {
    const changed = { ...entries, [name]: text };
    setEntries(changed);
    // Not a navigation: nothing is loaded, and the way back does not lead through every key stroke.
    window.history.replaceState(
      window.history.state,
      '',
      window.location.pathname + window.location.search + writeEntries(changed),
    );
  }

  return { entries, enter };
}

/** What stands in text fields that the user filled in before the page answered. */
function typedBefore(names: readonly string[]): Entries {
  const fields = names.flatMap((name) => [...document.getElementsByName(name)]);
  return Object.fromEntries(
    fields.flatMap((field) =>
      field instanceof HTMLInputElement && field.type !== 'checkbox' && field.value !== field.defaultValue
        ? [[field.name, field.value]]
        : [],
    ),
  );
}
