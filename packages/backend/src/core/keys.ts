/** A random key by its version, the second since 1970 from which it is the one in use; 0 for the first. */
export type Key = { readonly version: number; readonly value: string };

/** All keys of one purpose, the latest first. What any of them signed is accepted. */
export type Keys = readonly Key[];

/**
 * The key that signs and encrypts now. A new one is stored before it is in use, so that every server process knows it by the time
 * the first signs with it. Throws where there is none.
 */
export function keyInUse(keys: Keys, now: Date): Key {
  const seconds = now.getTime() / 1000;
  const found = keys.find(({ version }) => version <= seconds) ?? keys.at(-1);
  if (!found) throw new Error('there is no key');
  return found;
}
