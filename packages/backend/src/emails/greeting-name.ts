const LONGEST = 60;
/** Letters with their marks, and what joins names; a full stop only where no address can come of it. */
const NAME = /^[\p{L}\p{M}](?:[\p{L}\p{M}'’‑ -]|\.(?= |$))*$/u;

/**
 * The name a mail may call its reader by. A name comes from whoever signed up, perhaps with somebody else's address: one
 * that could carry an advertisement or a link gives undefined, and the mail greets without a name.
 */
export function greetingName(fullName: string): string | undefined {
  const name = fullName.normalize('NFC').replace(/\s+/g, ' ').trim();
  return name.length <= LONGEST && NAME.test(name) ? name : undefined;
}
