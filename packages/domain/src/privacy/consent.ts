import * as z from 'zod/mini';
import { localeSchema } from '../language/locale.ts';
import { textInput } from '../language/text-input.ts';
import { CONSENT_CHOICES, CONSENT_VERSION, grantedBy, OPTIONAL_CATEGORIES } from './consent-rules.ts';

/** SHA-256 in hex of the text the dialog displayed. Null where none was displayed. */
const textHash = z.nullable(textInput().check(z.regex(/^[0-9a-f]{64}$/)));

/** PRIV-5: what a device stores of a decision and sends to the account of whoever is signed in. */
export const consentReceiptSchema = z.strictObject({
  /** Made by the device, so that a receipt sent twice is stored once. */
  id: textInput().check(z.regex(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/)),
  version: z.literal(CONSENT_VERSION),
  choice: z.enum(CONSENT_CHOICES),
  /** The categories that are on, without `necessary`. */
  granted: z.array(z.enum(OPTIONAL_CATEGORIES)).check(z.maxLength(OPTIONAL_CATEGORIES.length)),
  /** Whether the browser sent Global Privacy Control. */
  gpc: z.boolean(),
  locale: localeSchema,
  textHash,
  /** When it was made, by the clock of the device. */
  at: z.iso.datetime(),
});
export type ConsentReceipt = z.infer<typeof consentReceiptSchema>;

/** Whether a receipt says what its choice means: "accepted" grants all, "rejected" and the browser's signal grant nothing. */
export function isConsistent({ choice, granted, textHash }: ConsentReceipt): boolean {
  const isTextKnown = choice === 'gpc' || textHash !== null;
  return (
    isTextKnown && grantedBy(choice, granted).length === granted.length && new Set(granted).size === granted.length
  );
}

/** The receipt in the text of the device's storage. Null if there is none, or one of another version. */
export function readReceipt(stored: string | null): ConsentReceipt | null {
  try {
    const receipt = consentReceiptSchema.safeParse(JSON.parse(stored ?? 'null')).data;
    return receipt && isConsistent(receipt) ? receipt : null;
  } catch {
    return null;
  }
}

/** PRIV-5: an anonymised address: the network of 24 bits (IPv4) or 48 bits (IPv6). Null for what is no address. */
export function anonymousAddress(address: string): string | null {
  const four = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i.exec(address);
  if (four) return `${four[1]}.0`;
  if (!/^[0-9a-f:]+$/i.test(address) || !address.includes(':')) return null;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const filled =
    tail === undefined ? groups : [...groups, ...Array(8 - groups.length - after.length).fill('0'), ...after];
  return `${filled.slice(0, 3).join(':')}::`;
}

/** The kind of a browser, for the record: `phone, Chrome`. Versions and models are left out. */
export function browserClass(userAgent: string): string {
  const device = /iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)
    ? 'tablet'
    : /Mobi|iPhone/.test(userAgent)
      ? 'phone'
      : 'computer';
  // Others contain the names that follow theirs.
  const name = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'].find((one) => userAgent.includes(one)) ?? 'other';
  return `${device}, ${name === 'Edg' ? 'Edge' : name === 'OPR' ? 'Opera' : name}`;
}
