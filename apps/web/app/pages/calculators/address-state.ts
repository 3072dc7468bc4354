import { cutText } from '@dalil/domain/language/cut-text.ts';

/**
 * The entries of a calculator in the fragment of its address. Browsers never send the fragment, so that an address can be shared
 * and the figures in it stay with whoever opens it.
 */
export type Entries = Readonly<Record<string, string>>;

const LONGEST = 200;

/** The entries in a fragment (`#rent=72000`) that belong to some names. */
export function readEntries(fragment: string, names: readonly string[]): Entries {
  const found = new URLSearchParams(fragment.replace(/^#/, ''));
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = found.get(name);
      return value === null ? [] : [[name, cutText(value, LONGEST)]];
    }),
  );
}

/** The fragment for some entries, with its sign; empty without any. */
export function writeEntries(entries: Entries): string {
  const named = Object.entries(entries).filter(([, value]) => value !== '');
  return named.length > 0 ? `#${new URLSearchParams(named).toString()}` : '';
}
